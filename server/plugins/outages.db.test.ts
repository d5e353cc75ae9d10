import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { bridgeFor } from '#server/web/bridge/bridge.ts';
import { openPageData } from '#server/web/bridge/page-data.ts';
import { type IdentityShop, identityShop, memberEmail, memberPassword } from '#test/identity-shop.ts';
import { memberToken } from '#test/member-token.ts';
import { testApp } from '#test/open.ts';
import { DataOutage } from '../data-outage.ts';

/** The responses of every entry point of the shop while the database is down. */

let shop: IdentityShop;
let authorization: string;
let repair: () => void = () => {};
beforeAll(async () => {
  shop = await identityShop({ SERVICES: 'identity,data,rest,images', DATA_FREE_TEXT: 'true' });
  const userId = await shop.addMember();
  authorization = `Bearer ${await memberToken(shop, { userId, roles: ['user'], now: shop.clock() })}`;
  for (const role of ['public', 'user'] as const) await shop.app.data.execute(shopInfo, {}, { role, userId });
});
afterEach(() => {
  repair();
  // Apps without logging share one logger.
  vi.restoreAllMocks();
});

const shopInfo = '{ management_shop_info { ceo } }' as never;
const coded = (code: string) => Object.assign(new Error('no'), { code });
const outages: [what: string, error: Error, code: string, seconds: string][] = [
  ['the pool has no connection free', new Error('timeout exceeded when trying to connect'), 'OVERLOADED', '1'],
  ['there are too many connections', coded('53300'), 'OVERLOADED', '1'],
  ['the disk is full', coded('53100'), 'OVERLOADED', '1'],
  ['a lock cannot be taken', coded('55P03'), 'OVERLOADED', '1'],
  ['PostgreSQL shuts down', coded('57P01'), 'DATABASE_UNAVAILABLE', '2'],
  ['PostgreSQL is away', coded('ECONNREFUSED'), 'DATABASE_UNAVAILABLE', '2'],
  ['the connection is lost', new Error('Connection terminated unexpectedly'), 'DATABASE_UNAVAILABLE', '2'],
];

/** Makes every pool fail with this error until the test is over. */
function breakPools(error: Error): void {
  const { database } = shop;
  const pools = [database.servicePool, database.identityPool, database.pool('public'), database.pool('pages'), database.pool('members')];
  const whole = pools.map((pool) => ({ pool, connect: pool.connect, query: pool.query }));
  for (const pool of pools) Object.assign(pool, { connect: () => Promise.reject(error), query: () => Promise.reject(error) });
  repair = () => whole.forEach(({ pool, connect, query }) => void Object.assign(pool, { connect, query }));
}

