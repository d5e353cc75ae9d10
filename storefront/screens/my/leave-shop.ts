import { currentSession, signOut } from '#client/session/session.ts';
import { urlFor } from '#contract/routes.ts';
import { forgetTab } from './forget-tab.ts';

/**
 * Signs out in this browser and goes home, and takes along what is kept on this device for the member alone: typed words and unsaved designs
 * stay while a session only ends. Browser only.
 */
export async function leaveShop(navigate: (to: string) => void | Promise<void>): Promise<void> {
  const { userId } = currentSession();
  // Away first: the guard of a member page would greet a visitor with an alert.
  await navigate(urlFor('main'));
  forgetHere();
  await signOut();
  if (userId !== null)
    await import('#storefront/editor/document/drafts.ts').then(({ deleteDraftsOf }) => deleteDraftsOf(userId)).catch(console.error);
}

function forgetHere(): void {
  try {
    forgetTab(sessionStorage);
  } catch (error) {
    // A browser that keeps nothing has nothing to forget.
    console.warn(error);
  }
}
