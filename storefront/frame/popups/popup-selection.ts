import { isPreview, previewed } from '#client/preview.ts';
import { deviceStorage, tabStorage } from '#client/stores/browser-storage.ts';
import { shouldShowPopups } from '#rules/home/popup.ts';
import { storageKeys } from '#rules/member/sign-in/session.ts';
import { createStore } from '#ui/store.ts';

/** Kept outside the session storage keys that signing out clears. */
const closedForVisit = 'seam.popups-closed';

export const popupsWanted = createStore(false);

/**
 * Decides on each route change whether the popup carousel shows (specification 4.10): not after Close in this visit, nor within 24 hours of
 * Not Show Again. A preview shows popups if it previews one, or the shop at another time. Browser only.
 */
export function selectPopups(now: number = Date.now()): void {
  const isClosed = tabStorage.getItem(closedForVisit) !== null;
  const areDue = !isClosed && shouldShowPopups(deviceStorage.getItem(storageKeys.closedPopup), now);
  const preview = previewed();
  const areSeen = preview !== null && (preview.kind ?? 'popups') === 'popups';
  popupsWanted.write(isPreview() ? areSeen : areDue);
}

/** Hides the popups for this visit, until the tab is closed. */
export function closePopups(): void {
  // A previewing staff member may also shop in the same browser.
  if (!isPreview()) tabStorage.setItem(closedForVisit, '1');
  popupsWanted.write(false);
}

/** Hides the popups for 24 hours. */
export function rejectPopups(now: number = Date.now()): void {
  if (!isPreview()) deviceStorage.setItem(storageKeys.closedPopup, String(now));
  popupsWanted.write(false);
}
