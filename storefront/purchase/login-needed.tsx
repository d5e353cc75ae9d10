import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { useText } from '../locale/locale-context.tsx';
import { checkoutMessages } from '../messages/checkout.ts';
import { shell } from '../messages/shell.ts';
import { useSignInUrl } from '../session/use-sign-in-url.ts';

/** Order pages belong to a member: who is not signed in is shown the way there and back. */
export function LoginNeeded() {
  const text = useText();
  const login = useSignInUrl();
  return (
    <EmptyState
      drawing="no-orders"
      sentence={text(checkoutMessages.loginFirst)}
      action={<ButtonLink href={login}>{text(shell.login)}</ButtonLink>}
    />
  );
}
