import { QueryClient } from '@tanstack/react-query';
import { currentSession, subscribeToSession } from '#client/session/session.ts';

/** What the screens have asked for, for a while. */
export const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: 10_000, retry: 1, refetchOnWindowFocus: true }, mutations: { retry: false } },
});

/** Empties the cache when somebody else signs in here; whoever comes back after a lost session finds what they had. Returns the way to stop it. */
export function forgetForOthers(): () => void {
  let { userId } = currentSession();
  return subscribeToSession(() => {
    const now = currentSession().userId;
    if (now === null || now === userId) return;
    userId = now;
    queries.clear();
  });
}
