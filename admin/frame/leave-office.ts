import { forgetDraftsOf } from '#admin/kit/edit/edit-draft.ts';
import { forgetWords } from '#admin/kit/edit/office-words.ts';
import { currentSession, signOut } from '#client/session/session.ts';
import { forgetKeys } from '#client/wire/idempotency-keys.ts';

/**
 * Signs out and deletes the user's unsaved drafts and waiting requests: signing out clears local storage, while IndexedDB drafts and this
 * tab's copies are separate. These are deleted first. Another tab, whose session ends as a result, keeps what is in its open forms.
 */
export async function leaveOffice(): Promise<void> {
  const { userId } = currentSession();
  if (userId !== null) await forgetDraftsOf(userId);
  forgetWords();
  forgetRequests();
  await signOut();
}

function forgetRequests(): void {
  try {
    forgetKeys(sessionStorage);
  } catch (error) {
    // Without storage there is nothing to delete.
    console.warn(error);
  }
}
