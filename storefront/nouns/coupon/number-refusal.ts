/** The error for a coupon number, and the number of coupons held at that time. */
export type Refusal = { readonly sentence: string; readonly heldCount: number };

/** The error, unless a coupon was added since. */
export function standingRefusal(refusal: Refusal | null, heldCount: number): string | null {
  return refusal !== null && refusal.heldCount >= heldCount ? refusal.sentence : null;
}
