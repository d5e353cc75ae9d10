import { sumWon, type Won } from '../money.ts';
import { lapsesFirst, type PointLot } from './points.ts';

/** The amount a lot contributes to a debt. */
interface LotTaking {
  lot_id: number;
  amount: Won;
}

/**
 * Settles owed points (taken back after they were spent) from lots, those that expire first in front. An expired lot still counts until it
 * is written off, so that the time of reading makes no difference. Returns the lots with their remaining points, the amount taken from
 * each, and the remaining debt: a member with a debt holds no points.
 */
export function setOff<Lot extends PointLot>(lots: readonly Lot[], owed: Won): { lots: Lot[]; takings: LotTaking[]; owed: Won } {
  let due = owed;
  const paying = lots.toSorted(lapsesFirst).map((lot) => {
    const amount = Math.min(due, lot.amount - lot.taken);
    due -= amount;
    return { lot: { ...lot, taken: lot.taken + amount }, amount };
  });
  return {
    lots: paying.map(({ lot }) => lot),
    takings: paying.filter(({ amount }) => amount > 0).map(({ lot, amount }) => ({ lot_id: lot.id, amount })),
    owed: due,
  };
}

/** The balance after points were returned, which pay the debt first. `before`: balance and debt, one of which is 0. */
export function heldAfter(before: { held: Won; owed: Won }, back: Won): Won {
  return before.held + Math.max(0, back - before.owed);
}

/** The debt after points were returned and others taken back; never below 0. `before`: balance and debt, one of which is 0. */
export function owedAfter(before: { held: Won; owed: Won }, change: { back: Won; taken: Won }): Won {
  return Math.max(0, sumWon([before.owed, change.taken]) - sumWon([before.held, change.back]));
}
