import { withoutMissing } from '../shop/locale.ts';

type Words = { readonly ko: string; readonly en?: string };

/** The name of an option: the frame if there are several, then colour and size: `오버핏 / 검정 / M`. */
export function optionName(parts: { frame: Words | null; color: Words | null; size: string; frames: number }): Words {
  const named = [parts.frames > 1 ? parts.frame : null, parts.color].filter((part) => part !== null);
  const join = (language: keyof Words) => [...named.map((part) => part[language]), parts.size].filter(Boolean).join(' / ');
  // In a language that not every part is written in, the option has no name of its own.
  const name = withoutMissing({ ko: join('ko'), en: named.every(({ en }) => en) ? join('en') : '' });
  // A product without variants still has one option.
  return name.ko === '' ? { ko: '기본', en: 'Standard' } : name;
}
