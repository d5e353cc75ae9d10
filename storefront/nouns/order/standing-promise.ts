import type { Order } from '#contract/rest/orders.ts';
import type { Arrival } from '#rules/order/arrival.ts';
import { promiseState } from '#rules/order/ship-by.ts';
import { isToShip } from '#rules/order/work-step.ts';

/** An order's promised dates: shipping day and arrival range, null if unknown or no longer valid. */
interface StandingPromise {
  shipBy: string;
  isLate: boolean;
  arrives: Arrival | null;
}

/** The promise of an unshipped order; null once it ships or is cancelled, or if nothing was promised. */
export function standingPromise(
  order: Pick<Order, 'ship_by' | 'status' | 'tracking_number' | 'cancelled_at' | 'arrives'>,
  now: Date,
): StandingPromise | null {
  const { ship_by: shipBy } = order;
  if (shipBy === null || !isToShip(order.status) || order.tracking_number !== null || order.cancelled_at !== null) return null;
  const isLate = promiseState({ ship_by: shipBy, slips_on: null }, now) === 'LATE';
  // The arrival was computed from the missed shipping day.
  return { shipBy, isLate, arrives: isLate ? null : order.arrives };
}
