import { currentSession, signOut } from '#client/session/session.ts';
import { tabStorage } from '#client/stores/browser-storage.ts';
import { urlFor } from '#contract/routes.ts';
import { forgetTab } from './forget-tab.ts';

/**
 * Signs out in this browser, navigates home and deletes the member's local data. Form input and unsaved designs are kept if a session only
 * expires. Browser only.
 */
export async function leaveShop(navigate: (to: string) => void | Promise<void>): Promise<void> {
  const { userId } = currentSession();
  // Navigates first: a member page's guard would show a visitor an alert.
  await navigate(urlFor('main'));
  forgetTab(tabStorage);
  await signOut();
  if (userId !== null)
    await import('#storefront/editor/document/drafts.ts').then(({ deleteDraftsOf }) => deleteDraftsOf(userId)).catch(console.error);
}
