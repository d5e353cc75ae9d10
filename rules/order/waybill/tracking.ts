import { daysBefore } from '../../shop/korean-time.ts';

/** What happens to a parcel, in the words of Delivery Tracker; sales.orders.tracking_state allows the same. */
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

/** True when the parcel is where it was sent. */
export function hasArrived(state: TrackingState): boolean {
  return state === 'DELIVERED';
}

/** When it arrived, as the order keeps it: a courier's clock may be wrong, but nothing arrives before it left or after now. */
export function arrivalTime(said: Date, shippedAt: Date | null, now: Date): Date {
  if (said > now) return now;
  return shippedAt !== null && said < shippedAt ? now : said;
}

/** How often, in minutes, we ask about a parcel at most; couriers report every few hours. */
const ASK_EVERY = 30;
/** Days after which we stop asking: a lost parcel needs a person. */
const GIVE_UP = 30;

/** Parcels whose last answer is older than this are asked about again, and only those that left after `since`. */
export function trackingDue(now: Date): { before: Date; since: Date } {
  return { before: new Date(now.getTime() - ASK_EVERY * 60_000), since: daysBefore(now, GIVE_UP) };
}
