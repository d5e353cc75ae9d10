import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { authorizedFetch, signIn } from '#client/session/session.ts';
import { fail } from '#contract/errors/errors.ts';
import type { Cart } from '#contract/rest/cart.ts';
import { memberId } from '#test/session-world.ts';
import { cartApi } from '../cart/cart-calls.ts';
import { refreshCartCount, showCartCount, useCartCount } from '../cart/cart-count.ts';
import { enterShop } from './enter-shop.ts';

vi.mock('#client/session/session.ts');
vi.mock('../cart/cart-calls.ts');

afterEach(() => {
  vi.resetAllMocks();
  showCartCount(0);
});

const session = { isSignedIn: true, userId: memberId } as Awaited<ReturnType<typeof signIn>>;
const cartOf = (line_count: number) => ({ line_count }) as Cart;
const shown = () => renderToStaticMarkup(<Count />);

function Count() {
  return useCartCount();
}

test("signing in merges the guest's cart, and the header shows its count", async () => {
  vi.mocked(signIn).mockResolvedValue(session);
  const merged = Promise.resolve(cartOf(3));
  vi.mocked(cartApi.merge).mockReturnValue(merged);
  expect(await enterShop('seo@example.com', 'abcd1234')).toBe(session);
  await merged;
  expect(shown()).toBe('3');
});

test('a cart count requested before the merge and received after it is ignored', async () => {
  vi.mocked(signIn).mockResolvedValue(session);
  const merged = Promise.resolve(cartOf(3));
  vi.mocked(cartApi.merge).mockReturnValue(merged);
  const slow = Promise.withResolvers<Response>();
  vi.mocked(authorizedFetch).mockReturnValue(slow.promise);
  const asked = refreshCartCount();
  await enterShop('seo@example.com', 'abcd1234');
  await merged;
  expect(shown()).toBe('3');
  slow.resolve(Response.json(cartOf(1)));
  await asked;
  expect(shown()).toBe('3');
});

test('signing in succeeds when the cart cannot be merged', async () => {
  vi.mocked(signIn).mockResolvedValue(session);
  vi.mocked(cartApi.merge).mockRejectedValue(new TypeError('offline'));
  const warned = Promise.withResolvers<unknown>();
  vi.spyOn(console, 'warn').mockImplementation(warned.resolve);
  expect(await enterShop('seo@example.com', 'abcd1234')).toBe(session);
  expect(await warned.promise).toBeInstanceOf(TypeError);
  expect(shown()).toBe('0');
});

test('a refused sign-in keeps the guest’s cart', async () => {
  const refusal = fail('LOGIN_FAILED');
  vi.mocked(signIn).mockResolvedValue(refusal);
  expect(await enterShop('seo@example.com', 'wrong')).toBe(refusal);
  expect(cartApi.merge).not.toHaveBeenCalled();
});
