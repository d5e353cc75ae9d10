import { Fragment, type ReactNode } from 'react';
import { partsOf } from '#contract/sentences.ts';
import { useLocale } from './locale-context.tsx';
import type { Message } from './message.ts';

type Props = {
  message: Message;
  /** Visible values by slot name. */
  shown: Readonly<Record<string, ReactNode>>;
  /** Visually hidden values by slot name. */
  said?: Readonly<Record<string, string | number>>;
};

/**
 * A full sentence for screen readers, of which only some slots are visible. Unlike a label next to other visible text, it works with voice
 * control: the visible text is part of the name (WCAG 2.5.3). The parent element must be positioned.
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
