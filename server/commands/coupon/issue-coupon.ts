import { sql } from 'kysely';
import { type Failure, fail } from '#contract/errors/errors.ts';
import { couponClaimExpiry } from '#rules/money/coupon/coupon.ts';
import { isTaken, type Trx } from '#server/transaction/transaction.ts';

type IssuedCoupon = { id: number; expires_at: Date | null };

/**
 * Issues a claimable coupon to a member, counting and recording it in one statement, within its limits per member, copies and budget.
 * Concurrent claims queue on the coupon's row lock and see its latest count, so exactly the remaining copies are issued. Errors:
 * COUPON_ALREADY_ISSUED, COUPON_EXHAUSTED.
 */
export async function issueCoupon(
  trx: Trx,
  coupon: { id: number } & Parameters<typeof couponClaimExpiry>[0],
  userId: string,
  now: Date,
): Promise<IssuedCoupon | Failure> {
  const expires_at = couponClaimExpiry(coupon, now);
  const {
    rows: [outcome],
  } = await sql<{ id: number | null; is_held: boolean }>`
    with held as (
      select count(*) as copies, coalesce(max(copy), 0) as last from sales.coupon_claims
      where coupon_id = ${coupon.id} and user_id = ${userId}::uuid
    ), counted as (
      update sales.coupons set issued_count = issued_count + 1
      where id = ${coupon.id} and (issue_limit is null or issued_count < issue_limit)
        and (budget_amount is null or spent_amount < budget_amount) and (select copies from held) < per_member_limit
      returning id
    ), claimed as (
      insert into sales.coupon_claims (coupon_id, user_id, claimed_at, expires_at, copy)
      select counted.id, ${userId}::uuid, ${now}::timestamptz, ${expires_at}::timestamptz, held.last + 1 from counted, held
      returning id
    )
    select (select id from claimed) as id, (select copies from held) >= per_member_limit as is_held
    from sales.coupons where id = ${coupon.id}`
    .execute(trx)
    .catch((error: unknown) => {
      // Two concurrent clicks of one member: the refused insert also undoes the second count.
      if (isTaken(error, 'coupon_claims_once')) return { rows: [{ id: null, is_held: true }] };
      throw error;
    });
  if (outcome?.id) return { id: outcome.id, expires_at };
  return fail(outcome?.is_held ? 'COUPON_ALREADY_ISSUED' : 'COUPON_EXHAUSTED');
}
