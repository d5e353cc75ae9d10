import { sumWon, type Won } from '../money.ts';
import { lapsesFirst, type PointLot } from './points.ts';

/** A lot that pays for a debt, and how much of it. */
interface LotTaking {
  lot_id: number;
  amount: Won;
}

/**
 * What lots pay of points that are owed (taken back after they were spent): those that end first go first, and one whose time is over pays
 * as long as nobody has written it off, so that reading early or late is the same. Gives the lots with what is then left of them, what
 * each pays, and what stays owed: whoever owes holds nothing.
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

/** What is held after points came back, which pay what is owed first; `before`: held and owed now, of which one is 0. */
export function heldAfter(before: { held: Won; owed: Won }, back: Won): Won {
  return before.held + Math.max(0, back - before.owed);
}

/** What is owed after points came back and others are taken back; `before`: held and owed now, of which one is 0. Nothing below 0. */
export function owedAfter(before: { held: Won; owed: Won }, change: { back: Won; taken: Won }): Won {
  return Math.max(0, sumWon([before.owed, change.taken]) - sumWon([before.held, change.back]));
}
