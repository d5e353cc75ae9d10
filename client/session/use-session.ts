import { useStore } from '../stores/store.ts';
import { watchedSession } from './session.ts';
import { type Session, visitorSession } from './stored-session.ts';

/** Who is signed in, live over all tabs. On the server and while hydrating: a visitor. */
export function useSession(): Session {
  return useStore(watchedSession, () => visitorSession);
}
