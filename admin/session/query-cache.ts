import { QueryClient } from '@tanstack/react-query';
import { currentSession, subscribeToSession } from '#client/session/session.ts';
import { watchFailures } from './failures.ts';
import { isRepeated, onlyAfterOutage } from './outage.ts';

/**
 * The query cache of all screens. A read that an outage stopped is repeated automatically: after a while, and at once when the window is
 * shown again or the network is back.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: isRepeated,
      refetchInterval: onlyAfterOutage,
      refetchOnWindowFocus: true,
      // By default a query without a network is paused and its screen loads for ever; it must fail and say so.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false },
  },
});
watchFailures(queries.getQueryCache());

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
