interface Words {
  readonly ko: string;
  readonly en: string;
}

/** The name of an option: the frame if there are several, then colour and size: `오버핏 / 검정 / M`. */
export function optionName(parts: { frame: Words | null; color: Words | null; size: string; frames: number }): Words {
  const join = (language: 'ko' | 'en') =>
    [parts.frames > 1 ? parts.frame?.[language] : undefined, parts.color?.[language], parts.size].filter(Boolean).join(' / ');
  const name = { ko: join('ko'), en: join('en') };
  // A product without variants still has one option.
  return name.ko === '' ? { ko: '기본', en: 'Standard' } : name;
}
