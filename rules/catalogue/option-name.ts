interface Words {
  readonly ko: string;
  readonly en: string;
}

/** What an option is called: the frame where there are several, the colour, the size: `오버핏 / 검정 / M`. */
export function optionName(parts: { frame: Words | null; color: Words | null; size: string; frames: number }): Words {
  const join = (language: 'ko' | 'en') =>
    [parts.frames > 1 ? parts.frame?.[language] : undefined, parts.color?.[language], parts.size].filter(Boolean).join(' / ');
  const name = { ko: join('ko'), en: join('en') };
  // A thing of one kind has one option all the same.
  return name.ko === '' ? { ko: '기본', en: 'Standard' } : name;
}
