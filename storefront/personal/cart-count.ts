import { createStore, useStore } from '../overlays/store.ts';

const cartCount = createStore(0);

/** Pieces in the cart of whoever uses this browser. */
export function useCartCount(): number {
  return useStore(cartCount);
}
