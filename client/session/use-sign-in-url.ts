import { useLocation } from 'react-router';
import { urlFor } from '#contract/routes.ts';

/** The way to signing in or up that leads back to the page it is pressed on (`next`, see `returnPath`). */
export function useSignInUrl(name: 'login' | 'sign-up' = 'login'): string {
  const { pathname, search } = useLocation();
  return urlFor(name, {}, { next: pathname + search });
}

/** Says to the login page that `next` lies right behind it: going back there keeps the scroll position and everything else as it was. */
export const nextLiesBehind = { isNextBehind: true } as const;

/** True for a login page that was opened with `nextLiesBehind`. */
export function isNextBehind(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNextBehind' in state;
}
