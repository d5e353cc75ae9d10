import { useEffect, useState } from 'react';
import { cartApi } from '../../api/cart.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useStore } from '../../overlays/store.ts';
import { toast } from '../../overlays/toast.tsx';
import { showCartCount } from '../../personal/cart-count.ts';
import { currentSession } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { CartStore } from './cart-store.ts';

/** The cart of whoever uses this browser, read after the page is there and again when somebody signs in. */
export function useCart() {
  const errorText = useErrorText();
  const { isSignedIn } = useSession();
  const [cart] = useState(
    () =>
      new CartStore(cartApi, {
        failed: (error) => toast(errorText(error), 'error'),
        changed: ({ line_count }, hiddenCount) => showCartCount(line_count - hiddenCount),
      }),
  );
  // While the page comes alive `isSignedIn` is still the server's answer; the session itself knows better.
  useEffect(() => {
    void cart.load(isSignedIn || currentSession().isSignedIn);
  }, [cart, isSignedIn]);
  return { cart, view: useStore(cart.store) };
}
