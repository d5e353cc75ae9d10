import { currentSession, subscribeToSession } from '#client/session/session.ts';

/** Calls `onEnd` when the session ends in any tab, which may have deleted drafts. Returns a function to unsubscribe. */
export function onSessionEnd(onEnd: () => void): () => void {
  return subscribeToSession(() => {
    if (currentSession().userId === null) onEnd();
  });
}
