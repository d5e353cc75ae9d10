import { deliveryTracker } from './delivery-tracker.ts';
import { type Tracking, trackingOff } from './port.ts';
import type { TrackingConfig } from './settings.ts';

/** Who is asked where parcels are: Delivery Tracker, our stand-in (demonstration only), or nobody. */
export function openTracking({ tracking }: { tracking: TrackingConfig }): Tracking {
  return tracking.source === 'off' ? trackingOff : deliveryTracker(tracking);
}
