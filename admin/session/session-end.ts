import { currentSession, subscribeToSession } from '#client/session/session.ts';

/** Calls `cut` when the session ends here, in this tab or another: what is kept beside it may have gone with it. Returns the way to stop it. */
export function onSessionEnd(cut: () => void): () => void {
  return subscribeToSession(() => {
    if (currentSession().userId === null) cut();
  });
}