describe.each(outages)('during an outage: %s', (_what, error, code, seconds) => {
  test.each([
    ['GET', '/api/cart', undefined],
    ['GET', '/api/members/availability?email=a@b.example', undefined],
    ['GET', '/api/orders/1', undefined],
    ['POST', '/api/issued-coupons', { number: 'ABC' }],
    ['POST', '/api/cart/lines', { lines: [{ product_id: 1, option_id: 1, quantity: 1 }] }],
    ['GET', '/renders/00000000-0000-4000-8000-000000000000/1/1-800.webp', undefined],
  ] as const)("%s %s answers 503 with the outage's code and Retry-After", async (method, url, payload) => {
    breakPools(error);
    const headers = { authorization, 'idempotency-key': 'key-of-eight', 'accept-language': 'en' };
    const reply = await shop.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    expect([reply.statusCode, reply.headers['retry-after'], reply.json().code]).toEqual([503, seconds, code]);
    expect(reply.json().message).toBe('An error occurred. Please try again later.');
  });

  test.each([{}, { authorization: 'member' }])('the data service answers an outage to one operation and to many, %j', async (who) => {
    breakPools(error);
    const headers = 'authorization' in who ? { authorization } : {};
    const query = { query: '{ management_shop_info { ceo } }' };
    for (const payload of [query, [query, { query: '{ __typename }' }]]) {
      const reply = await shop.app.inject({ method: 'POST', url: '/v1/graphql', headers, payload });
      expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, seconds]);
      const [first] = [reply.json()].flat();
      expect(first.errors[0].extensions.code).toBe(code === 'OVERLOADED' ? 'overloaded' : 'database-unavailable');
    }
  });

  test('the identity server and its proxy answer an outage with 503', async () => {
    breakPools(error);
    const { clientId, clientSecret } = shop.config.identity;
    const form = { grant_type: 'password', username: memberEmail, password: memberPassword };
    const payload = new URLSearchParams(form).toString();
    const withClient = new URLSearchParams({ ...form, client_id: clientId, client_secret: clientSecret }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const replies = [
      await shop.app.inject({ method: 'POST', url: '/auth/token', headers, payload }),
      await shop.app.inject({ method: 'POST', url: '/realms/seam/protocol/openid-connect/token', headers, payload: withClient }),
    ];
    for (const reply of replies) {
      expect([reply.statusCode, reply.headers['retry-after'], reply.json().error]).toEqual([503, seconds, 'temporarily_unavailable']);
    }
    const info = await shop.app.inject({ url: '/realms/seam/protocol/openid-connect/userinfo', headers: { authorization } });
    expect([info.statusCode, info.headers['retry-after']]).toEqual([503, seconds]);
  });

  test('a page of the shop answers an outage with 503', async () => {
    breakPools(error);
    const bridge = bridgeFor(openPageData(shop.app, shop), shop.config, 'ko', () => undefined);
    await expect(bridge.shop.query(shopInfo)).rejects.toThrow(DataOutage);
    // server/web/service.db.test.ts tests that pages respond to it with a 503 in the reader's language.
    expect(bridge.outage()).toMatchObject({ name: 'DataOutage', reach: code === 'OVERLOADED' ? 'one' : 'all' });
  });
});

const answering = (status: number, text: string) => async () => new Response(text, { status });
const saying = (code: string) => JSON.stringify({ errors: [{ message: 'no', extensions: { code } }] });
test.each<[string, () => Promise<Response>, 'all' | 'one']>([
  ['does not answer', () => Promise.reject(new TypeError('fetch failed')), 'all'],
  ['has lost its database', answering(503, saying('database-unavailable')), 'all'],
  ['is behind a proxy that cannot reach it', answering(502, '<h1>Bad Gateway</h1>'), 'all'],
  ['is overloaded', answering(503, saying('overloaded')), 'one'],
  ['refuses one page as overloaded', answering(200, saying('overloaded')), 'one'],
  ['limits its callers', answering(429, ''), 'one'],
])('a remote data service that %s is an outage', async (_what, reply, reach) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(reply);
  const config = { ...shop.config, services: ['web' as const], data: { ...shop.config.data, url: 'http://data.example' } };
  await expect(openPageData(shop.app, { ...shop, config })(shopInfo, {})).rejects.toMatchObject({ name: 'DataOutage', reach });
});

test('an outage is logged in one line per request, at the data service and the identity server too', async () => {
  const lines: string[] = [];
  const warn = (about: { err: Error }, said: string) => void lines.push(`${said}: ${about.err.message}`);
  // A request's logger is a child; the identity server uses the app's own.
  const { log } = shop.app;
  vi.spyOn(log, 'warn').mockImplementation(warn as never);
  vi.spyOn(log, 'child').mockReturnValue(log);
  breakPools(new Error('Connection terminated unexpectedly'));
  const query = [1, 2].map(() => ({ query: '{ management_shop_info { ceo } }' }));
  await shop.app.inject({ method: 'POST', url: '/v1/graphql', payload: query });
  const body = new URLSearchParams({ grant_type: 'password', client_id: 'storefront', username: memberEmail, password: memberPassword });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await shop.app.inject({ method: 'POST', url: '/auth/token', headers: form, payload: body.toString() });
  expect(lines).toEqual(Array.from({ length: 2 }, () => 'the database did not serve this request: Connection terminated unexpectedly'));
});

