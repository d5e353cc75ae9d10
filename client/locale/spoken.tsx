import { Fragment, type ReactNode } from 'react';
import { partsOf } from '#contract/sentences.ts';
import { useLocale } from './locale-context.tsx';
import type { Message } from './message.ts';

type Props = {
  message: Message;
  /** What is on the screen, by the name of its slot. */
  shown: Readonly<Record<string, ReactNode>>;
  /** What is only said, by the name of its slot. */
  said?: Readonly<Record<string, string | number>>;
};

/**
 * The whole sentence for screen readers, of which only some slots are on the screen. Unlike a label beside other visible words
 * it can be spoken to: what is seen is part of what it is called (WCAG 2.5.3). The element around it must be positioned.
 */
export function Spoken({ message, shown, said = {} }: Props) {
  return partsOf(message[useLocale()]).map(({ words, slot, one }, index) => {
    const key = `${index} ${words}`;
    if (slot !== undefined && one === undefined && slot in shown) return <Fragment key={key}>{shown[slot]}</Fragment>;
    const isOne = slot !== undefined && String(said[slot] ?? shown[slot]) === '1';
    return (
      <span key={key} className="sr-only">
        {slot === undefined || one !== undefined ? (isOne ? one : words) : said[slot]}
      </span>
    );
  });
}
