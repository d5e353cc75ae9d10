import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { memberId, memoryStorage, tokenResponse } from '#test/session-world.ts';

/** What answers each call; whatever is not here is not found. */
let answers: Record<string, () => Response | Promise<Response>>;
const sent: string[] = [];

beforeEach(() => {
  vi.resetModules();
  sent.length = 0;
  const fetcher = async (url: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${url}`;
    sent.push(call);
    return (await answers[call]?.()) ?? new Response(null, { status: 404 });
  };
  vi.stubGlobal('fetch', fetcher);
  vi.stubGlobal('window', { fetch: fetcher, addEventListener: vi.fn() });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('navigator', {});
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const tokens = () => Response.json(tokenResponse(Math.floor(Date.now() / 1000), 1));
const cartOf = (line_count: number) => Response.json({ line_count });

function Count({ useCount }: { useCount: () => number }) {
  return useCount();
}

async function openShop() {
  const { enterShop } = await import('./enter-shop.ts');
  const { refreshCartCount, useCartCount } = await import('../cart/cart-count.ts');
  return { enterShop, refreshCartCount, shown: () => renderToStaticMarkup(<Count useCount={useCartCount} />) };
}

test("signing in brings the guest's cart along, and the header counts it", async () => {
  answers = { 'POST /auth/token': tokens, 'POST /api/cart/merge': () => cartOf(3) };
  const { enterShop, shown } = await openShop();
  expect(await enterShop('seo@example.com', 'abcd1234')).toMatchObject({ isSignedIn: true, userId: memberId });
  await eventually(() => expect(shown()).toBe('3'));
});

test('a count that was asked for before the merge and arrives after it is old', async () => {
  const slow = Promise.withResolvers<Response>();
  answers = { 'POST /auth/token': tokens, 'POST /api/cart/merge': () => cartOf(3), 'GET /api/cart': () => slow.promise };
  const { enterShop, refreshCartCount, shown } = await openShop();
  const asked = refreshCartCount();
  await enterShop('seo@example.com', 'abcd1234');
  await eventually(() => expect(shown()).toBe('3'));
  slow.resolve(cartOf(1));
  await asked;
  expect(shown()).toBe('3');
});

test('a cart that cannot be merged stands in nobody’s way', async () => {
  answers = { 'POST /auth/token': tokens, 'POST /api/cart/merge': () => Promise.reject(new TypeError('offline')) };
  const { enterShop, shown } = await openShop();
  expect(await enterShop('seo@example.com', 'abcd1234')).toMatchObject({ isSignedIn: true });
  await eventually(() => expect(console.warn).toHaveBeenCalled());
  expect(shown()).toBe('0');
});

test('whoever is not let in keeps the cart of a guest', async () => {
  answers = { 'POST /auth/token': () => Response.json({ error: 'invalid_grant' }, { status: 400 }) };
  const { enterShop } = await openShop();
  expect(await enterShop('seo@example.com', 'wrong')).toEqual({ failure: 'LOGIN_FAILED' });
  expect(sent).toEqual(['POST /auth/token']);
});
