import { type Failure, fail } from '#contract/errors.ts';
import { couponClaimExpiry } from '#rules/money/coupon.ts';
import type { Trx } from '#server/commands/transaction.ts';
import { countIssue } from './count-issue.ts';

type IssuedCoupon = { id: number; expires_at: Date | null };

/**
 * Puts a coupon that may be claimed into a member's hands: once for each member, and only as many as there are, both by the database's word.
 * Errors: COUPON_ALREADY_ISSUED, COUPON_EXHAUSTED.
 */
export async function issueCoupon(
  trx: Trx,
  coupon: { id: number } & Parameters<typeof couponClaimExpiry>[0],
  userId: string,
  now: Date,
): Promise<IssuedCoupon | Failure> {
  const claim = await trx
    .insertInto('sales.coupon_claims')
    .values({ coupon_id: coupon.id, user_id: userId, claimed_at: now, expires_at: couponClaimExpiry(coupon, now) })
    .onConflict((conflict) => conflict.columns(['coupon_id', 'user_id']).doNothing())
    .returning(['id', 'expires_at'])
    .executeTakeFirst();
  if (claim === undefined) return fail('COUPON_ALREADY_ISSUED');
  return (await countIssue(trx, coupon.id)) ? claim : fail('COUPON_EXHAUSTED');
}
