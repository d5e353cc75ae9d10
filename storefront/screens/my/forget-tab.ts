/** Session storage keys that belong to no member: closed popups, whether this visit is measured, and the one-time redirect to Kakao. */
const ofNobody = ['seam.popups-closed', 'seam-visit', 'seam.kakao_went'];

/**
 * Forgets what a tab keeps of whoever signs out: words of forms, an order sheet half filled in, wishes, places in lists. A session that only ends
 * leaves them for the way back.
 */
export function forgetTab(storage: Pick<Storage, 'key' | 'length' | 'removeItem'>): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key !== null && !ofNobody.includes(key)) storage.removeItem(key);
}
