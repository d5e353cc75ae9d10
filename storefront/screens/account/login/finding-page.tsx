import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import { shell } from '#client/locale/shell.ts';
import { urlFor } from '#contract/routes.ts';
import { signInMessages } from '../texts.ts';

/** Links to the other pages. */
const ways = { login: shell.login, id: signInMessages.findId, password: signInMessages.findPassword } as const;
type Way = keyof typeof ways;

type Props = {
  title: Message;
  lead: Message;
  next: string;
  leadsTo?: readonly Way[];
  children: ReactNode;
};

/** A page below the login: its heading, focused when the step changes, and links back. */
export function FindingPage({ title, lead, next, leadsTo = [], children }: Props) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const said = useRef(lead);
  useEffect(() => {
    if (said.current !== lead) heading.current?.focus();
    said.current = lead;
  }, [lead]);
  return (
    <div className="page-gutter max-w-form pt-8 lg:pt-16">
      <h1 ref={heading} tabIndex={-1} className="page-title">
        {text(title)}
      </h1>
      <p className="mt-1 text-15 text-ink-2">{text(lead)}</p>
      {children}
      <FindingWays next={next} leadsTo={leadsTo} />
    </div>
  );
}

/** Links between the login and the find pages. */
export function FindingWays({ next, leadsTo }: { next: string; leadsTo: readonly Way[] }) {
  const text = useText();
  return (
    <ul className="mt-4 flex items-center justify-center divide-x divide-line text-15 text-ink-2 empty:hidden">
      {leadsTo.map((way) => (
        <li key={way}>
          <Link
            to={urlFor('login', {}, way === 'login' ? { next } : { find: way, next })}
            className="inline-flex min-h-target items-center px-4 hover:text-ink"
          >
            {text(ways[way])}
          </Link>
        </li>
      ))}
    </ul>
  );
}
