import { forgetDraftsOf } from '#admin/kit/edit/edit-draft.ts';
import { forgetWords } from '#admin/kit/edit/office-words.ts';
import { currentSession, signOut } from '#client/session/session.ts';

/**
 * Signs out. What was written and not saved goes with whoever leaves: signing out clears local storage, drafts and the copies of this tab lie beside
 * it. They go first: another tab, whose session ends with this one by itself, keeps what stands in its own forms.
 */
export async function leaveOffice(): Promise<void> {
  const { userId } = currentSession();
  if (userId !== null) await forgetDraftsOf(userId);
  forgetWords();
  await signOut();
}
