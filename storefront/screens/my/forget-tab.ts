import { keysOf } from '#client/stores/browser-storage.ts';

/** Session storage keys that belong to no member: closed popups, whether this visit is measured, and the one-time redirect to Kakao. */
const ofNobody = ['seam.popups-closed', 'seam-visit', 'seam.kakao_went'];

/**
 * Deletes a member's data from the tab on sign-out: form input, a checkout draft, pending likes, list positions. A session that only
 * expires keeps it, for when the member returns.
 */
export function forgetTab(storage: Pick<Storage, 'key' | 'length' | 'removeItem'>): void {
  for (const key of keysOf(storage)) if (!ofNobody.includes(key)) storage.removeItem(key);
}
