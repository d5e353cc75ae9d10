import { missedCutoff, waitingMessageStates } from '#rules/member/message.ts';
import { type MessageChannel, messageChannels } from '#rules/member/message-channel.ts';
import type { Shop } from '#server/shop.ts';
import { sendMessage } from './send-message.ts';

/** After this many consecutive carrier failures the carrier is assumed to be down, and the rest is left to the next run. */
const MOST_WAITING = 3;

/**
 * Sends messages whose process died while sending: the queue keeps the job of a dead process for hours. Called every few seconds
 * (service.ts), since somebody may be waiting for a code. Returns how many were finished.
 */
export async function sendAbandoned(shop: Shop): Promise<number> {
  const rows = await shop.database.service
    .selectFrom('member.messages')
    .select('id')
    .where('state', 'in', waitingMessageStates)
    .where('claimed_until', '<=', shop.clock())
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  const outcomes = await Promise.all(rows.map(({ id }) => sendMessage(shop, id)));
  return outcomes.filter((outcome) => outcome === 'DONE').length;
}

/**
 * Sends messages that the queue missed: written before its tables existed, or whose carrier was down for long. Newest first, because old
 * codes have soon expired. Each channel separately, so that one carrier being down does not hold up the others. Returns how many were
 * finished.
 */
export async function sweepMessages(shop: Shop): Promise<number> {
  const done = await Promise.all(messageChannels.map((channel) => sweepChannel(shop, channel)));
  return done.reduce((sum, count) => sum + count, 0);
}

async function sweepChannel(shop: Shop, channel: MessageChannel): Promise<number> {
  const now = shop.clock();
  const rows = await shop.database.service
    .selectFrom('member.messages')
    .select('id')
    .where('state', 'in', waitingMessageStates)
    .where('channel', '=', channel)
    .where('created_at', '<', missedCutoff(now))
    .where((row) => row.or([row('send_after', 'is', null), row('send_after', '<=', now)]))
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();
  let [done, waiting] = [0, 0];
  for (const { id } of rows) {
    const outcome = await sendMessage(shop, id);
    if (outcome === 'DONE') done += 1;
    waiting = outcome === 'LATER' ? waiting + 1 : 0;
    if (waiting >= MOST_WAITING) break;
  }
  return done;
}
