import { forgetStaffDrafts } from '#admin/kit/edit/staff-drafts.ts';
import { currentSession, signOut } from '#client/session/session.ts';
import { tabStorage } from '#client/stores/browser-storage.ts';
import { forgetKeys } from '#client/wire/idempotency-keys.ts';

/**
 * Signs out, after deleting the user's drafts and the bodies of waiting requests. Another tab, whose session ends as a result, keeps its
 * drafts, so the keys of waiting requests stay on the shelf (`keyShelf`).
 */
export async function leaveOffice(): Promise<void> {
  const { userId } = currentSession();
  if (userId !== null) await forgetStaffDrafts(userId);
  forgetKeys(tabStorage);
  await signOut();
}
