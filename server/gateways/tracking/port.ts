import type { CourierCode } from '#rules/order/waybill/courier.ts';
import type { TrackingState } from '#rules/order/waybill/tracking.ts';

/** The state of a parcel as reported by its courier. */
export interface ParcelNews {
  state: TrackingState;
  /** When it happened. */
  at: Date;
}

/** Tracks parcels at their couriers. */
export interface Tracking {
  /** False when no tracking service is configured: staff mark parcels as delivered themselves. */
  readonly isOn: boolean;
  /**
   * The last event of a parcel; null while the courier does not know it. Errors: throws when the service fails or returns something
   * invalid.
   */
  track(courier: CourierCode, waybill: string): Promise<ParcelNews | null>;
}

export const trackingOff: Tracking = { isOn: false, track: async () => null };
