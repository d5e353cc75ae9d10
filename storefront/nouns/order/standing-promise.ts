import type { Order } from '#contract/rest/orders.ts';
import type { Arrival } from '#rules/order/arrival.ts';
import { promiseState } from '#rules/order/ship-by.ts';
import { isToShip } from '#rules/order/work-step.ts';

/** What an order is promised: the day it leaves the house, and the days it arrives, null where they are not known or no longer hold. */
interface StandingPromise {
  shipBy: string;
  isLate: boolean;
  arrives: Arrival | null;
}

/** The promise of an order that has not left the house; null once the parcel leaves, its order is cancelled, and where nothing was promised. */
export function standingPromise(
  order: Pick<Order, 'ship_by' | 'status' | 'tracking_number' | 'cancelled_at' | 'arrives'>,
  now: Date,
): StandingPromise | null {
  const { ship_by: shipBy } = order;
  if (shipBy === null || !isToShip(order.status) || order.tracking_number !== null || order.cancelled_at !== null) return null;
  const isLate = promiseState({ ship_by: shipBy, slips_on: null }, now) === 'LATE';
  // The days of the arrival were reckoned from the day that was not kept.
  return { shipBy, isLate, arrives: isLate ? null : order.arrives };
}
