import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import { paymentIs } from '#rules/money/payment-state.ts';
import type { ProviderWebhook } from '#server/gateways/payment/port.ts';
import { noteDiscrepancy } from '#server/nouns/discrepancy/note-discrepancy.ts';
import type { Shop } from '#server/shop.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { unhurried } from '#server/transaction/unhurried.ts';
import { syncPayment } from './sync-payment.ts';

/**
 * Handles a webhook, null if it is not signed: stores it once by its id, then asks the provider for the actual state. A repeat of a handled
 * webhook does nothing; one that failed is retried. Errors: WEBHOOK_SIGNATURE_INVALID (400, never sent again),
 * PAYMENT_PROVIDER_UNAVAILABLE (503, sent again later).
 */
export async function receiveWebhook(shop: Shop, webhook: ProviderWebhook | null): Promise<'ACCEPTED' | Failure> {
  if (webhook === null) return fail('WEBHOOK_SIGNATURE_INVALID');
  if (await isHandled(shop, webhook)) return 'ACCEPTED';
  if (webhook.paymentId !== null && webhook.type.startsWith('Transaction.')) {
    const synced = await syncPayment(shop, webhook.paymentId);
    if (isFailure(synced) && synced.failure === 'PAYMENT_PROVIDER_UNAVAILABLE') return synced;
    if (isFailure(synced) && synced.failure === 'PAYMENT_NOT_FOUND') await noteUnknown(shop, webhook.paymentId);
  }
  await webhookHandled(shop.database.service, webhook.webhookId, shop.clock()).execute();
  return 'ACCEPTED';
}

/** Records money that the provider holds for a payment unknown to the shop, e.g. after restoring a backup. */
async function noteUnknown(shop: Shop, paymentId: string): Promise<void> {
  const seen = await shop.gateways.payment.read(paymentId);
  if (
    typeof seen === 'string' ||
    seen.status === 'UNKNOWN' ||
    !paymentIs(seen.status, 'pays') ||
    seen.storeId !== shop.gateways.payment.storeId
  )
    return;
  const finding = { orderId: null, paymentId, amount: seen.total - seen.cancelled, now: shop.clock() };
  await noteDiscrepancy(shop.database.service, { kind: 'UNKNOWN_PAYMENT', ...finding });
}

async function isHandled(shop: Shop, webhook: ProviderWebhook): Promise<boolean> {
  const { service } = shop.database;
  const notice = {
    webhook_id: webhook.webhookId,
    type: webhook.type,
    payment_id: webhook.paymentId,
    body: JSON.stringify(webhook.body),
    received_at: shop.clock(),
  };
  const { processed_at } = await webhookKept(service, notice).executeTakeFirstOrThrow();
  return processed_at !== null;
}

type Notice = { webhook_id: string; type: string; payment_id: string | null; body: string; received_at: Date };

/** Stores a webhook; a repeat returns what is known of the first. */
const webhookKept = preparedQuery((db: Db, notice: Notice) =>
  db
    .insertInto('sales.payment_webhooks')
    .values(notice)
    .onConflict((conflict) => conflict.column('webhook_id').doUpdateSet({ webhook_id: notice.webhook_id }))
    .returning(['processed_at', unhurried]),
);

const webhookHandled = preparedQuery((db: Db, id: string, now: Date) =>
  db.updateTable('sales.payment_webhooks').set({ processed_at: now }).where('webhook_id', '=', id),
);
