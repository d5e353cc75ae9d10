import { daysBefore } from '../../shop/korean-time.ts';

/** Parcel states, as Delivery Tracker names them; sales.orders.tracking_state has the same list. */
export const trackingStates = [
  'INFORMATION_RECEIVED',
  'AT_PICKUP',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'ATTEMPT_FAIL',
  'DELIVERED',
  'AVAILABLE_FOR_PICKUP',
  'EXCEPTION',
  'UNKNOWN',
] as const;
export type TrackingState = (typeof trackingStates)[number];

/** True when the parcel has been delivered. */
export function hasArrived(state: TrackingState): boolean {
  return state === 'DELIVERED';
}

/** The arrival time to store: couriers' clocks may be wrong, so it is clamped between shipping and now. */
export function arrivalTime(said: Date, shippedAt: Date | null, now: Date): Date {
  if (said > now) return now;
  return shippedAt !== null && said < shippedAt ? now : said;
}

/** Minimum interval between queries for a parcel, in minutes; couriers report every few hours. */
const ASK_EVERY = 30;
/** Days after which we stop asking: a lost parcel needs a person. */
const GIVE_UP = 30;

/** Parcels to query: last answered before `before`, and shipped after `since`. */
export function trackingDue(now: Date): { before: Date; since: Date } {
  return { before: new Date(now.getTime() - ASK_EVERY * 60_000), since: daysBefore(now, GIVE_UP) };
}
