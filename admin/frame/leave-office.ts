import { sweepEditDrafts } from '#admin/kit/edit/edit-draft.ts';
import { currentSession, signOut } from '#client/session/session.ts';

/** Signs out. What was written and not saved goes with whoever leaves: signing out clears local storage, and drafts lie beside it. */
export async function leaveOffice(): Promise<void> {
  const { userId } = currentSession();
  await signOut();
  await sweepEditDrafts(userId ?? undefined);
}
