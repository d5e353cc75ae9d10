import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { readTracking } from '#server/settings/tracking.ts';
import { deliveryTracker } from './delivery-tracker.ts';

let app: FastifyInstance | null = null;
afterEach(() => app?.close());

/** The adapter against a service with a fixed response; records the requests. */
async function trackerAt(answer: object | string, status = 200) {
  app = fastify({ forceCloseConnections: true });
  const asked: { authorization: string | undefined; body: unknown }[] = [];
  app.post('/graphql', async ({ headers, body }, reply) => {
    asked.push({ authorization: headers.authorization, body });
    return reply.code(status).type('application/json').send(answer);
  });
  const apiUrl = `${await app.listen({ port: 0 })}/graphql`;
  return { tracker: deliveryTracker({ apiUrl, clientId: 'id', clientSecret: 'secret' }), asked };
}

const event = (code: string) => ({ data: { track: { lastEvent: { time: '2026-11-20T15:00:00.000+09:00', status: { code } } } } });
const refusal = (code: string) => ({ data: null, errors: [{ message: code, extensions: { code } }] });

describe('Delivery Tracker', () => {
  test('Delivery Tracker is called with our key and its own name of the courier', async () => {
    const { tracker, asked } = await trackerAt(event('DELIVERED'));
    expect(await tracker.track('CJ', '630010000001')).toEqual({ state: 'DELIVERED', at: new Date('2026-11-20T06:00:00Z') });
    expect(asked[0]).toMatchObject({
      authorization: 'TRACKQL-API-KEY id:secret',
      body: { variables: { carrierId: 'kr.cjlogistics', trackingNumber: '630010000001' } },
    });
  });

  test('an unknown status counts as on its way; an unknown parcel, or one without events, has no status', async () => {
    expect(await (await trackerAt(event('ON_A_BOAT'))).tracker.track('CJ', '1')).toMatchObject({ state: 'UNKNOWN' });
    await app?.close();
    expect(await (await trackerAt(refusal('NOT_FOUND'))).tracker.track('CJ', '1')).toBe(null);
    await app?.close();
    expect(await (await trackerAt({ data: { track: { lastEvent: null } } })).tracker.track('CJ', '1')).toBe(null);
  });

  test.each([
    ['a key that is refused', refusal('UNAUTHENTICATED'), 401],
    ['a page of a gateway', '<html>502</html>', 502],
    ['something else', { data: { track: { lastEvent: { time: 'soon' } } } }, 200],
  ])('%s is no answer of Delivery Tracker', async (_, answer, status) => {
    await expect((await trackerAt(answer, status)).tracker.track('CJ', '1')).rejects.toThrow();
  });
});

test('a live shop without keys asks no tracker, and a demonstration asks its stand-in', () => {
  const standIn = { apiUrl: 'http://localhost:3000/tracking-stand-in/graphql', secret: 'derived' };
  expect(readTracking({}, true, standIn)).toEqual({ source: 'off' });
  expect(readTracking({}, false, standIn)).toMatchObject({ source: 'stand-in', apiUrl: standIn.apiUrl, clientSecret: 'derived' });
  const keys = { DELIVERY_TRACKER_CLIENT_ID: 'id', DELIVERY_TRACKER_CLIENT_SECRET: 'secret' };
  expect(readTracking(keys, true, standIn)).toMatchObject({ source: 'delivery-tracker', apiUrl: 'https://apis.tracker.delivery/graphql' });
});
