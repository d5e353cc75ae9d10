import { sql } from 'kysely';
import { lastMoment, type MessageState, sendingSeconds, waitingMessageStates } from '#rules/member/message.ts';
import { deliverableFrom } from '#rules/member/notification.ts';
import { nextTry } from '#rules/shop/retry.ts';
import type { Delivery } from '#server/gateways/messages/port.ts';
import { writeMessage } from '#server/gateways/messages/templates.ts';
import { messageKey } from '#server/keys/message-key.ts';
import { openText } from '#server/keys/seal.ts';
import type { Shop } from '#server/shop.ts';

/** `DONE`: sent, or never to be sent; `NOTHING`: another process has it, or has finished it; `LATER`: to be retried. */
export type SendOutcome = 'DONE' | 'NOTHING' | 'LATER';

/**
 * Sends one queued message. It is first claimed in a statement of its own, so that only one process sends it, and the carrier is called
 * outside any transaction. An expired message is dropped unsent; an advertisement delayed into the night waits for the morning. While the
 * carrier is down, a message without an expiry is retried with increasing delays.
 */
export async function sendMessage(shop: Shop, id: string): Promise<SendOutcome> {
  const claimed = await claim(shop, id);
  if (claimed === undefined) return 'NOTHING';
  const now = shop.clock();
  if (now >= lastMoment(claimed.expires_at, claimed.created_at)) return finish(shop, id, 'LAPSED', claimed.error);
  const from = deliverableFrom(claimed.event, now);
  if (from > now) {
    await release(shop, id, { send_after: from, error: '' });
    return 'NOTHING';
  }
  const delivery = await deliver(shop, claimed);
  if (delivery.outcome === 'SENT') return finish(shop, id, 'SENT', '');
  if (delivery.outcome === 'REFUSED') return finish(shop, id, 'REFUSED', delivery.why);
  const wait = claimed.expires_at === null ? { send_after: nextTry(claimed.tries, now) } : {};
  await release(shop, id, { error: delivery.why.slice(0, 500), ...wait });
  return 'LATER';
}

async function release({ database }: Shop, id: string, why: { error: string; send_after?: Date }): Promise<void> {
  await database.service
    .updateTable('member.messages')
    .set({ claimed_until: null, ...why })
    .where('id', '=', id)
    .execute();
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

function claim({ database, clock }: Shop, id: string) {
  const now = clock();
  return database.service
    .updateTable('member.messages')
    .set((row) => ({ tries: row('tries', '+', 1), claimed_until: claimedUntil(now) }))
    .where('id', '=', id)
    .where('state', 'in', waitingMessageStates)
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', now)]))
    .where((row) => row.or([row('send_after', 'is', null), row('send_after', '<=', now)]))
    .returningAll()
    .executeTakeFirst();
}

function claimedUntil(now: Date) {
  return sql<Date>`${now}::timestamptz + make_interval(secs => (${JSON.stringify(sendingSeconds)}::jsonb ->> channel)::float8)`;
}

async function deliver({ config, gateways }: Shop, { id, channel, recipient, event, locale, sealed_values }: Claimed): Promise<Delivery> {
  const carrier = gateways.messages[channel];
  if (carrier === null) return { outcome: 'REFUSED', why: `no carrier for ${channel}` };
  const opened = openText(sealed_values, messageKey(config.secret));
  if (opened === null) return { outcome: 'REFUSED', why: 'sealed with another SECRET' };
  const values: Record<string, string> = JSON.parse(opened);
  const written = writeMessage({ event, channel, locale, values }, config.publicUrl);
  if (written === null) return { outcome: 'REFUSED', why: `no template for ${event}` };
  return carrier.send({ id, to: recipient, event, locale, values, ...written });
}

async function finish(
  { database, gateways, clock }: Shop,
  id: string,
  state: Exclude<MessageState, 'WAITING'>,
  error: string,
): Promise<'DONE'> {
  const { SMS, MAIL } = gateways.messages;
  const kept = [SMS, MAIL].some((carrier) => carrier?.isOutbox);
  await database.service
    .updateTable('member.messages')
    .set({ state, error: error.slice(0, 500), claimed_until: null, finished_at: clock(), ...(kept ? {} : { sealed_values: '' }) })
    .where('id', '=', id)
    .execute();
  return 'DONE';
}
