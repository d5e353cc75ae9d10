import { useLocation } from 'react-router';
import { urlFor } from '#contract/routes.ts';

/** The way to signing in or up that leads back to the page it is pressed on (`next`, see `returnPath`). */
export function useSignInUrl(name: 'login' | 'sign-up' = 'login'): string {
  const { pathname, search } = useLocation();
  return urlFor(name, {}, { next: pathname + search });
}
