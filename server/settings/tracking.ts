import { z } from 'zod';

/** Which service tracks parcels. */
export type TrackingConfig =
  | { source: 'off' }
  | { source: 'delivery-tracker' | 'stand-in'; clientId: string; clientSecret: string; apiUrl: string };

/** The tracker's settings in the environment; `address` validates URLs. */
export function trackingEnvironment<Address extends z.ZodType<string>>(address: Address) {
  return {
    DELIVERY_TRACKER_CLIENT_ID: z
      .string()
      .optional()
      .describe('Delivery Tracker (tracker.delivery): client id; parcels are followed to their arrival'),
    DELIVERY_TRACKER_CLIENT_SECRET: z.string().optional().describe('Delivery Tracker: client secret'),
    DELIVERY_TRACKER_API_URL: address
      .optional()
      .describe('tracker; else the stand-in in demo, https://apis.tracker.delivery/graphql in live'),
  };
}

interface TrackingValues {
  DELIVERY_TRACKER_CLIENT_ID?: string | undefined;
  DELIVERY_TRACKER_CLIENT_SECRET?: string | undefined;
  DELIVERY_TRACKER_API_URL?: string | undefined;
}

/** The vendor if its keys are set, a demonstration's stand-in, or none. `standIn` has its address and secret. */
export function readTracking(values: TrackingValues, isLive: boolean, standIn: { apiUrl: string; secret: string }): TrackingConfig {
  const { DELIVERY_TRACKER_CLIENT_ID: clientId, DELIVERY_TRACKER_CLIENT_SECRET: clientSecret, DELIVERY_TRACKER_API_URL: apiUrl } = values;
  if (clientId && clientSecret)
    return { source: 'delivery-tracker', clientId, clientSecret, apiUrl: apiUrl ?? 'https://apis.tracker.delivery/graphql' };
  if (isLive) return { source: 'off' };
  return { source: 'stand-in', clientId: 'seam', clientSecret: standIn.secret, apiUrl: apiUrl ?? standIn.apiUrl };
}
