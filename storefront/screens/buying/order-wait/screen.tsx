import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { useInBrowser } from '#client/stores/use-in-browser.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import { urlFor } from '#contract/routes.ts';
import { LoginNeeded } from '#storefront/nouns/checkout/login-needed.tsx';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { syncPayment } from '#storefront/nouns/order/order-calls.ts';
import { pollPayment } from '#storefront/nouns/payment/payment-outcome.ts';
import { paymentMessages } from '#storefront/nouns/payment/texts.ts';
import { usePaymentEnd } from '#storefront/nouns/payment/use-payment-end.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { LineDrawing } from '#ui/line-drawing.tsx';
import { EmptyState } from '#ui/states.tsx';

/** Polls the provider for a payment, ten times, once a second. After that the webhook finishes the order without the shopper. */
export default function OrderWaitScreen() {
  const text = useText();
  const [search] = useSearchParams();
  const isInBrowser = useInBrowser();
  const paymentId = isInBrowser ? search.get('paymentId') : null;
  const { isLate, again, refusal } = usePolling(paymentId);
  if (refusal === 'login') return <LoginNeeded />;
  // The cached page is the same for every payment and waits until the browser knows which one.
  if ((isInBrowser && paymentId === null) || refusal !== null) {
    const toOrders = <ButtonLink href={urlFor('mypage-order')}>{text(paymentMessages.toOrders)}</ButtonLink>;
    return <EmptyState headingLevel="h1" sentence={refusal?.sentence ?? text(checkoutMessages.notFound)} action={toOrders} />;
  }
  return (
    <div className="page-gutter flex flex-col items-center gap-5 py-20 text-center">
      <LineDrawing name={isLate ? 'offline' : 'no-orders'} className={isLate ? '' : 'animate-breathe'} />
      <div role="status" aria-live="polite">
        <h1 className="page-title">{text(isLate ? paymentMessages.late : paymentMessages.confirming)}</h1>
        <p className="mx-auto mt-3 max-w-dialog text-15 text-ink-2">
          {text(isLate ? paymentMessages.lateNote : paymentMessages.confirmingNote)}
        </p>
      </div>
      {isLate ? (
        <div className="flex flex-wrap justify-center gap-2">
          <Button look="secondary" onClick={again}>
            {text(paymentMessages.checkAgain)}
          </Button>
          <ButtonLink href={urlFor('mypage-order')}>{text(paymentMessages.toOrders)}</ButtonLink>
        </div>
      ) : null}
    </div>
  );
}

function usePolling(paymentId: string | null) {
  const end = usePaymentEnd();
  const [round, setRound] = useState(0);
  const [isLate, setLate] = useState(false);
  const [refusal, setRefusal] = useState<'login' | { sentence: string } | null>(null);
  const errorText = useErrorText();
  useEffect(() => {
    if (paymentId === null) return;
    const leaving = new AbortController();
    setLate(round < 0);
    pollPayment({ sync: () => syncPayment(paymentId), wait: (ms) => untilLeft(ms, leaving.signal) })
      .then((synced) => {
        if (leaving.signal.aborted) return;
        if (synced === null) setLate(true);
        else end(synced);
      })
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        setRefusal(error instanceof ApiError && error.isLoginNeeded ? 'login' : { sentence: errorText(error) });
      });
    return () => leaving.abort();
  }, [paymentId, round, end, errorText]);
  return { isLate, refusal, again: () => setRound(round + 1) };
}

/** Waits `ms`, or throws once the page is left. */
function untilLeft(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('the page was left'));
    });
  });
}
