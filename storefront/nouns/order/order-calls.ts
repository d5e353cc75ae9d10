import { callApi } from '#client/wire/call-api.ts';
import { idempotently } from '#client/wire/idempotency-keys.ts';
import type { CancelOrder, Order, PlaceOrder } from '#contract/rest/orders.ts';
import type { StartedPayment, SyncedPayment } from '#contract/rest/payments.ts';
import type { PaymentMethod } from '#rules/order/checkout.ts';

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
