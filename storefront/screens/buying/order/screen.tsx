import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { NotKeptNote } from '#client/session/not-kept-note.tsx';
import { useSession } from '#client/session/use-session.ts';
import { tabStorage } from '#client/stores/browser-storage.ts';
import { useRestores } from '#client/stores/restores.ts';
import { useInBrowser } from '#client/stores/use-in-browser.ts';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import type { Checkout } from '#contract/rest/checkouts.ts';
import { urlFor } from '#contract/routes.ts';
import { isPlaced } from '#rules/order/order-state.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { LoginNeeded } from '#storefront/nouns/checkout/login-needed.tsx';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { readOrder, syncPayment } from '#storefront/nouns/order/order-calls.ts';
import { failureIn, failureState, paymentLeft } from '#storefront/nouns/payment/payment-return.ts';
import { paymentMessages } from '#storefront/nouns/payment/texts.ts';
import { usePaymentEnd } from '#storefront/nouns/payment/use-payment-end.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { useCheckout } from './use-checkout.ts';

/** The checkout (주문서). `id` is the checkout's; the order is created on payment. */
export default function OrderScreen() {
  const { title } = useLayoutFacts();
  const { id = '' } = useParams();
  const isInBrowser = useInBrowser();
  return (
    <div className="page-gutter pt-6 lg:pt-10">
      <h1 className="sr-only">{title}</h1>
      {isInBrowser ? <SignedInCheckout key={id} id={id} /> : <CheckoutSkeleton />}
    </div>
  );
}

/** A session that ends, in any tab, takes the member's input off the screen. It waits for them in the tab (decision 043). */
function SignedInCheckout({ id }: { id: string }) {
  const { userId } = useSession();
  return userId === null ? <LoginNeeded /> : <MemberCheckout key={userId} id={id} />;
}

function MemberCheckout({ id }: { id: string }): ReactNode {
  const text = useText();
  const { checkout, status, ...rest } = useCheckout(id);
  const isLeaving = useOrderedCheckout(checkout);
  if (status === 'login') return <LoginNeeded />;
  if (status === 'failed') return <LoadFailed onRetry={rest.reload} />;
  if (status === 'not-found') {
    return (
      <EmptyState
        sentence={text(checkoutMessages.notFound)}
        action={<ButtonLink href={urlFor('cart')}>{text(checkoutMessages.toCart)}</ButtonLink>}
      />
    );
  }
  if (checkout === null || isLeaving) return <CheckoutSkeleton />;
  return (
    <>
      <NotKeptNote className="mb-6" />
      <PaymentFailure checkoutId={id} />
      <CheckoutForm checkout={checkout} {...rest} />
    </>
  );
}

/** Why the last payment attempt failed, or that its window was left by Back, unless it was paid. All input is kept. */
function PaymentFailure({ checkoutId }: { checkoutId: string }) {
  const text = useText();
  const location = useLocation();
  const navigate = useNavigate();
  const failure = failureIn(location.state);
  const restores = useRestores();
  const left = text(paymentMessages.left);
  const end = usePaymentEnd();
  useEffect(() => {
    // The page is rendered anew, or comes from the back/forward cache.
    if (restores < 0) return;
    const paymentId = paymentLeft(checkoutId, tabStorage);
    if (paymentId === null) return;
    void navigate('.', { replace: true, state: failureState(left) });
    syncPayment(paymentId).then((synced) => end(synced, left), console.warn);
  }, [checkoutId, left, navigate, end, restores]);
  if (failure === null) return null;
  return (
    <div role="alert" className="mb-6 flex items-start gap-3 rounded-control border border-danger p-4 text-15">
      <div className="flex-1">
        <p className="font-semibold text-danger">{text(paymentMessages.failedTitle)}</p>
        <p className="mt-1">{failure.message || text(paymentMessages.failed)}</p>
      </div>
      <button
        type="button"
        onClick={() => navigate('.', { replace: true, state: null, preventScrollReset: true })}
        className="min-h-target px-2 text-13 font-semibold underline underline-offset-4"
      >
        {text(shell.close)}
      </button>
    </div>
  );
}

function CheckoutSkeleton() {
  const text = useText();
  return (
    <div role="status" aria-label={text(shell.loading)} className="lg:grid lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-16">
      <div>
        {['destination', 'orderer', 'products'].map((key) => (
          <div key={key} className="mb-8">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="mt-4 h-32" />
          </div>
        ))}
      </div>
      <Skeleton className="h-72" />
    </div>
  );
}

/**
 * Redirects a checkout that is already ordered (paid or awaiting a deposit) to its order. If its payment window was left open it stays, and
 * paying again ends that attempt. True while redirecting.
 */
function useOrderedCheckout(checkout: Checkout | null): boolean {
  const navigate = useNavigate();
  const orderId = checkout?.order_id ?? null;
  const [isLeaving, setLeaving] = useState(false);
  const restores = useRestores();
  useEffect(() => {
    if (orderId === null || restores < 0) return;
    let isCurrent = true;
    readOrder(orderId)
      .then((order) => {
        if (!isCurrent || !isPlaced(order)) return;
        setLeaving(true);
        navigate(urlFor('order-complete', { id: orderId }), { replace: true });
      })
      .catch((error: unknown) => console.warn(error));
    return () => {
      isCurrent = false;
    };
  }, [orderId, navigate, restores]);
  return isLeaving;
}
