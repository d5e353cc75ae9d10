import type { TrackingConfig } from '#server/settings/tracking.ts';
import { deliveryTracker } from './delivery-tracker.ts';
import { type Tracking, trackingOff } from './port.ts';

/** The configured tracking service: Delivery Tracker, our stand-in (demonstration only), or none. */
export function openTracking({ tracking }: { tracking: TrackingConfig }): Tracking {
  return tracking.source === 'off' ? trackingOff : deliveryTracker(tracking);
}
