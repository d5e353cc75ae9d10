import { couponWords as words } from './texts.ts';
import type { Offer } from './use-claims.ts';

/** What the way to coupons is called: how many can still be claimed; where none can, how many are held, or that all are gone. */
export function offersLabel(states: readonly Offer['state'][]) {
  const countOf = (state: Offer['state']) => states.filter((each) => each === state).length;
  if (countOf('open') > 0) return { message: words.toTakeHere, count: countOf('open') };
  if (countOf('has') > 0) return { message: words.heldHere, count: countOf('has') };
  return { message: words.goneHere, count: states.length };
}
