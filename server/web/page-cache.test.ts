import { expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';

function cacheAt(start: number) {
  let now = start;
  let made = 0;
  const cache = new PageCache<string>({ freshMs: 100, staleMs: 50, capacity: 2 }, () => now);
  const render = async () => {
    made += 1;
    return `page ${made}`;
  };
  return { get: (key: string) => cache.get(key, render, () => true), cache, render, move: (ms: number) => (now += ms), made: () => made };
}

test('a fresh page is not made again', async () => {
  const { get, made, move } = cacheAt(0);
  expect(await get('/main')).toBe('page 1');
  move(100);
  expect(await get('/main')).toBe('page 1');
  expect(made()).toBe(1);
});

test('a stale page is sent once more while a new one is made; an old one is not sent', async () => {
  const { get, move } = cacheAt(0);
  await get('/main');
  move(120);
  expect(await get('/main')).toBe('page 1');
  expect(await get('/main')).toBe('page 2');
  move(1_000);
  expect(await get('/main')).toBe('page 3');
});

test('requests at the same time share one rendering', async () => {
  const { get, made } = cacheAt(0);
  expect(await Promise.all([get('/main'), get('/main'), get('/main')])).toEqual(['page 1', 'page 1', 'page 1']);
  expect(made()).toBe(1);
});

test('a page that must not be kept is made each time', async () => {
  const { cache, render } = cacheAt(0);
  expect(await cache.get('/broken', render, () => false)).toBe('page 1');
  expect(await cache.get('/broken', render, () => false)).toBe('page 2');
});

test('the page not asked for longest makes room', async () => {
  const { get, made } = cacheAt(0);
  await get('/a');
  await get('/b');
  await get('/a');
  await get('/c');
  await get('/a');
  expect(made()).toBe(3);
  await get('/b');
  expect(made()).toBe(4);
});

test('a rendering that failed is tried again', async () => {
  const { cache, render } = cacheAt(0);
  await expect(
    cache.get(
      '/main',
      () => Promise.reject(new Error('down')),
      () => true,
    ),
  ).rejects.toThrow('down');
  expect(await cache.get('/main', render, () => true)).toBe('page 1');
});
