import { useStore } from '#ui/store.ts';
import { watchedSession } from './session.ts';
import { type Session, visitorSession } from './stored-session.ts';

/** The session, in sync across tabs. A visitor on the server and during hydration. */
export function useSession(): Session {
  return useStore(watchedSession, () => visitorSession);
}
