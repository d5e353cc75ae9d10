import { forgetDraftsOf } from '#admin/kit/edit/edit-draft.ts';
import { forgetWords } from '#admin/kit/edit/office-words.ts';
import { currentSession, signOut } from '#client/session/session.ts';
import { tabStorage } from '#client/stores/browser-storage.ts';
import { forgetKeys } from '#client/wire/idempotency-keys.ts';

/**
 * Signs out and deletes the user's unsaved drafts and the bodies of waiting requests: signing out clears local storage, while IndexedDB
 * drafts and this tab's copies are separate. These are deleted first. Another tab, whose session ends as a result, keeps its copies of the
 * drafts, so the keys of waiting requests stay on the shelf (`key-shelf.ts`).
 */
export async function leaveOffice(): Promise<void> {
  const { userId } = currentSession();
  if (userId !== null) await forgetDraftsOf(userId);
  forgetWords();
  forgetKeys(tabStorage);
  await signOut();
}
