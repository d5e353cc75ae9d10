import { sql } from 'kysely';
import { issuedCouponExpiry } from '#rules/money/coupon/coupon.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import type { ClaimableCoupon } from './find-claimable.ts';

/** A copy for each member who may have one more, and who they are; null, with nothing issued, when there are not enough. */
export async function issueToAll(
  trx: Trx,
  coupon: ClaimableCoupon,
  userIds: readonly string[],
  now: Date,
): Promise<{ userIds: string[]; expiresAt: Date | null } | null> {
  const expiresAt = issuedCouponExpiry(coupon, now);
  const { rows } = await sql<{ user_id: string; copy: number }>`
    select asked.user_id, count(held.id)::integer as copies, coalesce(max(held.copy), 0) + 1 as copy
    from unnest(${userIds}::uuid[]) asked (user_id)
    left join sales.issued_coupons held on held.user_id = asked.user_id and held.coupon_id = ${coupon.id}
    group by asked.user_id having count(held.id) < ${coupon.per_member_limit}`.execute(trx);
  const left = coupon.is_used_up ? 0 : coupon.issue_limit === null ? Number.POSITIVE_INFINITY : coupon.issue_limit - coupon.issued_count;
  if (rows.length > left) return null;
  await sql`insert into sales.issued_coupons (coupon_id, user_id, issued_at, expires_at, copy)
    select ${coupon.id}, user_id, ${now}, ${expiresAt}::timestamptz, copy
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as mine (user_id uuid, copy integer)`.execute(trx);
  await sql`update sales.coupons set issued_count = issued_count + ${rows.length} where id = ${coupon.id}`.execute(trx);
  return { userIds: rows.map(({ user_id }) => user_id), expiresAt };
}
