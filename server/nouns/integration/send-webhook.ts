import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import { type Failure, fail } from '#contract/errors/errors.ts';
import { withCauses } from '#db/faults.ts';
import { isGivenUp, waitingDelivery, webhookPatienceMs } from '#rules/office/integration.ts';
import { DAY_MS } from '#rules/shop/day.ts';
import { nextTry } from '#rules/shop/retry.ts';
import { openText } from '#server/keys/seal.ts';
import { webhookKey } from '#server/keys/webhook-key.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';

/** Timeout of a webhook in ms; the sending process holds the delivery for twice as long. */
const answerMs = 10_000;
/** Maximum deliveries per run of the sweeper. */
const most = 200;
/** Days a delivery stays in the log, in ms. */
const keptMs = 30 * DAY_MS;

const payload = z.object({ id: z.uuid() });

/** Sends a delivery from the job queue; a failed one is left to the sweeper. */
export async function sendWebhookJob(shop: Shop, given: unknown): Promise<number> {
  return (await sendWebhook(shop, payload.parse(given).id)) ? 1 : 0;
}

/** Sends due and missed deliveries, oldest first, and deletes those a month old. Returns how many arrived. */
export async function sweepWebhooks(shop: Shop): Promise<number> {
  const now = shop.clock();
  const { service } = shop.database;
  await service
    .deleteFrom('management.webhook_deliveries')
    .where('created_at', '<', new Date(now.getTime() - keptMs))
    .execute();
  const due = await service
    .selectFrom('management.webhook_deliveries as delivery')
    .innerJoin('management.webhooks as webhook', 'webhook.id', 'delivery.webhook_id')
    .select('delivery.id')
    .where('state', '=', waitingDelivery)
    .where('closed_at', 'is', null)
    .where((row) => row.or([row('send_after', 'is', null), row('send_after', '<=', now)]))
    .orderBy('delivery.created_at')
    .limit(most)
    .execute();
  let arrived = 0;
  for (const { id } of due) arrived += (await sendWebhook(shop, id)) ? 1 : 0;
  return arrived;
}

/**
 * Sends one delivery, signed by Standard Webhooks; it is claimed first, so that only one process sends it. Any 2xx is a success;
 * otherwise it is retried with growing delays for five days, after which an address without any success is closed. True on success.
 */
async function sendWebhook(shop: Shop, id: string): Promise<boolean> {
  const now = shop.clock();
  const { service } = shop.database;
  const claimed = await service
    .updateTable('management.webhook_deliveries as delivery')
    .from('management.webhooks as webhook')
    .set((row) => ({ tries: row('tries', '+', 1), claimed_until: new Date(now.getTime() + 2 * answerMs) }))
    .whereRef('webhook.id', '=', 'delivery.webhook_id')
    .where('delivery.id', '=', id)
    .where('state', '=', waitingDelivery)
    .where('closed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', now)]))
    .returning(['webhook.id', 'url', 'sealed_secret', 'type', 'data', 'tries', 'delivery.created_at', 'failing_since'])
    .executeTakeFirst();
  if (claimed === undefined) return false;
  const { answer, isArrived } = await post(shop, id, claimed, now);
  const isOver = !isArrived && now.getTime() - claimed.created_at.getTime() >= webhookPatienceMs;
  const state = isArrived ? 'SENT' : isOver ? 'LAPSED' : waitingDelivery;
  await service
    .updateTable('management.webhook_deliveries')
    .set({
      state,
      answer,
      claimed_until: null,
      send_after: nextTry(claimed.tries, now),
      finished_at: state === waitingDelivery ? null : now,
    })
    .where('id', '=', id)
    .execute();
  const failing_since = isArrived ? null : (claimed.failing_since ?? now);
  const closed_at = isGivenUp(failing_since, now) ? now : null;
  if (isArrived !== (claimed.failing_since === null) || closed_at !== null)
    await service.updateTable('management.webhooks').set({ failing_since, closed_at }).where('id', '=', claimed.id).execute();
  return isArrived;
}

interface Claimed {
  url: string;
  sealed_secret: string;
  type: string;
  data: unknown;
  created_at: Date;
}

async function post({ config }: Shop, id: string, { url, sealed_secret, type, data, created_at }: Claimed, now: Date) {
  const secret = openText(sealed_secret, webhookKey(config.secret));
  if (secret === null) return { answer: 'sealed with another SECRET', isArrived: false };
  const body = JSON.stringify({ type, timestamp: created_at.toISOString(), data });
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  };
  try {
    // Whoever redirects it elsewhere may be somebody else.
    const reply = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(answerMs) });
    await reply.body?.cancel();
    return { answer: String(reply.status), isArrived: reply.status >= 200 && reply.status < 300 };
  } catch (error) {
    return { answer: (withCauses(error).at(-1)?.message ?? String(error)).slice(0, 200), isArrived: false };
  }
}

/** Lets the sweeper send a logged delivery again, whatever its state. Failures: NOT_FOUND. */
export function sendAgain({ database, clock }: Shop, id: string): Promise<null | Failure> {
  return inTransaction<null>(database.service, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('management.webhook_deliveries')
      .set({ state: waitingDelivery, tries: 0, send_after: null, finished_at: null, created_at: clock() })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows === 0n ? fail('NOT_FOUND') : null;
  });
}
