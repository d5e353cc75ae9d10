import { useEffect, useRef } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import { shell } from '#client/locale/shell.ts';
import { useSignInUrl } from '#client/session/use-sign-in-url.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { checkoutMessages } from './texts.ts';

/** Shown on order pages to visitors: a link to the login that returns here. Takes the focus: it replaces a page whose session ended. */
export function LoginNeeded({ sentence = checkoutMessages.loginFirst }: { sentence?: Message }) {
  const text = useText();
  const login = useSignInUrl();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      <EmptyState drawing="no-orders" sentence={text(sentence)} action={<ButtonLink href={login}>{text(shell.login)}</ButtonLink>} />
    </div>
  );
}
