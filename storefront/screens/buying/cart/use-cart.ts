import { useEffect, useState } from 'react';
import { currentSession } from '#client/session/session.ts';
import { useSession } from '#client/session/use-session.ts';
import { useRestores } from '#client/stores/restores.ts';
import { useStore } from '#client/stores/store.ts';
import { toast } from '#client/toasts/toast.tsx';
import { useErrorText } from '#client/wire/use-error-text.ts';
import { cartApi } from '#storefront/nouns/cart/cart-calls.ts';
import { showCartCount } from '#storefront/nouns/cart/cart-count.ts';
import { CartStore } from './cart-store.ts';

/** The cart of this browser, loaded after the page and again on sign-in. */
export function useCart() {
  const errorText = useErrorText();
  const { isSignedIn } = useSession();
  const restores = useRestores();
  const [cart] = useState(
    () =>
      new CartStore(cartApi, {
        failed: (error) => toast(errorText(error), 'error'),
        changed: ({ line_count }, hiddenCount) => showCartCount(line_count - hiddenCount),
      }),
  );
  // During hydration `isSignedIn` is still the server's value, so this reads the session.
  useEffect(() => {
    void cart.load(isSignedIn || currentSession().isSignedIn);
  }, [cart, isSignedIn]);
  useEffect(() => {
    if (restores > 0) void cart.retry();
  }, [cart, restores]);
  return { cart, view: useStore(cart.store) };
}
