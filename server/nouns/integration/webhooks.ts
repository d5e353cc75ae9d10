import { randomBytes } from 'node:crypto';
import { type Failure, fail } from '#contract/errors/errors.ts';
import type { MadeWebhook, MakeWebhook } from '#contract/rest/programs/integrations.ts';
import { isWebhookAddress } from '#rules/office/integration.ts';
import { sealText } from '#server/keys/seal.ts';
import { webhookKey } from '#server/keys/webhook-key.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';

/** Starts sending orders to a webhook address. Failures: WEBHOOK_ADDRESS_INVALID. */
export function makeWebhook(shop: Shop, staffId: string, { url }: MakeWebhook): Promise<MadeWebhook | Failure> {
  const { config, database, clock } = shop;
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  return inTransaction<MadeWebhook>(database.service, async (trx) => {
    if (!isWebhookAddress(url, config.mode === 'live')) return fail('WEBHOOK_ADDRESS_INVALID', { field: 'url' });
    const sealed_secret = sealText(secret, webhookKey(config.secret));
    const { id } = await trx
      .insertInto('management.webhooks')
      .values({ url, sealed_secret, made_by: staffId, created_at: clock() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, secret };
  });
}

/** Stops sending to a webhook address. Failures: NOT_FOUND. */
export function endWebhook(shop: Shop, id: number): Promise<null | Failure> {
  return changeWebhook(shop, id, { ended_at: shop.clock() });
}

/** Reopens a webhook address that was closed after days of failures. Failures: NOT_FOUND. */
export function reopenWebhook(shop: Shop, id: number): Promise<null | Failure> {
  return changeWebhook(shop, id, { closed_at: null, failing_since: null });
}

function changeWebhook({ database }: Shop, id: number, change: { ended_at: Date } | { closed_at: null; failing_since: null }) {
  return inTransaction<null>(database.service, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('management.webhooks')
      .set(change)
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 0n ? fail('NOT_FOUND') : null;
  });
}
