/** The state of products, options, graphics, coupons and everything else that is published; the other one is STOP. */
export const shownState = 'ACT';

/** True for a row that the shop shows and sells: published, and not deleted where rows can be. */
export function isShown(row: { state: string; deleted_at?: unknown }): boolean {
  return row.state === shownState && (row.deleted_at ?? null) === null;
}
