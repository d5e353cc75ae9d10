import { couponWords as words } from './texts.ts';
import type { Offer } from './use-offers.ts';

/** The label of the coupons button: how many can be claimed; if none, how many are held, or that all are exhausted. */
export function offersLabel(states: readonly Offer['state'][]) {
  const countOf = (state: Offer['state']) => states.filter((each) => each === state).length;
  if (countOf('open') > 0) return { message: words.toTakeHere, count: countOf('open') };
  if (countOf('has') > 0) return { message: words.heldHere, count: countOf('has') };
  return { message: words.goneHere, count: states.length };
}
