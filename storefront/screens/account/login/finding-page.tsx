import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import { shell } from '#client/locale/shell.ts';
import { urlFor } from '#contract/routes.ts';
import { signInMessages } from '../texts.ts';

const otherNames = { id: signInMessages.findId, password: signInMessages.findPassword } as const;

type Props = {
  title: Message;
  lead: Message;
  next: string;
  /** The other thing that people look for. */
  other?: keyof typeof otherNames;
  children: ReactNode;
};

/** A page below the login page: its heading, which is where the reading goes on when the step changes, and the ways back. */
export function FindingPage({ title, lead, next, other, children }: Props) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const said = useRef(lead);
  useEffect(() => {
    if (said.current !== lead) heading.current?.focus();
    said.current = lead;
  }, [lead]);
  const link = 'inline-flex min-h-target items-center px-2 hover:text-ink';
  return (
    <div className="page-gutter max-w-form pt-8 lg:pt-16">
      <h1 ref={heading} tabIndex={-1} className="text-26 font-extrabold">
        {text(title)}
      </h1>
      <p className="mt-1 text-15 text-ink-2">{text(lead)}</p>
      {children}
      <p className="mt-6 flex items-center justify-center gap-2 text-15 text-ink-2">
        <Link to={urlFor('login', {}, { next })} className={link}>
          {text(shell.login)}
        </Link>
        {other === undefined ? null : (
          <>
            <span aria-hidden="true">·</span>
            <Link to={urlFor('login', {}, { find: other, next })} className={link}>
              {text(otherNames[other])}
            </Link>
          </>
        )}
      </p>
    </div>
  );
}
