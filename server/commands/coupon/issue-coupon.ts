import { sql } from 'kysely';
import { type Failure, fail } from '#contract/errors.ts';
import { couponClaimExpiry } from '#rules/money/coupon.ts';
import { isTaken, type Trx } from '#server/commands/transaction.ts';

type IssuedCoupon = { id: number; expires_at: Date | null };

/**
 * Puts a coupon that may be claimed into a member's hands, counting it and writing it down in one statement: once for each member, and only as
 * many as there are. Whoever comes while another is counted waits for that row and counts on from it, so a crowd gets exactly what is left.
 * Errors: COUPON_ALREADY_ISSUED, COUPON_EXHAUSTED.
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
      select id from sales.coupon_claims where coupon_id = ${coupon.id} and user_id = ${userId}::uuid
    ), counted as (
      update sales.coupons set issued_count = issued_count + 1
      where id = ${coupon.id} and (issue_limit is null or issued_count < issue_limit) and not exists (select from held)
      returning id
    ), claimed as (
      insert into sales.coupon_claims (coupon_id, user_id, claimed_at, expires_at)
      select id, ${userId}::uuid, ${now}::timestamptz, ${expires_at}::timestamptz from counted
      returning id
    )
    select (select id from claimed) as id, exists (select from held) as is_held`
    .execute(trx)
    .catch((error: unknown) => {
      // Two presses of one member at once: the second has counted, too, which the refused row undoes with it.
      if (isTaken(error, 'coupon_claims_once')) return { rows: [{ id: null, is_held: true }] };
      throw error;
    });
  if (outcome?.id) return { id: outcome.id, expires_at };
  return fail(outcome?.is_held ? 'COUPON_ALREADY_ISSUED' : 'COUPON_EXHAUSTED');
}
