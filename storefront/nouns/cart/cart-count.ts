import { useEffect } from 'react';
import { authorizedFetch, subscribeToSession } from '#client/session/session.ts';
import { createStore, useStore } from '#client/stores/store.ts';
import type { Cart } from '#contract/rest/cart.ts';

const cartCount = createStore(0);
/** Raised by each count a screen brings, so that an older answer does not overwrite it. */
let known = 0;

/** Lines in the cart of whoever uses this browser. */
export function useCartCount(): number {
  return useStore(cartCount);
}

/** Takes over what a cart call replied. Every screen that changes the cart calls it. */
export function showCartCount(count: number): void {
  known += 1;
  cartCount.write(count);
}

/** Asks how much is in the cart. What fails leaves the number as it was: a header is no place for an error. Browser only. */
export async function refreshCartCount(): Promise<void> {
  const asked = known;
  try {
    const response = await authorizedFetch('/api/cart');
    if (!response.ok) return;
    const cart: Cart = await response.json();
    if (asked === known) showCartCount(cart.line_count);
  } catch (error) {
    console.warn(error);
  }
}

/** Asks once the page is alive, and again when someone signs in or out: the cart of another person is another cart. */
export function useCartOfSession(): void {
  useEffect(() => {
    refreshCartCount();
    return subscribeToSession(refreshCartCount);
  }, []);
}
