import { sql } from 'kysely';
import { type Failure, fail } from '#contract/errors/errors.ts';
import { issuedCouponExpiry } from '#rules/money/coupon/coupon.ts';
import type { Trx } from '#server/transaction/transaction.ts';

type IssuedCoupon = { id: number; expires_at: Date | null };

/**
 * Issues a claimable coupon to a member, counting and recording it in one statement, within its limits per member, copies and budget.
 * Concurrent requests queue on the coupon's row lock and see its latest count, so exactly the remaining copies are issued. Errors:
 * COUPON_ALREADY_ISSUED, COUPON_EXHAUSTED.
 */
export async function issueCoupon(
  trx: Trx,
  coupon: { id: number } & Parameters<typeof issuedCouponExpiry>[0],
  userId: string,
  now: Date,
): Promise<IssuedCoupon | Failure> {
  const expires_at = issuedCouponExpiry(coupon, now);
  const outcome = await countAndClaim(trx, { couponId: coupon.id, userId, now, expires_at });
  if (outcome?.id) return { id: outcome.id, expires_at };
  if (outcome?.is_counted) {
    // A concurrent claim of this member took the copy after this statement had read theirs. The count is given back, and the row lock that
    // it took keeps others out of the second attempt.
    await trx
      .updateTable('sales.coupons')
      .set((row) => ({ issued_count: row('issued_count', '-', 1) }))
      .where('id', '=', coupon.id)
      .execute();
    return issueCoupon(trx, coupon, userId, now);
  }
  return fail(outcome?.is_held ? 'COUPON_ALREADY_ISSUED' : 'COUPON_EXHAUSTED');
}

type NewClaim = { couponId: number; userId: string; now: Date; expires_at: Date | null };

/**
 * The result of a request: its issued coupon's id; whether a copy was counted, even without one; whether the member already had the
 * maximum.
 */
type Outcome = { id: number | null; is_counted: boolean; is_held: boolean };

async function countAndClaim(trx: Trx, { couponId, userId, now, expires_at }: NewClaim): Promise<Outcome | undefined> {
  const { rows } = await sql<Outcome>`
    with held as (
      select count(*) as copies, coalesce(max(copy), 0) as last from sales.issued_coupons
      where coupon_id = ${couponId} and user_id = ${userId}::uuid
    ), counted as (
      update sales.coupons set issued_count = issued_count + 1
      where id = ${couponId} and (issue_limit is null or issued_count < issue_limit)
        and (budget_amount is null or spent_amount < budget_amount) and (select copies from held) < per_member_limit
      returning id
    ), issued as (
      insert into sales.issued_coupons (coupon_id, user_id, issued_at, expires_at, copy)
      select counted.id, ${userId}::uuid, ${now}::timestamptz, ${expires_at}::timestamptz, held.last + 1 from counted, held
      on conflict on constraint issued_coupons_once do nothing
      returning id
    )
    select (select id from issued) as id, exists (select from counted) as is_counted,
      (select copies from held) >= per_member_limit as is_held
    from sales.coupons where id = ${couponId}`.execute(trx);
  return rows[0];
}
