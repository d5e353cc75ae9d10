import { type Failure, fail } from '#contract/errors/errors.ts';
import { isClaimable } from '#rules/money/coupon/coupon.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/** A coupon that staff can issue now, locked until its copies are counted. Errors: COUPON_NOT_FOUND, COUPON_NOT_RUNNING. */
export async function findClaimable(trx: Trx, id: number, now: Date) {
  const coupon = await trx
    .selectFrom('sales.coupons')
    .select(['id', 'name', 'state', 'valid_days', 'starts_at', 'ends_at', 'per_member_limit', 'issue_limit', 'issued_count', 'is_used_up'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (coupon === undefined) return fail('COUPON_NOT_FOUND');
  return isClaimable(coupon, now) ? coupon : fail('COUPON_NOT_RUNNING');
}

export type ClaimableCoupon = Exclude<Awaited<ReturnType<typeof findClaimable>>, Failure>;
