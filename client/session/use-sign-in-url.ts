import { useLocation } from 'react-router';
import { urlFor } from '#contract/routes.ts';

/** The URL to sign in or up, returning to the current page (`next`, see `returnPath`), there with this hash. */
export function useSignInUrl(name: 'login' | 'sign-up' = 'login', hash = ''): string {
  const { pathname, search } = useLocation();
  return urlFor(name, {}, { next: pathname + search + hash });
}

/** Tells the login page that `next` is the previous history entry: going back to it keeps its scroll position and state. */
export const nextLiesBehind = { isNextBehind: true } as const;

/** True for a login page opened with `nextLiesBehind`. */
export function isNextBehind(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNextBehind' in state;
}
