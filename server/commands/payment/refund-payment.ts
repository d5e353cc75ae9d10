import { atomically } from '#db/atomically.ts';
import { lockOrder } from '#server/commands/order/order-rows.ts';
import type { CancellationRequest } from '#server/gateways/payment/port.ts';
import { findPayment, lockPayment } from './payment-rows.ts';
import type { PaymentShop } from './payment-shop.ts';
import { recordCancellations } from './record-cancellations.ts';

export type Refund = 'REFUNDED' | 'LATER' | 'REFUND_ACCOUNT_NEEDED';

/**
 * Gives a whole payment back at the provider and keeps its receipt. Repeating is safe: one idempotency key for each payment,
 * and "already cancelled" counts as done. LATER when the provider did not answer or refused; the sweeper tries again.
 */
export async function refundPayment(
  shop: PaymentShop,
  paymentId: string,
  reason: string,
  refundAccount?: CancellationRequest['refundAccount'],
): Promise<Refund> {
  const idempotencyKey = `refund-${paymentId}`;
  const cancelled = await shop.gateway.cancel(paymentId, { reason, idempotencyKey, ...(refundAccount ? { refundAccount } : {}) });
  if (cancelled === 'REFUND_ACCOUNT_NEEDED') return cancelled;
  if (typeof cancelled !== 'string' && cancelled.status === 'FAILED') return 'LATER';
  const cancellations = typeof cancelled === 'string' ? await knownCancellations(shop, paymentId, cancelled) : [cancelled];
  const known = await findPayment(shop.database.service, paymentId);
  if (known === null || cancellations.length === 0) return 'LATER';
  await atomically(shop.database.service, async (trx) => {
    await lockOrder(trx, known.order_id);
    const payment = await lockPayment(trx, paymentId);
    await recordCancellations(trx, paymentId, cancellations, shop.clock());
    if (payment.status === 'PAID' || payment.status === 'PARTIAL_CANCELLED') {
      await trx.updateTable('sales.payments').set({ status: 'CANCELLED' }).where('id', '=', payment.id).execute();
    }
  });
  return 'REFUNDED';
}

/** After "already cancelled" the provider is asked for what it gave back before. */
async function knownCancellations(shop: PaymentShop, paymentId: string, refusal: string) {
  if (refusal !== 'ALREADY_CANCELLED') return [];
  const seen = await shop.gateway.read(paymentId);
  return typeof seen === 'string' ? [] : seen.cancellations;
}
