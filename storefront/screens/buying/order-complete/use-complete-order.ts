import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { tabStorage } from '#client/stores/browser-storage.ts';
import { useWhenReachable } from '#client/use-loaded.ts';
import { ApiError } from '#client/wire/api-error.ts';
import type { Order } from '#contract/rest/orders.ts';
import { urlFor } from '#contract/routes.ts';
import { awaitsDeposit, isPlaced } from '#rules/order/order-state.ts';
import { readOrder, syncPayment } from '#storefront/nouns/order/order-calls.ts';
import { forgetWindow } from '#storefront/nouns/payment/payment-return.ts';
import { usePaymentEnd } from '#storefront/nouns/payment/use-payment-end.ts';

export type CompleteState = { status: 'loading' | 'not-found' | 'login' | 'failed' } | { status: 'ready'; order: Order };

/** How often, in ms, an order that waits for its deposit is read again. */
const depositLookMs = 10_000;

/**
 * The order in the URL. After the payment window (`paymentId`) the provider is asked first: a failed payment returns to the checkout, a
 * pending one goes to /order/wait, and one that paid no order to the order that says so.
 */
export function useCompleteOrder(id: string) {
  const [state, setState] = useState<CompleteState>({ status: 'loading' });
  const [round, setRound] = useState(0);
  const [search] = useSearchParams();
  const returned = { paymentId: search.get('paymentId'), code: search.get('code'), message: search.get('message') };
  const { paymentId, code, message } = returned;
  const navigate = useNavigate();
  const end = usePaymentEnd();

  const settle = useCallback(
    async (attempt: string): Promise<void> => {
      forgetWindow(tabStorage);
      const synced = await syncPayment(attempt);
      if (end(synced, message)) return;
      // The window was closed before the provider knew the payment: back to the checkout to try again.
      if (code !== null) end({ ...synced, payment: { ...synced.payment, status: 'FAILED' } }, message);
      else navigate(urlFor('order-wait', {}, { paymentId: attempt }), { replace: true });
    },
    [end, navigate, code, message],
  );

  const show = useCallback(async (): Promise<CompleteState> => {
    const order = await readOrder(id);
    if (isPlaced(order)) return { status: 'ready', order };
    navigate(urlFor('mypage-order-id', { id }), { replace: true });
    return { status: 'loading' };
  }, [id, navigate]);

  useEffect(() => {
    let isCurrent = round >= 0;
    const fail = (error: unknown) => {
      if (!isCurrent) return;
      const codeOfError = error instanceof ApiError ? error.code : null;
      // The order says what became of the money.
      if (codeOfError === 'PAYMENT_AMOUNT_MISMATCH') navigate(urlFor('mypage-order-id', { id }), { replace: true });
      else if (paymentId !== null && error instanceof ApiError && error.isUncertain) {
        navigate(urlFor('order-wait', {}, { paymentId }), { replace: true });
      } else setState({ status: statusOf(error) });
    };
    const work = paymentId === null ? show().then((next) => (isCurrent ? setState(next) : undefined)) : settle(paymentId);
    work.catch(fail);
    return () => {
      isCurrent = false;
    };
  }, [id, paymentId, round, show, settle, navigate]);

  // A deposit may arrive while its account is on the screen.
  const isWaiting = state.status === 'ready' && awaitsDeposit(state.order);
  useEffect(() => {
    if (!isWaiting) return;
    const look = () => (document.hidden ? undefined : show().then(setState, console.warn));
    const looking = setInterval(look, depositLookMs);
    return () => clearInterval(looking);
  }, [isWaiting, show]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setRound((before) => before + 1);
  }, []);
  useWhenReachable(state.status === 'failed', retry);

  return { state, retry };
}

function statusOf(error: unknown): 'not-found' | 'login' | 'failed' {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.isLoginNeeded) return 'login';
  return error.status === 404 || error.status === 400 ? 'not-found' : 'failed';
}
