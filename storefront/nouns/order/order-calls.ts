import { callApi } from '#client/wire/call-api.ts';
import { idempotently } from '#client/wire/idempotency-keys.ts';
import type { CancelOrder, Order, PlaceOrder } from '#contract/rest/orders.ts';
import type { GivenRefundAccount, RefundAccount, StartedPayment, SyncedPayment } from '#contract/rest/payments.ts';
import type { PaymentMethod } from '#rules/order/checkout/checkout.ts';
import { keyStorage } from './key-storage.ts';

/** Places the order of a checkout. Idempotent if pressed repeatedly. Errors: PRICE_CHANGED, CHECKOUT_AGREEMENT_REQUIRED and others. */
export function placeOrder(input: PlaceOrder): Promise<Order> {
  return idempotently(`order.${input.checkout_id}`, input, (idempotencyKey) => callApi('POST', '/orders', { body: input, idempotencyKey }));
}

/** A member's own order with its lines. Errors: ORDER_NOT_FOUND, also for another member's order. */
export function readOrder(id: number | string): Promise<Order> {
  return callApi('GET', `/orders/${encodeURIComponent(id)}`);
}

/** Starts a new payment attempt. Errors: PAYMENT_METHOD_UNAVAILABLE, ORDER_EXPIRED, ORDER_STATE_CONFLICT. */
export function startPayment(orderId: number, method?: PaymentMethod): Promise<StartedPayment> {
  const body = method === undefined ? {} : { method };
  return idempotently(`payment.${orderId}`, body, (idempotencyKey) =>
    callApi('POST', `/orders/${orderId}/payments`, { body, idempotencyKey }),
  );
}

/** Asks the provider for the payment's state and updates order and payment. */
export function syncPayment(paymentId: string): Promise<SyncedPayment> {
  return callApi('POST', `/payments/${encodeURIComponent(paymentId)}/sync`);
}

/**
 * Sets the account for a deposit refund and requests the refund at once. `isTaken` is false if the bank rejected the account. Errors:
 * PAYMENT_NOT_FOUND, ORDER_STATE_CONFLICT (nothing left to refund).
 */
export async function saveRefundAccount(paymentId: string, account: RefundAccount): Promise<{ isTaken: boolean }> {
  const { refund } = await callApi<GivenRefundAccount>('POST', `/payments/${encodeURIComponent(paymentId)}/refund-account`, {
    body: account,
  });
  return { isTaken: refund !== 'REFUND_ACCOUNT_NEEDED' && refund !== 'DUE' };
}

/** Cancels before production. Errors: ORDER_NOT_CANCELLABLE, REFUND_ACCOUNT_REQUIRED. */
export function cancelOrder(orderId: number, input: CancelOrder): Promise<Order> {
  const write = (idempotencyKey: string) => callApi<Order>('POST', `/orders/${orderId}/cancellation`, { body: input, idempotencyKey });
  return idempotently(`cancellation.${orderId}`, input, write, { storage: keyStorage(input) });
}

/** Confirms the purchase, with the consent that this is final (specification 4.29). Errors: ORDER_NOT_CONFIRMABLE. */
export function confirmPurchase(orderId: number): Promise<Order> {
  const input = { is_agreed: true };
  return idempotently(`confirmation.${orderId}`, input, (idempotencyKey) =>
    callApi('POST', `/orders/${orderId}/purchase-confirmation`, { body: input, idempotencyKey }),
  );
}
