import { useState } from 'react';
import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import type { Order } from '#contract/rest/orders.ts';
import { formatWon } from '#rules/money/money.ts';
import { type PaymentMethod, paymentMethods } from '#rules/order/checkout.ts';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { startPayment } from '#storefront/nouns/order/order-calls.ts';
import { MethodChoice } from '#storefront/nouns/payment/method-choice.tsx';
import { openPaymentWindow, PaymentWindowError } from '#storefront/nouns/payment/payment-window.ts';
import { paymentMessages } from '#storefront/nouns/payment/texts.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { ActionFailure, useAction } from './use-action.tsx';

/** Another attempt to pay an order that still waits, maybe by another method. */
export function PaySheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const text = useText();
  const locale = useLocale();
  const errorText = useErrorText();
  const [method, setMethod] = useState<PaymentMethod>(order.payment_method);

  const messageOf = (error: unknown): string => {
    if (!(error instanceof PaymentWindowError)) return errorText(error);
    return error.isFromProvider ? error.message : text(paymentMessages.windowFailed);
  };
  const { run: pay, isPending, failure } = useAction(async () => openPaymentWindow(await startPayment(order.id, method)), messageOf);

  return (
    <Sheet
      open
      onClose={onClose}
      title={text(checkoutMessages.method)}
      closeLabel={text(shell.close)}
      footer={
        <Button wide size="large" pending={isPending} onClick={pay}>
          {text(checkoutMessages.pay, { amount: formatWon(order.payment_amount, locale) })}
        </Button>
      }
    >
      <MethodChoice methods={paymentMethods.map((each) => ({ method: each, is_available: true }))} value={method} onChange={setMethod} />
      <ActionFailure failure={failure} />
    </Sheet>
  );
}
