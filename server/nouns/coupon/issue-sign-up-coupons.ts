import { isFailure } from '#contract/errors/errors.ts';
import type { GivenCoupon } from '#contract/rest/members.ts';
import { urlFor } from '#contract/routes.ts';
import { isSignUpGift } from '#rules/money/coupon/coupon.ts';
import { notifyMember } from '#server/nouns/notification/notify-member.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { issueCoupon } from './issue-coupon.ts';

/**
 * Issues every sign-up coupon to a new member, however they signed up, in the transaction of the sign-up, so that a promised coupon is
 * there with the account. A coupon that is exhausted, expired or disabled is skipped and never fails the sign-up.
 */
export async function issueSignUpCoupons(trx: Trx, userId: string, now: Date): Promise<GivenCoupon[]> {
  const coupons = await trx
    .selectFrom('sales.coupons')
    .select(['id', 'name', 'state', 'valid_days', 'starts_at', 'ends_at', 'is_sign_up_gift'])
    .where('is_sign_up_gift', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const given: GivenCoupon[] = [];
  for (const coupon of coupons.filter((each) => isSignUpGift(each, now))) {
    const issued = await issueCoupon(trx, coupon, userId, now);
    if (isFailure(issued)) continue;
    const ends_at = issued.expires_at?.toISOString() ?? null;
    await notifyMember(trx, {
      memberId: userId,
      event: 'coupon',
      values: { name: coupon.name, ends_at },
      link: urlFor('mypage-coupon'),
      now,
    });
    given.push({ name: coupon.name, expires_at: ends_at });
  }
  return given;
}
