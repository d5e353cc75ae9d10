import { useLocation } from 'react-router';
import { urlFor } from '#contract/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { useText } from '../locale/locale-context.tsx';
import { checkoutMessages } from '../messages/checkout.ts';
import { shell } from '../messages/shell.ts';

/** Order pages belong to a member: who is not signed in is shown the way there and back. */
export function LoginNeeded() {
  const text = useText();
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      sentence={text(checkoutMessages.loginFirst)}
      action={<ButtonLink href={urlFor('login', {}, { next: pathname + search })}>{text(shell.login)}</ButtonLink>}
    />
  );
}
