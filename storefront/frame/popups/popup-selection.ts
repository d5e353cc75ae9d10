import { createStore } from '#client/stores/store.ts';
import { storageKeys } from '#rules/member/session.ts';
import { shouldShowPopups } from '#rules/shop/popup.ts';

export const popupsWanted = createStore(false);

/**
 * Decides on each route change whether the popup carousel shows (specification 4): not within 24 hours of Not Show Again.
 * Close only hides until the next route change. Browser only.
 */
export function selectPopups(now: number = Date.now()): void {
  popupsWanted.write(shouldShowPopups(localStorage.getItem(storageKeys.closedPopup), now));
}

/** Hides the popups for now. */
export function closePopups(): void {
  popupsWanted.write(false);
}

/** Hides the popups for 24 hours. */
export function rejectPopups(now: number = Date.now()): void {
  localStorage.setItem(storageKeys.closedPopup, String(now));
  popupsWanted.write(false);
}
