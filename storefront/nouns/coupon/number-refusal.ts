/** What a coupon number was refused with, and how many coupons were held then. */
export type Refusal = { readonly sentence: string; readonly heldCount: number };

/** The refusal as long as it is the last word: a coupon that came since makes it yesterday's news. */
export function standingRefusal(refusal: Refusal | null, heldCount: number): string | null {
  return refusal !== null && refusal.heldCount >= heldCount ? refusal.sentence : null;
}
