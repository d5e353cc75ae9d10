import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dialog } from '#client/dialogs/dialog.ts';
import { loading } from '#client/dialogs/loading.tsx';
import { useText } from '#client/locale/locale-context.tsx';
import { tabStorage } from '#client/stores/browser-storage.ts';
import { useRestores } from '#client/stores/restores.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import type { Checkout } from '#contract/rest/checkouts.ts';
import { urlFor } from '#contract/routes.ts';
import { type Draft, placeOrderOf } from '#storefront/nouns/checkout/draft.ts';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { placeOrder, startPayment } from '#storefront/nouns/order/order-calls.ts';
import { failureIn, forgetWindow, rememberWindow } from '#storefront/nouns/payment/payment-return.ts';
import { openPaymentWindow, PaymentWindowError } from '#storefront/nouns/payment/payment-window.ts';
import { paymentMessages } from '#storefront/nouns/payment/texts.ts';
import { basketOf } from '#storefront/visits/baskets.ts';
import { readChannel } from '#storefront/visits/channel.ts';
import { pushEvent } from '#storefront/visits/data-layer.ts';

/**
 * Places the order and opens the payment window. Ignores presses while one is running; a press after a lost response repeats the same
 * request. Errors are shown and the checkout is repriced. `onPlaced` runs once the order exists, before leaving the page.
 */
export function usePay(reload: () => void, onPlaced: () => void) {
  const text = useText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isUnderWay = useRef(false);
  const [isPaying, setPaying] = useState(false);

  const restores = useRestores();

  const stop = () => {
    isUnderWay.current = false;
    setPaying(false);
  };

  // Back from the payment window may restore this page from the back/forward cache.
  useEffect(() => {
    isUnderWay.current = false;
    setPaying(false);
    if (restores > 0) reload();
  }, [reload, restores]);

  const messageOf = (error: unknown): string => {
    if (error instanceof PaymentWindowError) return error.isFromProvider ? error.message : text(paymentMessages.windowFailed);
    if (error instanceof ApiError && error.code === 'PRICE_CHANGED') return text(checkoutMessages.changedPrice);
    return errorText(error);
  };

  const pay = async (draft: Draft, checkout: Checkout) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPaying(true);
    // Why the last attempt failed says nothing about this one.
    if (failureIn(state) !== null) void navigate('.', { replace: true, state: null, preventScrollReset: true });
    try {
      const order = await loading(placeOrder({ ...placeOrderOf(draft, checkout), channel: readChannel() }));
      pushEvent({ event: 'add_payment_info', ecommerce: { ...basketOf(checkout.lines), payment_type: draft.method } });
      onPlaced();
      if (!order.is_payable) return navigate(urlFor('order-complete', { id: order.id }));
      const started = await loading(startPayment(order.id, draft.method));
      rememberWindow(checkout.id, started.paymentId, tabStorage);
      await openPaymentWindow(started);
    } catch (error) {
      console.error(error);
      forgetWindow(tabStorage);
      stop();
      reload();
      // The page asks for the login itself.
      if (error instanceof ApiError && error.isLoginNeeded) return;
      await dialog.alert({ message: messageOf(error) });
    }
  };
  return { pay, isPaying };
}