test('requests are answered again as soon as the database is back', async () => {
  breakPools(coded('57P01'));
  expect((await shop.app.inject({ url: '/api/cart' })).statusCode).toBe(503);
  repair();
  expect((await shop.app.inject({ url: '/api/cart' })).statusCode).toBe(200);
});

describe('characters that PostgreSQL cannot store are 400 everywhere', () => {
  const nul = 'a\u0000b';
  const half = 'a\ud800';
  test.each([
    ['GET', '/search?q=%00', undefined],
    ['GET', '/artist/a%00b', undefined],
    ['GET', '/api/members/availability?email=%00', undefined],
    ['GET', '/cdn/%00', undefined],
    ['GET', '/api/orders/%zz', undefined],
    ['GET', '/api/cart?x=%zz', undefined],
    ['POST', '/api/delivery-destinations', { recipient: nul }],
    ['POST', '/api/issued-coupons', { number: half }],
    ['POST', '/api/orders/1/cancellation', { reason: nul }],
  ] as const)('%s %s %j is 400', async (method, url, payload) => {
    const headers = { authorization, 'idempotency-key': 'key-of-eight' };
    const reply = await shop.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'INVALID_INPUT']);
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([{ variables: { x: nul } }, { query: `{ ${nul} }` }, { variables: { [half]: 1 } }])(
    'the data service answers 400: %j',
    async (payload) => {
      const reply = await shop.app.inject({ method: 'POST', url: '/v1/graphql', payload: { query: '{ __typename }', ...payload } });
      expect([reply.statusCode, reply.json().errors[0].extensions.code]).toEqual([400, 'validation-failed']);
    },
  );

  test('the forms of the identity server answer 400', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'grant_type=password&username=a%00%40b.example&password=x%00';
    const own = await shop.app.inject({ method: 'POST', url: '/auth/token', headers, payload });
    expect(own.statusCode).toBe(400);
    const { clientId, clientSecret } = shop.config.identity;
    for (const field of ['username', 'password', 'scope', 'device', 'refresh_token', 'grant_type', 'client_id']) {
      const form = new URLSearchParams({
        grant_type: 'password',
        username: 'a@b.example',
        password: 'x',
        client_id: clientId,
        client_secret: clientSecret,
      });
      form.set(field, nul);
      const reply = await shop.app.inject({
        method: 'POST',
        url: '/realms/seam/protocol/openid-connect/token',
        headers,
        payload: form.toString(),
      });
      expect([field, reply.statusCode >= 400 && reply.statusCode < 500]).toEqual([field, true]);
    }
  });
});

test('too many sign-ups are refused with Retry-After', async () => {
  const call = () => shop.app.inject({ method: 'POST', url: '/api/members', remoteAddress: '203.0.113.9', payload: signUp });
  const signUp = {
    email: 'no-mail',
    password: 'x',
    name: '김이음',
    nickname: '이음',
    consents: { terms: true, personal_information: true, purchase: true, over_14: true },
    marketing: { email: false, sms: false, push: false },
  };
  let reply = await call();
  for (let times = 0; times < 40 && reply.statusCode !== 429; times += 1) reply = await call();
  expect(reply.statusCode).toBe(429);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(60);
});

test('a remote issuer that is away is 503 and ends no session, at REST and at the data service', async () => {
  const config = { ...shop.config, identity: { ...shop.config.identity, issuerUrl: 'http://127.0.0.1:1/realms/seam' } };
  const { app } = await testApp({ ...shop, config: { ...config, services: ['rest', 'data'] } });
  const foreign = await memberToken(
    { ...shop, config },
    { userId: '00000000-0000-4000-8000-00000000000a', roles: ['user'], now: shop.clock() },
  );
  const headers = { authorization: `Bearer ${foreign}` };
  const replies = [
    await app.inject({ url: '/api/cart', headers }),
    await app.inject({ method: 'POST', url: '/v1/graphql', headers, payload: { query: '{ __typename }' } }),
  ];
  expect(replies.map((reply) => [reply.statusCode, 'retry-after' in reply.headers])).toEqual([
    [503, true],
    [503, true],
  ]);
});
