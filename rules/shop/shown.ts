/** The state of products, options, graphics, coupons and everything else that is published. */
export const shownState = 'ACT';
/** The state of what is not shown at all. Products know one more that ends their sale, graphics one before they are approved. */
export const hiddenState = 'STOP';

/** True for a row that the shop shows and sells: published, and not deleted where rows can be. */
export function isShown(row: { state: string; deleted_at?: unknown }): boolean {
  return row.state === shownState && (row.deleted_at ?? null) === null;
}

/** True while its own page opens, even if it is no longer sold. */
export function isOpenable(row: { state: string }): boolean {
  return row.state !== hiddenState;
}
