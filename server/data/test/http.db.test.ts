import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { registeredOperations } from '#contract/graphql/registered.generated.ts';
import { providerTokens } from '#test/identity-calls.ts';
import { type IdentityShop, identityShop } from '#test/identity-shop.ts';
import { limits, shares } from '../serve/limits.ts';

/** The data service from a client's view: over HTTP, with tokens of the identity service. */

let shop: IdentityShop;
let memberId: string;
let token: string;
beforeAll(async () => {
  shop = await identityShop({ SERVICES: 'identity,data' });
  memberId = await shop.addMember();
  token = (await providerTokens(shop)).access_token ?? '';
});

async function post(payload: unknown, headers: Record<string, string> = {}) {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/v1/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return { status: reply.statusCode, type: reply.headers['content-type'], cache: reply.headers['cache-control'], json: reply.json() };
}

const bearer = () => ({ authorization: `Bearer ${token}` });
const whoAmI = { query: '{ member_members { id } }' };
const code = (reply: { json: { errors?: { extensions: { code: string } }[] } }) => reply.json.errors?.[0]?.extensions.code;

describe('what browsers take compressed', () => {
  const ask = (fields: string, encoding?: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/v1/graphql',
      headers: { 'content-type': 'application/json', ...(encoding ? { 'accept-encoding': encoding } : {}) },
      payload: JSON.stringify({ query: `{ ${fields} }` }),
    });
  const long = Array.from({ length: 400 }, (_, index) => `field${index}: __typename`).join(' ');

  it('a long answer is sent in the smallest encoding that the client accepts, with the same content', async () => {
    const plain = await ask(long);
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
    const br = await ask(long, 'gzip, deflate, br, zstd');
    const gzip = await ask(long, 'gzip, deflate');
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(Number(br.headers['content-length'])).toBe(br.rawPayload.length);
    expect((await ask(long, 'br;q=0, identity')).rawPayload.equals(plain.rawPayload)).toBe(true);
  });

  it('a short answer is sent uncompressed', async () => {
    expect((await ask('__typename', 'br')).headers['content-encoding']).toBeUndefined();
  });
});

describe('who asks', () => {
  it('a request without a token is a visitor’s, whatever the role header says', async () => {
    expect((await post({ query: '{ __typename }' })).json).toEqual({ data: { __typename: 'query_root' } });
    expect(code(await post(whoAmI, { 'x-hasura-role': 'admin' }))).toBe('validation-failed');
  });

  it('the same request text is parsed once and answered for each client with current rows', async () => {
    const name = { query: '{ member_members { name } }' };
    const rename = (to: string) =>
      shop.database.service.updateTable('member.members').set({ name: to }).where('id', '=', memberId).execute();
    for (const now of ['김하나', '김두리']) {
      await rename(now);
      expect(code(await post(name))).toBe('validation-failed');
      expect((await post(name, bearer())).json).toEqual({ data: { member_members: [{ name: now }] } });
      expect(code(await post(name, { ...bearer(), 'x-hasura-role': 'public' }))).toBe('validation-failed');
    }
  });

  it('a request with a token is its member’s, in the token’s first role', async () => {
    expect((await post(whoAmI, bearer())).json).toEqual({ data: { member_members: [{ id: memberId }] } });
    expect((await post(whoAmI, { ...bearer(), 'x-hasura-role': 'user' })).json).toEqual({ data: { member_members: [{ id: memberId }] } });
  });

  it('a role that the token does not allow has its own error', async () => {
    for (const role of ['admin', 'shop_admin', 'user; drop', '']) {
      const reply = await post(whoAmI, { ...bearer(), 'x-hasura-role': role });
      const error = { message: 'Your requested role is not in allowed roles', extensions: { path: '$', code: 'access-denied' } };
      expect([reply.status, reply.json]).toEqual([200, { errors: [error] }]);
    }
  });

  it("a member who sends x-hasura-role: public has a visitor's rights", async () => {
    expect(code(await post(whoAmI, { ...bearer(), 'x-hasura-role': 'public' }))).toBe('validation-failed');
  });

  it('other x-hasura headers do not change the viewer', async () => {
    const reply = await post(whoAmI, {
      ...bearer(),
      'x-hasura-user-id': '00000000-0000-4000-8000-00000000000b',
      'x-hasura-admin-secret': 'x',
    });
    expect(reply.json).toEqual({ data: { member_members: [{ id: memberId }] } });
  });

  it('a token that fails verification is an error, never treated as a visitor', async () => {
    for (const wrong of ['x', `${token}x`, '']) {
      const reply = await post({ query: '{ __typename }' }, { authorization: `Bearer ${wrong}` });
      expect(reply.status).toBe(200);
      expect(reply.json).toEqual({ errors: [{ message: 'Could not verify JWT', extensions: { path: '$', code: 'invalid-jwt' } }] });
    }
  });
});

