import { QueryClient } from '@tanstack/react-query';
import { currentSession, subscribeToSession } from '#client/session/session.ts';

/** The query cache of all screens. */
export const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: 10_000, retry: 1, refetchOnWindowFocus: true }, mutations: { retry: false } },
});

/** Clears the cache when another user signs in; the same user finds their data again after a lost session. Returns a function to stop. */
export function forgetForOthers(): () => void {
  let { userId } = currentSession();
  return subscribeToSession(() => {
    const now = currentSession().userId;
    if (now === null || now === userId) return;
    userId = now;
    queries.clear();
  });
}
