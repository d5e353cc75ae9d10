import { z } from 'zod';
import { couriers } from '#rules/order/waybill/courier.ts';
import { trackingStates } from '#rules/order/waybill/tracking.ts';
import { boundedText } from '../bounded-text.ts';
import type { Tracking } from './port.ts';

const TIMEOUT = 10_000;

/** Requests only the newest event. */
const query = `query Track($carrierId: ID!, $trackingNumber: String!) {
  track(carrierId: $carrierId, trackingNumber: $trackingNumber) { lastEvent { time status { code } } }
}`;

const reply = z.object({
  data: z
    .object({
      track: z
        .object({ lastEvent: z.object({ time: z.iso.datetime({ offset: true }), status: z.object({ code: z.string() }) }).nullable() })
        .nullable(),
    })
    .nullish(),
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }).partial().optional() })).optional(),
});

/**
 * Delivery Tracker (tracker.delivery): one GraphQL API for all Korean couriers. A status code we do not know is `UNKNOWN`: the parcel is on
 * its way.
 */
export function deliveryTracker({ apiUrl, clientId, clientSecret }: { apiUrl: string; clientId: string; clientSecret: string }): Tracking {
  return {
    isOn: true,
    async track(courier, waybill) {
      const response = await fetch(apiUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `TRACKQL-API-KEY ${clientId}:${clientSecret}` },
        body: JSON.stringify({ query, variables: { carrierId: couriers[courier].trackerId, trackingNumber: waybill } }),
        signal: AbortSignal.timeout(TIMEOUT),
        redirect: 'error',
      });
      const { data, errors = [] } = reply.parse(JSON.parse(await boundedText(response)));
      const event = data?.track?.lastEvent;
      if (event) return { state: trackingStates.find((state) => state === event.status.code) ?? 'UNKNOWN', at: new Date(event.time) };
      const code = errors[0]?.extensions?.code;
      if (errors.length > 0 && code !== 'NOT_FOUND') throw new Error(`the tracker refused: ${code ?? response.status}`);
      return null;
    },
  };
}
