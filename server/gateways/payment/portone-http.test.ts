import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { LARGEST_REPLY } from '../bounded-text.ts';
import { portOneHttp, portOneTimeouts } from './portone-http.ts';

const opened: { close: () => void }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

async function provider(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('an endless reply is cut off after a megabyte', async () => {
  let sent = 0;
  const gone = Promise.withResolvers<void>();
  const apiUrl = await provider((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = (): void => {
      while (!response.destroyed && response.write(' '.repeat(65_536))) sent += 65_536;
      sent += 65_536;
    };
    response.on('drain', more);
    response.on('close', gone.resolve);
    more();
  });
  expect(await portOneHttp({ apiUrl, apiSecret: 's' }).get('/payments/P1')).toBe('UNAVAILABLE');
  await gone.promise;
  // The buffers of both sockets are extra.
  expect(sent).toBeLessThan(20 * LARGEST_REPLY);
});

test('a reply of just under a megabyte is read, also with letters split between two chunks', async () => {
  const text = '가'.repeat(LARGEST_REPLY / 3 - 100);
  const apiUrl = await provider((_request, response) => void response.end(JSON.stringify({ text })));
  expect(await portOneHttp({ apiUrl, apiSecret: 's' }).get('/')).toEqual({ ok: true, body: { text } });
});

test.each([
  ['read', (http: ReturnType<typeof portOneHttp>) => http.get('/')],
  ['begin', (http: ReturnType<typeof portOneHttp>) => http.post('begin', '/', {})],
  ['write', (http: ReturnType<typeof portOneHttp>) => http.post('write', '/', {})],
  ['cancel', (http: ReturnType<typeof portOneHttp>) => http.post('cancel', '/', {})],
] as const)('a %s call without a complete answer ends at its deadline', async (kind, call) => {
  for (const half of [false, true]) {
    const arrived = Promise.withResolvers<void>();
    const apiUrl = await provider((_request, response) => {
      if (half) response.write('{"status":');
      arrived.resolve();
    });
    const abort = new AbortController();
    const asked: number[] = [];
    const http = portOneHttp({ apiUrl, apiSecret: 's' }, (milliseconds) => {
      asked.push(milliseconds);
      return abort.signal;
    });
    const reply = call(http);
    await arrived.promise;
    abort.abort();
    expect(await reply).toBe('UNAVAILABLE');
    expect(asked).toEqual([portOneTimeouts[kind]]);
  }
});

test('starting a payment waits ten seconds at most, and reading a payment waits less', () => {
  expect(portOneTimeouts.begin).toBeLessThan(10_000);
  expect(portOneTimeouts.read).toBeLessThan(portOneTimeouts.begin);
});

test.each([
  [403, { type: 'FORBIDDEN' }, { ok: false, type: 'FORBIDDEN' }],
  [409, { type: 'IDEMPOTENCY_OUTSTANDING_REQUEST' }, 'UNAVAILABLE'],
  [429, { type: 'TOO_MANY_REQUESTS' }, 'UNAVAILABLE'],
  [500, { type: 'INTERNAL' }, 'UNAVAILABLE'],
  [400, { message: 'no type' }, 'UNAVAILABLE'],
])('a PortOne reply with status %i and body %o is read as %o', async (status, body, expected) => {
  const apiUrl = await provider((_request, response) => void response.writeHead(status).end(JSON.stringify(body)));
  expect(await portOneHttp({ apiUrl, apiSecret: 's' }).get('/')).toEqual(expected);
});
