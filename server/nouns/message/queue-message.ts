import type { Message, MessageEvent } from '#rules/member/message.ts';
import { messageKey } from '#server/keys/message-key.ts';
import { sealText } from '#server/keys/seal.ts';
import type { Shop } from '#server/shop.ts';
import type { Db } from '#server/transaction/transaction.ts';

/**
 * Queues a message in the transaction of the event it reports, so that neither exists without the other. A job sends it (021-notifications.sql),
 * so a carrier failure does not affect the caller. Returns false, without writing anything, when this shop has no carrier for the channel.
 */
export async function queueMessage<Event extends MessageEvent>(
  { config, gateways, clock }: Pick<Shop, 'config' | 'gateways' | 'clock'>,
  db: Db,
  { channel, recipient, event, locale, values, userId, expiresAt }: Message<Event>,
): Promise<boolean> {
  if (gateways.messages[channel] === null) return false;
  await db
    .insertInto('member.messages')
    .values({
      channel,
      recipient,
      event,
      locale,
      sealed_values: sealText(JSON.stringify(values), messageKey(config.secret)),
      user_id: userId,
      created_at: clock(),
      expires_at: expiresAt,
    })
    .execute();
  return true;
}