describe('a token of a member who lost access', () => {
  const write =
    'mutation { insert_management_logs(objects: [{ type: "DELETE", target: "product.product_custom_layers" }]) { affected_rows } }';

  it.each([
    ['blocked', 'user', { blocked_at: new Date() }],
    ['withdrawn', 'user', { withdrawn_at: new Date() }],
    ['signed out everywhere', 'user', { tokens_valid_from: new Date(Date.now() + 60_000) }],
    ['blocked, of the staff', 'admin', { blocked_at: new Date() }],
    ['withdrawn, of the staff', 'admin', { withdrawn_at: new Date() }],
    ['blocked, asking as a visitor', 'public', { blocked_at: new Date() }],
  ] as const)('a token is refused at once: %s', async (about, role, change) => {
    const email = `${about.replaceAll(/\W+/g, '-')}@seam.example`;
    const id = await shop.addMember({ email });
    if (role === 'admin') await shop.database.service.insertInto('member.member_roles').values({ user_id: id, role }).execute();
    const { access_token } = await providerTokens(shop, email);
    const headers = { authorization: `Bearer ${access_token}`, 'x-hasura-role': role };
    const texts = role === 'public' ? ['{ __typename }'] : ['{ member_members { id } }', '{ __typename }', write];
    for (const query of texts) expect([query, (await post({ query }, headers)).json.errors]).toEqual([query, undefined]);
    await shop.database.service.updateTable('member.members').set(change).where('id', '=', id).execute();
    const refused = { errors: [{ message: 'Could not verify JWT', extensions: { path: '$', code: 'invalid-jwt' } }] };
    for (const query of texts) expect([query, (await post({ query }, headers)).json]).toEqual([query, refused]);
    const logs = await shop.database.service
      .selectFrom('management.logs')
      .select('id')
      .where('user_id', '=', id)
      .where('type', '=', 'DELETE')
      .execute();
    expect(logs.length).toBe(role === 'public' ? 0 : 1);
  });

  it('a token whose subject is no member is refused', async () => {
    const id = await shop.addMember({ email: 'gone@seam.example' });
    const { access_token } = await providerTokens(shop, 'gone@seam.example');
    await shop.database.service.deleteFrom('member.members').where('id', '=', id).execute();
    expect(code(await post({ query: '{ __typename }' }, { authorization: `Bearer ${access_token}` }))).toBe('invalid-jwt');
  });
});

