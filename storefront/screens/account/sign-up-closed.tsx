import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { urlFor } from '#contract/routes.ts';
import { signUpClosed } from '#contract/sentences.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';

/** In place of a sign-up form while the shop has no terms to agree to. */
export function SignUpClosed() {
  const text = useText();
  return <EmptyState sentence={text(signUpClosed)} action={<ButtonLink href={urlFor('main')}>{text(shell.toHome)}</ButtonLink>} />;
}
