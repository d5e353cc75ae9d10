import type { ReactNode } from 'react';
import { filled } from '#contract/sentences.ts';
import { useLocale } from './locale-context.tsx';
import type { Message } from './message.ts';

type Props = {
  message: Message;
  said: Readonly<Record<string, string | number>>;
  /** The visible part. */
  children: ReactNode;
};

/**
 * A full sentence for screen readers, of which only some values are visible. Voice control works if the sentence contains them (WCAG 2.5.3).
 * Hidden and visible pieces side by side would be read with spaces between them. The parent element must be positioned.
 */
export function Spoken({ message, said, children }: Props) {
  return (
    <>
      <span className="sr-only">{filled(message[useLocale()], said)}</span>
      <span aria-hidden="true" className="contents">
        {children}
      </span>
    </>
  );
}
