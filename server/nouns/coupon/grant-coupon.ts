import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import { urlFor } from '#contract/routes.ts';
import { notifyMember } from '#server/nouns/notification/notify-member.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { findClaimable } from './find-claimable.ts';
import { issueCoupon } from './issue-coupon.ts';

/**
 * Issues a coupon to a member by hand, within its limits, and notifies them. Errors: MEMBER_NOT_FOUND, MEMBER_GONE, COUPON_NOT_FOUND,
 * COUPON_NOT_RUNNING, COUPON_EXHAUSTED, COUPON_ALREADY_ISSUED.
 */
export function grantCoupon(
  shop: Shop,
  { memberId, couponId }: { memberId: string; couponId: number },
): Promise<{ issued_coupon_id: number } | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const now = shop.clock();
    const member = await trx.selectFrom('member.members').select('withdrawn_at').where('id', '=', memberId).executeTakeFirst();
    if (member === undefined) return fail('MEMBER_NOT_FOUND');
    if (member.withdrawn_at !== null) return fail('MEMBER_GONE');
    const coupon = await findClaimable(trx, couponId, now);
    if (isFailure(coupon)) return coupon;
    const issued = await issueCoupon(trx, coupon, memberId, now);
    if (isFailure(issued)) return issued;
    const values = { name: coupon.name, ends_at: issued.expires_at?.toISOString() ?? null };
    await notifyMember(trx, { memberId, event: 'coupon', values, link: urlFor('mypage-coupon'), now });
    return { issued_coupon_id: issued.id };
  });
}
