import { expect, test } from 'vitest';
import { cached, type Life } from './cached.ts';

type Page = { text: string; isGood: boolean; end?: number };

function cacheAt(start: number, mostBytes = 1_000) {
  let now = start;
  let made = 0;
  const life = {
    freshMs: 100,
    staleMs: 50,
    size: { most: mostBytes, of: (_: Page, key: string) => 100 + key.length },
    standsIn: true,
    isKept: ({ isGood }: Page) => isGood,
    endOf: ({ end }: Page) => end ?? null,
    isOutage: (error: unknown) => error === outage,
    restMs: 10,
    now: () => now,
  } satisfies Life<Page>;
  const cache = cached<Page>(life);
  const render = async (isGood = true) => {
    made += 1;
    return { text: `page ${made}`, isGood };
  };
  const get = async (key: string, make = () => render()) => (await cache.get(key, make)).text;
  return { get, cache, render, move: (ms: number) => (now += ms), made: () => made };
}

const outage = new Error('the database is away');
const down = () => Promise.reject(new Error('down'));

test('a fresh cached value is returned without computing it again', async () => {
  const { get, made, move } = cacheAt(0);
  expect(await get('/main')).toBe('page 1');
  move(99);
  expect(await get('/main')).toBe('page 1');
  expect(made()).toBe(1);
});

test('a stale page is sent once while a new one is made; a page too old is not sent', async () => {
  const { get, move } = cacheAt(0);
  await get('/main');
  move(120);
  expect(await get('/main')).toBe('page 1');
  expect(await get('/main')).toBe('page 2');
  move(1_000);
  expect(await get('/main')).toBe('page 3');
});

test('a page dated in the future by a clock moved back is sent once and made again; one dated far ahead is not sent', async () => {
  const { get, move } = cacheAt(10_000_000);
  await get('/main');
  move(-50);
  expect(await get('/main')).toBe('page 1');
  expect(await get('/main')).toBe('page 2');
  move(-86_400_000);
  expect(await get('/main')).toBe('page 3');
});

test('requests at the same time share one rendering, also its failure; the next request tries again', async () => {
  const { get, made } = cacheAt(0);
  const failing = Promise.withResolvers<Page>();
  const both = Promise.allSettled([get('/main', () => failing.promise), get('/main')]);
  failing.reject(new Error('down'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([get('/main'), get('/main'), get('/main')])).toEqual(['page 1', 'page 1', 'page 1']);
  expect(made()).toBe(1);
});

test('a cache with isShared false makes a value for each request', async () => {
  const cache = cached<number>({ most: 1, isShared: false });
  let made = 0;
  const make = async () => ++made;
  expect(await Promise.all([cache.get('photo', make), cache.get('photo', make)])).toEqual([1, 2]);
});

test('a cached value is made again when it ended, is dated in the future or was dropped; without a usable stale value its failure is passed on', async () => {
  let now = 100;
  const cache = cached<number>({ most: 10, freshMs: 50, endOf: (until) => until, now: () => now });
  cache.keep('a', 120);
  expect(cache.known('a')).toBe(120);
  now = 99;
  expect(cache.known('a')).toBeUndefined();
  now = 120;
  expect(cache.known('a')).toBeUndefined();
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  cache.keep('b', 500);
  cache.forget((key) => key === 'b');
  expect(cache.known('b')).toBeUndefined();
});

test('a page that must not be cached is made for each request', async () => {
  const { get, render } = cacheAt(0);
  expect(await get('/broken', () => render(false))).toBe('page 1');
  expect(await get('/broken', () => render(false))).toBe('page 2');
});

test('the page unused for longest is dropped when the cache is full', async () => {
  const { get, made } = cacheAt(0, 210);
  await get('/a');
  await get('/b');
  await get('/a');
  await get('/c');
  await get('/a');
  expect(made()).toBe(3);
  await get('/b');
  expect(made()).toBe(4);
});

test('a cached value that cannot be renewed is used at any age; without one the failure is passed on and tried again', async () => {
  const { get, move } = cacheAt(0);
  await expect(get('/main', down)).rejects.toThrow('down');
  expect(await get('/main')).toBe('page 1');
  move(120);
  expect(await get('/main', down)).toBe('page 1');
  move(1_000_000);
  expect(await get('/main', down)).toBe('page 1');
  expect(await get('/main')).toBe('page 2');
});

test('during an outage the last page is sent without waiting for a new rendering, and once more just after the outage', async () => {
  const { get, cache, move } = cacheAt(0);
  const never = () => new Promise<Page>(() => {});
  await get('/main');
  await get('/other');
  move(1_000);
  expect(await get('/main', () => Promise.reject(outage))).toBe('page 1');
  expect([cache.isKept('/main'), cache.isKept('/unknown')]).toEqual([true, false]);
  move(11);
  expect(await get('/main', never)).toBe('page 1');
  expect(await get('/other')).toBe('page 2');
  expect(await get('/other')).toBe('page 3');
  move(1_000);
  await expect(get('/unknown', () => Promise.reject(outage))).rejects.toBe(outage);
  move(51);
  expect(cache.isKept('/other')).toBe(false);
  expect(await get('/other')).toBe('page 4');
});

test('after an outage no page is rendered for a moment, except one without a cached copy; a success ends this', async () => {
  const { get, made, move } = cacheAt(0);
  await get('/main');
  move(120);
  await get('/main', () => Promise.reject(outage));
  await new Promise(setImmediate);
  move(10);
  expect([await get('/main'), made()]).toEqual(['page 1', 1]);
  move(1);
  expect([await get('/main'), made()]).toEqual(['page 1', 2]);
  await new Promise(setImmediate);
  move(120);
  await get('/main', () => Promise.reject(outage));
  expect(await get('/never')).toBe('page 3');
  // Which ends the outage for all pages.
  expect([await get('/main'), made()]).toEqual(['page 2', 4]);
});

test('after a purge a page is made again, or the last one is sent when that fails', async () => {
  const { get, cache } = cacheAt(0);
  await get('/main');
  cache.purge();
  expect(await get('/main', down)).toBe('page 1');
  expect(await get('/main')).toBe('page 2');
  expect(await get('/main')).toBe('page 2');
});

test('a rendering begun before a purge is sent only to the requests that waited for it', async () => {
  const { cache, get } = cacheAt(0);
  const before = Promise.withResolvers<Page>();
  const waiting = get('/main', () => before.promise);
  cache.purge();
  expect(await get('/main')).toBe('page 1');
  before.resolve({ text: 'old', isGood: true });
  expect(await waiting).toBe('old');
  expect(await get('/main')).toBe('page 1');
});

test('an ended page is not sent while a new one can be made', async () => {
  const { get, move } = cacheAt(0);
  const ending = async () => ({ text: 'until 60', isGood: true, end: 60 });
  expect(await get('/main', ending)).toBe('until 60');
  move(59);
  expect(await get('/main')).toBe('until 60');
  move(1);
  expect(await get('/main', down)).toBe('until 60');
  expect(await get('/main')).toBe('page 1');
});
