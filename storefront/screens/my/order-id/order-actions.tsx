import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { failedAlert, useAction } from '#client/use-action.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import type { LineInput } from '#contract/rest/cart.ts';
import type { OrderClaims } from '#contract/rest/claims.ts';
import type { Order } from '#contract/rest/orders.ts';
import { urlFor } from '#contract/routes.ts';
import { formatWon } from '#rules/money/money.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { type PaymentMethod, paymentMethods } from '#rules/order/checkout/checkout.ts';
import { claimIs, confirmRefusal } from '#rules/order/claim/claim.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import { cartApi } from '#storefront/nouns/cart/cart-calls.ts';
import { showCartCount } from '#storefront/nouns/cart/cart-count.ts';
import { confirmingPrint } from '#storefront/nouns/cart/confirm-print.ts';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { startPayment } from '#storefront/nouns/order/order-calls.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';
import { MethodChoice } from '#storefront/nouns/payment/method-choice.tsx';
import { openPaymentWindow, PaymentWindowError } from '#storefront/nouns/payment/payment-window.ts';
import { paymentMessages } from '#storefront/nouns/payment/texts.ts';
import { Button } from '#ui/button.tsx';
import { ActionSheet } from './action-sheet.tsx';
import { CancelSheet } from './cancel-sheet.tsx';
import { ClaimButton } from './claims/claims.tsx';
import { cancelHindrances } from './claims/use-claim-form.ts';
import { ConfirmSheet } from './confirm-sheet.tsx';
import type { OrderHistory } from './load-order.ts';
import { readHistory } from './use-order.ts';

type Props = { order: Order; history: OrderHistory | null; claims: OrderClaims | null; onChanged: () => void };

/** The actions for an order in its current state. */
export function OrderActions({ order, history, claims, onChanged }: Props) {
  const { text, locale } = useLanguage();
  const [open, setOpen] = useState<'pay' | 'cancel' | 'confirm' | null>(null);
  const { run: reorder, isPending: isReordering } = useReorder(order, history);
  // No button for what the server would refuse.
  const refusal = claims === null ? null : confirmRefusal(claims.lines);
  const hindrances = claims === null || order.is_cancellable ? [] : cancelHindrances(claims.lines);
  const close = () => setOpen(null);
  const done = () => {
    close();
    onChanged();
  };
  return (
    <div className="grid gap-2">
      {/* On wide screens the buttons share one line, however narrow the surrounding content is. */}
      <div className="flex flex-wrap gap-2 lg:w-max">
        {order.is_payable ? (
          <Button className="flex-1 lg:min-w-36 lg:flex-none" onClick={() => setOpen('pay')}>
            {text(orderMessages.pay)}
          </Button>
        ) : null}
        {order.is_confirmable && refusal === null ? (
          <Button className="flex-1 lg:min-w-36 lg:flex-none" onClick={() => setOpen('confirm')}>
            {text(orderMessages.confirm)}
          </Button>
        ) : null}
        <Button className="flex-1 lg:min-w-36 lg:flex-none" look="secondary" pending={isReordering} onClick={reorder}>
          {text(orderMessages.reorder)}
        </Button>
        {claims === null ? null : <ClaimButton order={order} claims={claims} onChanged={onChanged} />}
        {order.is_cancellable ? (
          <Button className="flex-1 lg:min-w-36 lg:flex-none" look="quiet" onClick={() => setOpen('cancel')}>
            {text(
              claims?.claims.some(({ type, status }) => type === 'CANCEL' && claimIs(status, 'settled'))
                ? orderMessages.cancelRest
                : orderMessages.cancel,
            )}
          </Button>
        ) : null}
      </div>
      {order.is_confirmable && refusal === 'CLAIM_LINE_OPEN' ? (
        <p className="text-13 text-ink-2">{text(orderMessages.confirmLater)}</p>
      ) : null}
      {hindrances.map((hindrance) => (
        <p key={hindrance} className="text-13 text-ink-2">
          {errorMessage(hindrance, locale)}
        </p>
      ))}
      {open === 'pay' ? <PaySheet order={order} onClose={close} /> : null}
      {open === 'cancel' ? <CancelSheet order={order} onClose={close} onDone={done} /> : null}
      {open === 'confirm' ? <ConfirmSheet order={order} onClose={close} onDone={done} /> : null}
    </div>
  );
}

/** Adds the same products to the cart at current prices; designs in their current revision. */
function useReorder(order: Order, history: OrderHistory | null) {
  const text = useText();
  const navigate = useNavigate();
  return useAction(async () => {
    // The history loads separately and may have failed; it is needed to know the designs.
    const known = history ?? (await readHistory(order.id));
    const lines = order.order_products.map((line) => lineInputOf(line, known));
    const cart = await confirmingPrint(lines, (asked) => cartApi.add(asked));
    if (cart === null) return;
    showCartCount(cart.line_count);
    toast(text(orderMessages.reordered), 'success');
    navigate(urlFor('cart'));
  }, failedAlert);
}

function lineInputOf({ id, product_id, option_id, quantity }: Order['order_products'][number], history: OrderHistory | null): LineInput {
  const version = history?.order_products.find((line) => line.id === id)?.custom_version ?? null;
  const line = { product_id, option_id, quantity };
  return version === null ? line : { ...line, product_custom_id: version.product_custom_id };
}

/** Retries the payment of an unpaid order, optionally with another method. */
function PaySheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const { text, locale } = useLanguage();
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
