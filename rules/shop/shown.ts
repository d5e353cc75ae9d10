/** The published state of products, options, graphics, coupons and all other content. */
export const shownState = 'ACT';
/** The hidden state. Products have one more for discontinued ones, graphics one for those awaiting approval. */
export const hiddenState = 'STOP';

/** True for a row that is visible and on sale: published and, where rows can be deleted, not deleted. */
export function isShown(row: { state: string; deleted_at?: unknown }): boolean {
  return row.state === shownState && (row.deleted_at ?? null) === null;
}

/** True when the row's own page can be opened, even if it is no longer on sale. */
export function isOpenable(row: { state: string }): boolean {
  return row.state !== hiddenState;
}