describe('the request', () => {
  it('a reply is JSON that no cache stores', async () => {
    const reply = await post({ query: 'query a { __typename } query b { x: __typename }', operationName: 'b', variables: null });
    expect(reply).toEqual({ status: 200, type: 'application/json; charset=utf-8', cache: 'no-store', json: { data: { x: 'query_root' } } });
  });

  it('a registered operation is accepted by its hash, in both spellings', async () => {
    const [hash] = Object.entries(registeredOperations).find(([, text]) => text.startsWith('query selectCustomGuides')) ?? [];
    expect((await post({ documentId: `sha256:${hash}` })).json).toEqual({ data: { management_custom_guides: [] } });
    expect((await post({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } })).json).toEqual({
      data: { management_custom_guides: [] },
    });
  });

  it('several operations in an array are each answered', async () => {
    const reply = await post([{ query: '{ a: __typename }' }, { query: '{ nothing }' }, {}]);
    expect(reply.json).toEqual([
      { data: { a: 'query_root' } },
      { errors: [expect.objectContaining({ extensions: { path: '$', code: 'validation-failed' } })] },
      { errors: [{ message: 'query is missing', extensions: { path: '$', code: 'validation-failed' } }] },
    ]);
  });

  it('an array of too many operations is refused', async () => {
    expect(code(await post(Array.from({ length: limits.batch + 1 }, () => ({ query: '{ __typename }' }))))).toBe('validation-failed');
  });

  it('an address has a share of concurrent requests; requests beyond its queue get a retry time, and others are served', async () => {
    const { lanes: running, waiting } = shares.public;
    const pool = shop.database.pool('public');
    const query = pool.query;
    const answer = Promise.withResolvers<{ rows: { data: string }[] }>();
    let asked = 0;
    pool.query = (() => {
      asked += 1;
      return answer.promise;
    }) as unknown as typeof query;
    // Awaited here, because an injected request only starts when it is awaited.
    const ask = async (n: number, remoteAddress: string) =>
      await shop.app.inject({ method: 'POST', url: '/v1/graphql', remoteAddress, payload: { query: `{ a${n}: __typename }` } });
    const crowd = Array.from({ length: running + waiting }, (_, n) => ask(n, '192.0.2.1'));
    const refused = await ask(1000, '192.0.2.1');
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().errors[0].extensions.code]).toEqual([
      503,
      '1',
      'rate-limit-exceeded',
    ]);
    expect(asked).toBe(running);
    const other = ask(2000, '192.0.2.2');
    answer.resolve({ rows: [{ data: '{}' }] });
    expect((await other).statusCode).toBe(200);
    expect((await Promise.all(crowd)).map(({ statusCode }) => statusCode)).toEqual(crowd.map(() => 200));
    pool.query = query;
  });

  it('the bytes of all operations in an array are counted together', async () => {
    await shop.database.servicePool.query(
      `insert into product.plans (title) select jsonb_build_object('ko', '전', 'en', repeat('y', 60000)) from generate_series(1, 50)`,
    );
    const query = '{ product_plans { title } }';
    const { json } = await post([{ query }, { query }, { query: '{ __typename }' }]);
    expect(json.map((each: { errors?: { extensions: { code: string } }[] }) => each.errors?.[0]?.extensions.code)).toEqual([
      undefined,
      'response-limit-exceeded',
      undefined,
    ]);
  });

  it('variables with too many values are refused', async () => {
    const values = Array.from({ length: limits.variableValues }, () => 0);
    expect(code(await post({ query: '{ __typename }', variables: { values } }))).toBe('validation-failed');
  });

  it('variables that are nested too deep are refused before they are parsed', async () => {
    const reply = await post(`{"query":"{ __typename }","variables":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`);
    expect([reply.status, code(reply)]).toEqual([400, 'validation-failed']);
  });

  it.each([
    ['a wrong query', { query: 1 }],
    ['wrong variables', { query: '{ __typename }', variables: [] }],
    ['a query that is nested too deep', { query: `{ product_graphics(where: ${'{ _not: '.repeat(1600)}{}${'}'.repeat(1600)}) { id } }` }],
    ['a wrong operation name', { query: '{ __typename }', operationName: {} }],
    ['a string instead of an object', '"{ __typename }"'],
  ])('the data service refuses a request with %s', async (_about, payload) => {
    const reply = await post(payload);
    expect([reply.status, code(reply)]).toEqual([200, 'validation-failed']);
  });

  it('a body that is no JSON, or too large, is refused in the data service’s error format', async () => {
    const broken = await post('{ query');
    expect([broken.status, code(broken)]).toEqual([400, 'validation-failed']);
    const large = await post({ query: '#'.repeat(limits.bodyBytes) });
    expect([large.status, code(large)]).toEqual([413, 'validation-failed']);
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s is answered with the allowed method', async (method) => {
    const reply = await shop.app.inject({ method, url: '/v1/graphql?query={__typename}' });
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'POST']);
    if (method !== 'HEAD') expect(reply.json().errors).toEqual([expect.objectContaining({ message: expect.stringContaining('POST') })]);
  });

  it('an empty operationName counts as none', async () => {
    expect((await post({ query: 'query a { __typename }', operationName: '' })).json).toEqual({ data: { __typename: 'query_root' } });
  });

  it('numbers in variables and answers keep every digit', async () => {
    const large = '9007199254740993';
    const query = 'query ($id: bigint) { product_graphics(where: { id: { _lt: $id, _neq: 9007199254740995 } }) { id } }';
    await shop.database.service
      .insertInto('product.artists')
      .values({ name: JSON.stringify({ ko: '큰', en: 'Large' }), path_name: 'large' })
      .execute();
    await shop.database.servicePool.query(
      `insert into product.graphics (id, artist_id, name, src, width, height, extension, price, origin_price) overriding system value
       select n, artists.id, artists.name, '', 1, 1, 'svg', 0, 0 from product.artists, unnest(array[${large}, 9007199254740994, 9007199254740995]) n`,
    );
    const ask = (id: string, text = query) =>
      shop.app.inject({
        method: 'POST',
        url: '/v1/graphql',
        headers: { 'content-type': 'application/json' },
        payload: `{"query":${JSON.stringify(text)},"variables":{"id":${id}}}`,
      });
    for (const id of ['9007199254740994', '"9007199254740994"']) {
      expect((await ask(id)).body.replaceAll(/\s/g, '')).toBe(`{"data":{"product_graphics":[{"id":${large}}]}}`);
      expect((await ask(id, query.replace(') {', ') { __schema { __typename }'))).body).toContain(large);
    }
  });

  it('app.data.execute answers a query without HTTP', async () => {
    expect(await shop.app.data.execute('{ __typename }')).toEqual({ data: { __typename: 'query_root' } });
  });
});
