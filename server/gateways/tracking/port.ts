import type { CourierCode } from '#rules/order/waybill/courier.ts';
import type { TrackingState } from '#rules/order/waybill/tracking.ts';

/** Where a parcel is, by the word of its courier. */
export interface ParcelNews {
  state: TrackingState;
  /** When that happened. */
  at: Date;
}

/** Asks couriers where parcels are. */
export interface Tracking {
  /** False in a shop that has set up nobody to ask: staff say themselves when a parcel arrived. */
  readonly isOn: boolean;
  /**
   * The last thing that happened to a parcel; null while the courier knows nothing of it. Errors: throws when it cannot be asked, or answers
   * something else.
   */
  track(courier: CourierCode, waybill: string): Promise<ParcelNews | null>;
}

export const trackingOff: Tracking = { isOn: false, track: async () => null };
