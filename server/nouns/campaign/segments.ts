import { type RawBuilder, sql } from 'kysely';
import { segmentLimits as limits, type SegmentPart } from '#rules/office/segment.ts';
import { isOfGrade } from '#server/nouns/grade/read-grade.ts';
import { isActiveMember } from '#server/nouns/member/standing.ts';

/** The start of a moment so many days ago. */
const daysAgo = (now: Date, days: number) => sql`${now}::timestamptz - make_interval(days => ${days})`;

/** Ids of members by their paid orders. */
const buyers = (condition: RawBuilder<unknown>) =>
  sql`member.members.id in (select user_id from sales.orders where payment_date is not null and cancelled_at is null
    group by user_id having ${condition})`;

/** SQL condition: member.members is in the segment at this moment, whether reachable or not. */
function isIn({ segment, size, grade_id }: SegmentPart, now: Date): RawBuilder<unknown> {
  switch (segment) {
    case 'FIRST_ORDER':
      return buyers(sql`count(*) = 1 and max(payment_date) > ${daysAgo(now, limits.firstOrderDays)}`);
    case 'INACTIVE':
      return buyers(sql`max(payment_date) <= ${daysAgo(now, limits.inactiveDays)}`);
    case 'BEST':
      return buyers(sql`count(*) filter (where payment_date > ${daysAgo(now, 365)}) >= ${limits.bestOrders}`);
    case 'CART_LEFT': {
      const [from, until] = limits.cartLeftDays;
      // Once for what is in a cart, and not who has ordered since.
      return sql`exists (select from sales.carts cart
        cross join lateral (select max(updated_at) as at from sales.cart_lines where cart_id = cart.id) changed
        where cart.user_id = member.members.id and changed.at between ${daysAgo(now, until)} and ${daysAgo(now, from)}
          and not exists (select from sales.orders where user_id = cart.user_id and ordered_at > changed.at)
          and not exists (select from member.notifications sent join management.campaigns c on sent.once_key = c.id::text
            where sent.user_id = cart.user_id and sent.event = 'campaign' and c.segment = ${segment} and c.sent_at > changed.at))`;
    }
    case 'BIRTHDAY':
      return sql`extract(month from member.members.birth_date) = extract(month from ${now}::timestamptz at time zone 'Asia/Seoul')`;
    case 'SIZE_BOUGHT':
      return sql`member.members.id in (select bought.user_id from sales.orders bought
        join sales.order_products line on line.order_id = bought.id join product.product_options option on option.id = line.option_id
        where option.size = ${size} and bought.payment_date > ${daysAgo(now, 365)} and bought.cancelled_at is null)`;
    case 'GRADE':
      return isOfGrade(sql`member.members.id`, grade_id ?? 0);
  }
}

/** SQL condition: member.members is in the segment and may sign in. */
export const isInSegment = (part: SegmentPart, now: Date) => sql`${isActiveMember} and ${isIn(part, now)}`;

/** SQL condition: member.members has agreed to advertising and wants campaigns. */
export const isReachable = sql<boolean>`(member.members.is_email_consent or member.members.is_sms_consent)
  and not exists (select from member.notification_mutes mute where mute.user_id = member.members.id and mute.event = 'campaign')`;
