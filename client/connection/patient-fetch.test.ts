import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildHeader } from '#contract/build-header.ts';
import { watchConnection } from './connection.ts';
import { patientFetch, patientImport } from './patient-fetch.ts';

beforeEach(() => {
  vi.stubGlobal('window', {
    location: { origin: 'http://shop.example' },
    __reactRouterManifest: { version: 'own' },
    __reactRouterDataRouter: { state: { navigation: { location: { pathname: '/category', search: '', hash: '' } } } },
  });
});
afterEach(() => vi.unstubAllGlobals());

const answer = (status = 200, headers: Record<string, string> = {}) => new Response(null, { status, headers });
const leave = vi.fn<() => Promise<never>>();
const rest = vi.fn(async () => undefined);

/** A connection that recovers after `probes` probes. */
function connectionBackAfter(probes: number) {
  let asked = 0;
  return watchConnection({
    pause: async () => undefined,
    probe: async () => {
      asked += 1;
      if (asked < probes) throw new Error('nothing came');
    },
  });
}

test('the data of a navigation waits until the shop can be reached; any other call fails at once', async () => {
  const connection = connectionBackAfter(3);
  const send = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(answer());
  const patient = patientFetch({ send, connection, rest, leave });
  expect((await patient('http://shop.example/main.data')).status).toBe(200);
  expect(connection.isReachable.read()).toBe(true);
  send.mockReset().mockRejectedValue(new TypeError('offline'));
  await expect(patient('/api/cart')).rejects.toThrow('offline');
  await expect(patient('http://elsewhere.example/main.data')).rejects.toThrow('offline');
  expect(send).toHaveBeenCalledTimes(2);
});

test('a navigation that was replaced by another one stops waiting', async () => {
  const connection = watchConnection({ pause: () => new Promise(() => undefined), probe: async () => undefined });
  const replaced = new AbortController();
  const patient = patientFetch({ send: () => Promise.reject(new TypeError('offline')), connection, rest, leave });
  const waiting = patient('http://shop.example/main.data', { signal: replaced.signal });
  replaced.abort(new Error('replaced'));
  await expect(waiting).rejects.toThrow();
});

test('a request to a busy shop is repeated after Retry-After, three times', async () => {
  const send = vi.fn<typeof fetch>(async () => answer(503, { 'retry-after': '7' }));
  const patient = patientFetch({ send, connection: connectionBackAfter(1), rest, leave });
  expect((await patient('http://shop.example/main.data')).status).toBe(503);
  expect([send.mock.calls.length, rest.mock.calls]).toEqual([4, [[7], [7], [7]]]);
});

test('a script that fails to load is requested again; one that never loads causes a full page load', async () => {
  leave.mockReset().mockRejectedValue(new Error('left'));
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no script')).mockResolvedValue('screen');
  const parts = { load, connection: connectionBackAfter(1), fetchBuild: async () => undefined, leave };
  expect(await patientImport(parts)).toBe('screen');
  load.mockReset().mockRejectedValue(new Error('no script'));
  await expect(patientImport(parts)).rejects.toThrow('left');
});

test('a reply from another build causes a full page load; a reply from the same build is shown', async () => {
  leave.mockReset().mockRejectedValue(new Error('left'));
  const reply = (build: string) =>
    patientFetch({ send: async () => answer(200, { [buildHeader]: build }), connection: connectionBackAfter(1), rest, leave });
  expect((await reply('own')('http://shop.example/main.data')).status).toBe(200);
  await expect(reply('other')('http://shop.example/main.data')).rejects.toThrow('left');
});

test('routes requested twice at the same time are fetched once', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const reading = Promise.withResolvers<undefined>();
  const send = vi.fn<typeof fetch>(() => promise);
  const patient = patientFetch({ send, connection: connectionBackAfter(1), rest: () => reading.promise, leave });
  const address = 'http://shop.example/__manifest?paths=/cart';
  const both = [patient(address), patient(new URL(address))];
  const other = patient(`${address},/main`);
  const ownSignal = patient(address, { signal: new AbortController().signal });
  resolve(Response.json({ cart: 1 }));
  expect(await Promise.all(both.map(async (reply) => (await reply).json()))).toEqual([{ cart: 1 }, { cart: 1 }]);
  await Promise.all([other, ownSignal]);
  // Received, but possibly not read yet.
  expect(await (await patient(address)).json()).toEqual({ cart: 1 });
  expect(send).toHaveBeenCalledTimes(3);
  reading.resolve(undefined);
  await Promise.resolve().then(() => new Promise(setImmediate));
  send.mockResolvedValue(Response.json({ cart: 2 }));
  expect(await (await patient(address)).json()).toEqual({ cart: 2 });
});

test('a read that a busy shop refused is repeated once after the time the shop names; a write is never repeated', async () => {
  const send = vi.fn<typeof fetch>();
  const patient = patientFetch({ send, connection: connectionBackAfter(1), rest, leave });
  const statuses = async (address: string, init?: RequestInit) => {
    rest.mockClear();
    send.mockReset().mockImplementation(async () => answer(503, { 'retry-after': '1' }));
    return [(await patient(address, init)).status, send.mock.calls.length, rest.mock.calls];
  };
  const asked = (query: string) => ({ method: 'POST', body: JSON.stringify({ query }) });
  for (const read of [await statuses('/api/cart'), await statuses('/v1/graphql', asked('fragment a on b { c } query d { e }'))])
    expect(read).toEqual([503, 2, [[1]]]);
  for (const write of [await statuses('/api/cart', { method: 'POST' }), await statuses('/v1/graphql', asked('mutation like { a }'))])
    expect(write).toEqual([503, 1, []]);
});
