import { useSyncExternalStore } from 'react';
import { currentSession, serverSession, subscribeToSession } from './session.ts';
import type { Session } from './stored-session.ts';

/** Who is signed in, live over all tabs. On the server and while hydrating: a visitor. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, serverSession);
}
