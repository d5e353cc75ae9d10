import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '#db/open.ts';
import { couriers } from '#rules/order/waybill/courier.ts';
import { type TrackingState, trackingStates } from '#rules/order/waybill/tracking.ts';
import type { TrackingConfig } from '#server/settings/tracking.ts';

type Played = { clock: () => Date; database: Database; config: { tracking: TrackingConfig; publicUrl: string } };

const HOUR = 3_600_000;

/** A parcel's states by hours since it left. */
const way: readonly { hours: number; state: TrackingState }[] = [
  { hours: 0, state: 'INFORMATION_RECEIVED' },
  { hours: 1, state: 'AT_PICKUP' },
  { hours: 6, state: 'IN_TRANSIT' },
  { hours: 24, state: 'OUT_FOR_DELIVERY' },
  { hours: 30, state: 'DELIVERED' },
];

const asked = z.object({ query: z.string(), variables: z.object({ carrierId: z.string(), trackingNumber: z.string() }) });
const happens = z.object({ state: z.enum(trackingStates) });

/**
 * The part of Delivery Tracker that the shop uses; the default in demonstration mode, mounted under `trackingStandInPath`. Parcels of this
 * shop take thirty hours; `POST /parcels/<waybill>` {state} sets a parcel's state now, only under the shop's own host names.
 */
export async function trackingStandIn(app: FastifyInstance, { config, clock, database }: Played): Promise<void> {
  const { tracking } = config;
  if (tracking.source !== 'stand-in') return;
  const carriers = new Set<string>(Object.values(couriers).map(({ trackerId }) => trackerId));
  const said = new Map<string, { state: TrackingState; at: Date }>();

  app.post('/graphql', async (request, reply) => {
    if (request.headers.authorization !== `TRACKQL-API-KEY ${tracking.clientId}:${tracking.clientSecret}`)
      return reply.code(401).send(refusal('UNAUTHENTICATED'));
    const question = asked.safeParse(request.body);
    if (!question.success) return reply.code(400).send(refusal('BAD_REQUEST'));
    const { carrierId, trackingNumber } = question.data.variables;
    if (!carriers.has(carrierId)) return refusal('BAD_REQUEST');
    const event = said.get(trackingNumber) ?? (await onItsWay(trackingNumber));
    if (event === null) return refusal('NOT_FOUND');
    return { data: { track: { lastEvent: { time: event.at.toISOString(), status: { code: event.state } } } } };
  });

  const names = new Set(['localhost', '127.0.0.1', new URL(config.publicUrl).hostname]);
  app.post<{ Params: { waybill: string } }>('/parcels/:waybill', async (request, reply) => {
    const event = happens.safeParse(request.body);
    // Pages elsewhere could post here, but they send an Origin.
    if (!names.has(request.hostname) || request.headers.origin !== undefined) return reply.code(404).send({});
    if (!event.success) return reply.code(400).send({});
    said.set(request.params.waybill, { ...event.data, at: clock() });
    return {};
  });

  async function onItsWay(waybill: string): Promise<{ state: TrackingState; at: Date } | null> {
    const order = await database.service
      .selectFrom('sales.orders')
      .select('shipped_at')
      .where('tracking_number', '=', waybill)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    const left = order?.shipped_at?.getTime();
    if (left === undefined) return null;
    const step = way.findLast(({ hours }) => left + hours * HOUR <= clock().getTime()) ?? way[0];
    return step === undefined ? null : { state: step.state, at: new Date(left + step.hours * HOUR) };
  }
}

function refusal(code: string) {
  return { data: null, errors: [{ message: code, extensions: { code } }] };
}
