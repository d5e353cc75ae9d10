import { createServer, type RequestListener } from 'node:http';
import { expect, test, vi } from 'vitest';
import { closedAtEnd } from '#test/open.ts';
import { filterOf, sortKeysOf } from './groonga-filter.ts';
import { openSearch } from './open.ts';
import type { SearchedList } from './port.ts';

const sold = { deleted_at: { _is_null: true }, state: { _eq: 'ACT' } } as const;
const berry = { grams: { _contains: ['딸기'] }, words: { _like: '%\n딸기%' } };
const list: SearchedList = {
  noun: 'product',
  where: { ...sold, search: berry },
  order: [{ like_count: 'desc' }, { id: 'asc' }],
  limit: 20,
  offset: 0,
};

/** A server that answers like this, and how often it was asked. */
async function serverThat(answer: RequestListener) {
  const asked = vi.fn(answer);
  const server = createServer(asked);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closedAtEnd(server);
  closedAtEnd({ close: () => server.closeAllConnections() });
  return { asked, url: `http://127.0.0.1:${(server.address() as { port: number }).port}` };
}

/** A search on that server, what it logged, and its clock in ms. */
function searchAt(url: string, longest: { longest?: number } = { longest: 60_000 }) {
  const logged: string[] = [];
  const clock = { ms: 0 };
  const config = { search: { source: 'groonga', url, authorization: 'Basic eDp5' } } as const;
  return {
    logged,
    clock,
    search: openSearch(config, { log: (_level, said) => void logged.push(said), now: () => clock.ms, ...longest }),
  };
}

const found = JSON.stringify([[0, 1, 0.1], [[[2], [['_key', 'UInt64']], [7], [3]]]]);
const awayLine = 'the search engine is away: PostgreSQL searches';

test.each([
  ['refuses connections', null],
  ['never answers', () => undefined],
  ['answers a page of a proxy', (_, reply) => reply.writeHead(502).end('<html>Bad Gateway</html>')],
  ['answers something else', (_, reply) => reply.end('{"took": 3}')],
  ['stops within its answer', (_, reply) => reply.writeHead(200, { 'content-length': '900' }).end('[[0,1', () => reply.destroy())],
  ['counts in words', (_, reply) => reply.end('[[0, 1, 0.1], [[["two"], [], [7]]]]')],
] satisfies [string, RequestListener | null][])(
  'an engine that %s fails one search, then is not asked for five seconds while PostgreSQL answers',
  async (_, answer) => {
    const server = answer === null ? null : await serverThat(answer);
    const { search, logged, clock } = searchAt(server?.url ?? 'http://127.0.0.1:1023', {});
    const started = performance.now();
    expect(await search.find(list)).toBeNull();
    for (let times = 0; times < 50; times += 1) expect(await search.find(list)).toBeNull();
    // A thirtieth of 50 waits of 300 ms, with room for a busy machine.
    expect(performance.now() - started).toBeLessThan(5_000);
    clock.ms = 5_001;
    expect(await Promise.all([search.find(list), search.find(list), search.find(list)])).toEqual([null, null, null]);
    expect([logged, server?.asked.mock.calls.length ?? 2]).toEqual([[awayLine], 2]);
  },
);

test('an engine that recovers gets one search first, then all; the log has one line for each change', async () => {
  let isUp = false;
  const server = await serverThat((_, reply) => void reply.end(isUp ? found : '[[-22, 1, 0.1, "invalid name: <product_1>"], null]'));
  const { search, logged, clock } = searchAt(server.url);
  expect(await search.find(list)).toBeNull();
  isUp = true;
  expect(await search.find(list)).toBeNull();
  clock.ms = 5_001;
  // What the engine cannot say costs it no chance.
  expect(await search.find({ ...list, where: { ...sold, brand_id: { _eq: 1 }, search: berry } })).toBeNull();
  expect(await search.find(list)).toEqual({ ids: [7, 3], count: 2 });
  expect(await Promise.all([search.find(list), search.find(list)])).toEqual([1, 2].map(() => ({ ids: [7, 3], count: 2 })));
  expect(logged).toEqual(['the search engine is not filled yet: PostgreSQL searches', 'the search engine searches again']);
  expect(server.asked.mock.calls[0]?.[0].headers.authorization).toBe('Basic eDp5');
});

test('one search that is too slow for the engine goes to PostgreSQL, and the engine stays in use', async () => {
  let times = 0;
  const server = await serverThat((_, reply) => {
    times += 1;
    if (times > 1) reply.end(found);
  });
  const { search, logged, clock } = searchAt(server.url, { longest: 1_000 });
  const slow = search.find(list);
  clock.ms = 1;
  await vi.waitFor(() => expect(times).toBe(1));
  expect(await search.find(list)).not.toBeNull();
  expect([await slow, (await search.find(list))?.count, logged]).toEqual([null, 2, []]);
});

test('a list becomes engine filters that select by an index first and exclude last', () => {
  const hat = { grams: { _contains: ['ha', 'at'] }, words: { _like: '%\nhat\n%' } };
  const search = { _and: [{ _not: { own_words: { _like: '%\n긴소매%' } } }, { _or: [berry, hat] }] };
  const facets = { _and: [{}, { _or: [{ tags: { _contains: ['size:XL'] } }] }] };
  const selling_price = { _gte: 1000 };
  expect(filterOf({ noun: 'product', where: { ...sold, is_sold_out: { _eq: false }, search, facets, selling_price } })).toBe(
    'is_sold_out == false && (words @^ "딸기" || words @ "hat") && (tags @ "size:XL") && selling_price >= 1000 &! (own_words @^ "긴소매")',
  );
  expect(sortKeysOf(list)).toBe('-like_count,_key');
});

test('a condition on fields outside the engine’s copy, or unsafe in a script, goes to PostgreSQL', () => {
  const said = (where: object, noun: SearchedList['noun'] = 'product') => filterOf({ noun, where: { ...sold, search: berry, ...where } });
  expect(said({})).not.toBeNull();
  for (const where of [
    { state: { _neq: 'STOP' } },
    { deleted_at: {} },
    { brand_id: { _eq: 1 } },
    { search: {} },
    { price: { _gte: 1000 } },
    { search: { search: berry } },
    { search: { _not: berry } },
    { search: { words: { _in: [] } } },
    { search: { grams: { _contains: ['딸기'] } } },
    { search: { words: { _like: '%\n") || true || ("\n%' } } },
    { search: { words: { _like: `%\n${'가'.repeat(64)}%` } } },
    { facets: { tags: { _contains: ['a") || ("'] } } },
    { selling_price: { _gte: '1 || true' } },
    { search: { _or: Array.from({ length: 501 }, () => berry) } },
  ])
    expect([where, said(where)]).toEqual([where, null]);
  expect(filterOf({ noun: 'artist', where: { search: { own_words: { _like: '%\n딸기%' } } } })).toBeNull();
  expect(sortKeysOf({ noun: 'product', order: [{ price: 'asc' }] })).toBeNull();
});
