import { Fragment, type ReactNode } from 'react';
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
  const parts = [...message[useLocale()].matchAll(/\{(\w+)\}|[^{]+/g)];
  return parts.map(({ 0: words, 1: slot, index }) =>
    slot !== undefined && slot in shown ? (
      <Fragment key={index}>{shown[slot]}</Fragment>
    ) : (
      <span key={index} className="sr-only">
        {slot === undefined ? words : said[slot]}
      </span>
    ),
  );
}
