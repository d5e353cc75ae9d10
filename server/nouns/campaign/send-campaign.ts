import { sql } from 'kysely';
import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import { notificationText } from '#contract/notifications.ts';
import type { CampaignBody } from '#contract/rest/admin/content/campaigns.ts';
import { findClaimable } from '#server/nouns/coupon/find-claimable.ts';
import { issueToAll } from '#server/nouns/coupon/issue-to-all.ts';
import { queueMessage } from '#server/nouns/message/queue-message.ts';
import { messageValues } from '#server/nouns/notification/deliver-notification.ts';
import type { Shop } from '#server/shop.ts';
import { writesFor } from '#server/transaction/staff.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { isInSegment, isReachable } from './segments.ts';

type Message = Pick<CampaignBody, 'title' | 'content' | 'link' | 'coupon_id'>;

/**
 * Sends a message to the members of a segment who agreed to advertising, with a copy of a coupon for each who may have one more. The inbox has it
 * at once; mail and text go by consent and in the hours for advertising, as for any notification. Errors: SEGMENT_EMPTY, COUPON_NOT_FOUND,
 * COUPON_NOT_RUNNING, COUPON_EXHAUSTED.
 */
export function sendCampaign(
  { database, clock }: Shop,
  { segment, size, grade_id, title, content, link, coupon_id }: CampaignBody,
): Promise<{ id: number; recipient_count: number } | Failure> {
  return inTransaction(database.service, async (trx) => {
    const now = clock();
    const coupon = coupon_id === null ? null : await findClaimable(trx, coupon_id, now);
    if (isFailure(coupon)) return coupon;
    const { rows: people } = await sql<{ id: string }>`select id from member.members
      where ${isInSegment({ segment, size, grade_id }, now)} and ${isReachable} order by id`.execute(trx);
    if (people.length === 0) return fail('SEGMENT_EMPTY');
    const texts = { title: JSON.stringify(title), content: JSON.stringify(content) };
    const { id } = await trx
      .insertInto('management.campaigns')
      .values({ segment, size, grade_id, ...texts, link, coupon_id, recipient_count: people.length, sent_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    // The log has the campaign; it need not have every message and copy.
    await writesFor(trx, '');
    const userIds = people.map((person) => person.id);
    const values = JSON.stringify({ title, content, coupon: coupon?.name ?? null });
    await sql`insert into member.notifications (user_id, event, values, link, once_key, created_at, due_at)
      select id, 'campaign', ${values}::jsonb, ${link}, ${String(id)}, ${now}, ${now} from unnest(${userIds}::uuid[]) id`.execute(trx);
    if (coupon !== null && (await issueToAll(trx, coupon, userIds, now)) === null) return fail('COUPON_EXHAUSTED');
    return { id, recipient_count: people.length };
  });
}

/**
 * Sends the message to the member of staff alone, by mail. Errors: COUPON_NOT_FOUND, COUPON_NOT_RUNNING, MAIL_NOT_SET_UP.
 */
export function sendCampaignTest(
  shop: Shop,
  userId: string,
  { title, content, link, coupon_id }: Message,
): Promise<{ to: string } | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const coupon = coupon_id === null ? null : await findClaimable(trx, coupon_id, shop.clock());
    if (isFailure(coupon)) return coupon;
    const { email } = await trx.selectFrom('member.members').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
    const text = notificationText({ event: 'campaign', values: { title, content, coupon: coupon?.name ?? null } }, 'ko');
    const values = await messageValues(shop, trx, { userId, event: 'campaign', text, link, locale: 'ko' });
    const message = { event: 'campaign', channel: 'MAIL', recipient: email, locale: 'ko', values, userId, expiresAt: null } as const;
    return (await queueMessage(shop, trx, message)) ? { to: email } : fail('MAIL_NOT_SET_UP');
  });
}
