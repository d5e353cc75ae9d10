import { useEffect, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { currentSession } from '#client/session/session.ts';
import { useSession } from '#client/session/use-session.ts';
import { useRestores } from '#client/stores/restores.ts';
import { toast } from '#client/toasts/toast.tsx';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import { useErrorText } from '#client/wire/use-error-text.ts';
import { urlFor } from '#contract/routes.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { cartApi } from '#storefront/nouns/cart/cart-calls.ts';
import { showCartCount } from '#storefront/nouns/cart/cart-count.ts';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { useStore } from '#ui/store.ts';
import { CartContent } from './cart-content.tsx';
import { CartStore, linesShown } from './cart-store.ts';

/** The cart: a guest's by cookie, a member's by account. Kept for 30 days after the last visit (specification 9.6). */
export default function CartScreen() {
  const { title } = useLayoutFacts();
  const { cart: store, view } = useCart();
  const lines = linesShown(view);
  return (
    <div className="page-gutter pt-2 lg:pt-10">
      <h1 className="sr-only">{title}</h1>
      <CartBody store={store} view={view} lines={lines} />
    </div>
  );
}

type Body = ReturnType<typeof useCart>;

function CartBody({ store, view, lines }: { store: Body['cart']; view: Body['view']; lines: NonNullable<Body['view']['cart']>['lines'] }) {
  const text = useText();
  if (view.isFailed) {
    return <LoadFailed onRetry={() => void store.retry()} />;
  }
  if (view.cart === null) return <CartSkeleton label={text(shell.loading)} />;
  if (lines.length === 0 && view.hidden.size === 0) {
    return (
      <EmptyState
        drawing="cart-empty"
        sentence={text(cartMessages.empty)}
        action={<ButtonLink href={urlFor('artist-id')}>{text(cartMessages.emptyAction)}</ButtonLink>}
      />
    );
  }
  return <CartContent cart={view.cart} lines={lines} store={store} view={view} />;
}

function CartSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="lg:grid lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-16">
      <div>
        <Skeleton className="h-11" />
        {['one', 'two', 'three'].map((key) => (
          <div key={key} className="grid grid-cols-[96px_1fr] gap-4 py-5">
            <Skeleton className="size-24" />
            <div>
              <Skeleton className="h-3 w-1/4" />
              <Skeleton className="mt-3 h-3 w-3/4" />
              <Skeleton className="mt-6 h-11 w-32" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="mt-4 h-64 lg:mt-0" />
    </div>
  );
}

/** The cart of this browser, loaded after the page and again on sign-in. */
function useCart() {
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
