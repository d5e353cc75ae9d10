import { useEffect } from 'react';
import { authorizedFetch, subscribeToSession } from '#client/session/session.ts';
import { useRestores } from '#client/stores/restores.ts';
import type { Cart } from '#contract/rest/cart.ts';
import { createStore, useStore } from '#ui/store.ts';

const cartCount = createStore(0);
/** Incremented whenever a screen sets the count, so a slower response does not overwrite it. */
let known = 0;

/** The number of lines in this browser's cart. */
export function useCartCount(): number {
  return useStore(cartCount);
}

/** Sets the count from a cart response. Called by every screen that changes the cart. */
export function showCartCount(count: number): void {
  known += 1;
  cartCount.write(count);
}

/** Loads the cart count. On failure the old number stays, since the header shows no errors. Browser only. */
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

/** Loads the count after hydration, again on sign-in or sign-out, which changes the cart, and on a page that Back brings back. */
export function useCartOfSession(): void {
  const restores = useRestores();
  useEffect(() => {
    if (restores >= 0) refreshCartCount();
    return subscribeToSession(refreshCartCount);
  }, [restores]);
}
