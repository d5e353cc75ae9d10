import { useState } from 'react';
import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { useErrorText } from '#client/wire/use-error-text.ts';
import type { Order } from '#contract/rest/orders.ts';
import { formatWon } from '#rules/money/money.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { type PaymentMethod, paymentMethods } from '#rules/order/checkout/checkout.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { startPayment } from '#storefront/nouns/order/order-calls.ts';
import { MethodChoice } from '#storefront/nouns/payment/method-choice.tsx';
import { openPaymentWindow, PaymentWindowError } from '#storefront/nouns/payment/payment-window.ts';
import { paymentMessages } from '#storefront/nouns/payment/texts.ts';
import { ActionSheet } from './action-sheet.tsx';

/** Retries the payment of an unpaid order, optionally with another method. */
export function PaySheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const text = useText();
  const locale = useLocale();
  const errorText = useErrorText();
  const { deposit_days: depositDays } = useShell()?.rules ?? firstShopRules;
  const [method, setMethod] = useState<PaymentMethod>(order.payment_method);

  const messageOf = (error: unknown): string => {
    if (!(error instanceof PaymentWindowError)) return errorText(error);
    return error.isFromProvider ? error.message : text(paymentMessages.windowFailed);
  };

  return (
    <ActionSheet
      title={text(checkoutMessages.method)}
      actLabel={text(checkoutMessages.pay, { amount: formatWon(order.payment_amount, locale) })}
      work={async () => openPaymentWindow(await startPayment(order.id, method))}
      failureText={messageOf}
      onClose={onClose}
    >
      <MethodChoice
        depositDays={depositDays}
        methods={paymentMethods.map((each) => ({ method: each, is_available: true }))}
        value={method}
        onChange={setMethod}
      />
    </ActionSheet>
  );
}
