import { sql } from 'kysely';
import type { CampaignsReply } from '#contract/rest/admin/content/campaigns.ts';
import { CAMPAIGN_DAYS, type SegmentPart, segments } from '#rules/office/segment.ts';
import { cached } from '#server/cached.ts';
import { listGrades } from '#server/nouns/grade/read-grade.ts';
import type { Shop } from '#server/shop.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { isInSegment, isReachable } from './segments.ts';

/** Campaigns shown at most. */
const MOST = 50;

/** Milliseconds for which counted audiences are fresh, and after that shown while they are counted anew: they are counted over all members. */
const [FRESH_MS, STALE_MS] = [60_000, 3_600_000];

type Audience = CampaignsReply['audiences'][number];

/** The audiences of all segments, counted once for all viewers. */
export function cachedAudiences({ database: { service }, clock }: Shop): { read(): Promise<Audience[]>; purge(): void } {
  const kept = cached<Audience[]>({ most: 1, freshMs: FRESH_MS, staleMs: STALE_MS, now: () => clock().getTime() });
  return { read: () => kept.get('', () => readAudiences(service, clock())), purge: () => kept.purge() };
}

/** How many members are in each segment now, and how many of them a message reaches; each size bought in the last year, and each grade, by itself. */
async function readAudiences(db: Db, now: Date): Promise<Audience[]> {
  const { rows: sizes } = await sql<{ size: string }>`select distinct option.size from product.product_options option
    where option.size <> '' and exists (select from sales.order_products line where line.option_id = option.id) order by 1`.execute(db);
  const grades = await listGrades(db);
  const asked = segments.flatMap((segment): (SegmentPart & { grade_name: object | null })[] => {
    const whole = { segment, size: null, grade_id: null, grade_name: null };
    if (segment === 'SIZE_BOUGHT') return sizes.map(({ size }) => ({ ...whole, size }));
    if (segment === 'GRADE') return grades.map(({ id, name }) => ({ ...whole, grade_id: id, grade_name: name }));
    return [whole];
  });
  const counts = asked.map(
    ({ grade_name, ...part }) => sql`select ${part.segment} as segment, ${part.size}::text as size, ${part.grade_id}::float8 as grade_id,
      ${grade_name && JSON.stringify(grade_name)}::jsonb as grade_name, count(*)::integer as members,
      count(*) filter (where ${isReachable})::integer as reachable from member.members where ${isInSegment(part, now)}`,
  );
  return (await sql<Audience>`${sql.join(counts, sql` union all `)}`.execute(db)).rows;
}

/** What was sent, with its results, the newest first. */
export async function readCampaigns(db: Db): Promise<CampaignsReply['campaigns']> {
  const { rows } = await sql<Omit<CampaignsReply['campaigns'][number], 'sent_at'> & { sent_at: Date }>`
      select c.id, c.segment, c.size, c.grade_id, grade.name as grade_name, c.title, c.content, c.link, c.sent_at, c.coupon_id, coupon.name as coupon_name, c.recipient_count,
        (select count(*) from member.notifications sent where sent.event = 'campaign' and sent.once_key = c.id::text
          and sent.read_at is not null)::integer as read_count,
        (select count(*) from sales.issued_coupons copy where copy.coupon_id = c.coupon_id and copy.issued_at = c.sent_at
          and copy.used_at is not null)::integer as used_count,
        (select count(*) from member.notifications sent join member.notification_mutes mute using (user_id)
          where sent.event = 'campaign' and sent.once_key = c.id::text and mute.event = 'campaign' and mute.created_at > c.sent_at)::integer as muted_count,
        bought.order_count, bought.order_amount
      from management.campaigns c left join sales.coupons coupon on coupon.id = c.coupon_id
      left join management.member_grades grade on grade.id = c.grade_id
      cross join lateral (select count(*)::integer as order_count, coalesce(sum(o.payment_amount), 0)::float8 as order_amount
        from member.notifications sent join sales.orders o on o.user_id = sent.user_id
        where sent.event = 'campaign' and sent.once_key = c.id::text and o.cancelled_at is null
          and o.payment_date >= c.sent_at and o.payment_date < c.sent_at + make_interval(days => ${CAMPAIGN_DAYS})) bought
      order by c.sent_at desc, c.id desc limit ${MOST}`.execute(db);
  return rows.map(({ sent_at, ...row }) => ({ ...row, sent_at: sent_at.toISOString() }));
}
