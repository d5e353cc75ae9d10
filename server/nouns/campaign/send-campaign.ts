import { sql } from 'kysely';
import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import { notificationText } from '#contract/notifications.ts';
import type { CampaignBody } from '#contract/rest/admin/content/campaigns.ts';
import { issuedCouponExpiry } from '#rules/money/coupon/coupon.ts';
import { type ClaimableCoupon, findClaimable } from '#server/nouns/coupon/find-claimable.ts';
import { queueMessage } from '#server/nouns/message/queue-message.ts';
import { messageValues } from '#server/nouns/notification/deliver-notification.ts';
import type { Shop } from '#server/shop.ts';
import { writesFor } from '#server/transaction/staff.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { isInSegment, isReachable } from './segments.ts';

type Message = Pick<CampaignBody, 'title' | 'content' | 'link' | 'coupon_id'>;

/**
 * Sends a message to the members of a segment who agreed to advertising, with a copy of a coupon for each who may have one more. The inbox has it
 * at once; mail and text go by consent and in the hours for advertising, as for any notification. Errors: SEGMENT_EMPTY, COUPON_NOT_FOUND,
 * COUPON_NOT_RUNNING, COUPON_EXHAUSTED.
 */
export function sendCampaign(
  { database, clock }: Shop,
  { segment, size, title, content, link, coupon_id }: CampaignBody,
): Promise<{ id: number; recipient_count: number } | Failure> {
  return inTransaction(database.service, async (trx) => {
    const now = clock();
    const coupon = coupon_id === null ? null : await findClaimable(trx, coupon_id, now);
    if (isFailure(coupon)) return coupon;
    const { rows: people } = await sql<{ id: string }>`select id from member.members
      where ${isInSegment(segment, size, now)} and ${isReachable} order by id`.execute(trx);
    if (people.length === 0) return fail('SEGMENT_EMPTY');
    const texts = { title: JSON.stringify(title), content: JSON.stringify(content) };
    const { id } = await trx
      .insertInto('management.campaigns')
      .values({ segment, size, ...texts, link, coupon_id, recipient_count: people.length, sent_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    // The log has the campaign; it need not have every message and copy.
    await writesFor(trx, '');
    const userIds = people.map((person) => person.id);
    const values = JSON.stringify({ title, content, coupon: coupon?.name ?? null });
    await sql`insert into member.notifications (user_id, event, values, link, once_key, created_at, due_at)
      select id, 'campaign', ${values}::jsonb, ${link}, ${String(id)}, ${now}, ${now} from unnest(${userIds}::uuid[]) id`.execute(trx);
    if (coupon !== null && !(await issueToAll(trx, coupon, userIds, now))) return fail('COUPON_EXHAUSTED');
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

/** A copy for each member who may have one more; false, with nothing issued, when there are not enough. */
async function issueToAll(trx: Trx, coupon: ClaimableCoupon, userIds: readonly string[], now: Date): Promise<boolean> {
  const expiresAt = issuedCouponExpiry(coupon, now);
  const { rows } = await sql<{ user_id: string; copy: number }>`
    select asked.user_id, count(held.id)::integer as copies, coalesce(max(held.copy), 0) + 1 as copy
    from unnest(${userIds}::uuid[]) asked (user_id)
    left join sales.issued_coupons held on held.user_id = asked.user_id and held.coupon_id = ${coupon.id}
    group by asked.user_id having count(held.id) < ${coupon.per_member_limit}`.execute(trx);
  const left = coupon.is_used_up ? 0 : coupon.issue_limit === null ? Number.POSITIVE_INFINITY : coupon.issue_limit - coupon.issued_count;
  if (rows.length > left) return false;
  await sql`insert into sales.issued_coupons (coupon_id, user_id, issued_at, expires_at, copy)
    select ${coupon.id}, user_id, ${now}, ${expiresAt}::timestamptz, copy
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as mine (user_id uuid, copy integer)`.execute(trx);
  await sql`update sales.coupons set issued_count = issued_count + ${rows.length} where id = ${coupon.id}`.execute(trx);
  return true;
}
