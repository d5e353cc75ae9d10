import { callApi } from '#client/wire/call-api.ts';
import { idempotently } from '#client/wire/idempotency-keys.ts';
import type { CancelOrder, Order, PlaceOrder } from '#contract/rest/orders.ts';
import type { GivenRefundAccount, RefundAccount, StartedPayment, SyncedPayment } from '#contract/rest/payments.ts';
import type { PaymentMethod } from '#rules/order/checkout/checkout.ts';

/** Places the order of a sheet, once however often it is pressed. Errors: PRICE_CHANGED, CHECKOUT_AGREEMENT_REQUIRED and others. */
export function placeOrder(input: PlaceOrder): Promise<Order> {
  return idempotently(`order.${input.checkout_id}`, input, (idempotencyKey) => callApi('POST', '/orders', { body: input, idempotencyKey }));
}

/** Errors: ORDER_NOT_FOUND, also for an order of somebody else. */
export function readOrder(id: number | string): Promise<Order> {
  return callApi('GET', `/orders/${encodeURIComponent(id)}`);
}

/** A new attempt to pay. Errors: PAYMENT_METHOD_UNAVAILABLE, ORDER_EXPIRED, ORDER_STATE_CONFLICT. */
export function startPayment(orderId: number, method?: PaymentMethod): Promise<StartedPayment> {
  const body = method === undefined ? {} : { method };
  return idempotently(`payment.${orderId}`, body, (idempotencyKey) =>
    callApi('POST', `/orders/${orderId}/payments`, { body, idempotencyKey }),
  );
}

/** Asks the provider how the attempt stands and brings order and payment up to it. */
export function syncPayment(paymentId: string): Promise<SyncedPayment> {
  return callApi('POST', `/payments/${encodeURIComponent(paymentId)}/sync`);
}

/**
 * Names the account that a deposit goes back to; the money is asked for at once. Not taken: the bank refused the account.
 * Errors: PAYMENT_NOT_FOUND, ORDER_STATE_CONFLICT (nothing is owed any more).
 */
export async function giveRefundAccount(paymentId: string, account: RefundAccount): Promise<{ isTaken: boolean }> {
  const { refund } = await callApi<GivenRefundAccount>('POST', `/payments/${encodeURIComponent(paymentId)}/refund-account`, {
    body: account,
  });
  return { isTaken: refund !== 'REFUND_ACCOUNT_NEEDED' && refund !== 'DUE' };
}

/** Cancels before production. Errors: ORDER_NOT_CANCELLABLE, REFUND_ACCOUNT_REQUIRED. */
export function cancelOrder(orderId: number, input: CancelOrder): Promise<Order> {
  return idempotently(`cancellation.${orderId}`, input, (idempotencyKey) =>
    callApi('POST', `/orders/${orderId}/cancellation`, { body: input, idempotencyKey }),
  );
}

/** Confirms the purchase with the consent that it cannot be withdrawn (specification 4). Errors: ORDER_NOT_CONFIRMABLE. */
export function confirmPurchase(orderId: number): Promise<Order> {
  const input = { is_agreed: true };
  return idempotently(`confirmation.${orderId}`, input, (idempotencyKey) =>
    callApi('POST', `/orders/${orderId}/purchase-confirmation`, { body: input, idempotencyKey }),
  );
}
