import type { GivenCoupon } from '#contract/rest/members.ts';
import { localized } from '#contract/rest/values.ts';
import { urlFor } from '#contract/routes.ts';
import { couponClaimExpiry, isSignUpGift } from '#rules/money/coupon.ts';
import { notifyMember } from '#server/commands/notice/notify-member.ts';
import type { Trx } from '#server/commands/transaction.ts';
import { countIssue } from './count-issue.ts';

/**
 * Gives a new member, however they signed up, every coupon that the shop gives at sign-up, in the transaction of the sign-up: what an
 * event promises is there when the account is. One that is used up, over or switched off is left out and never refuses a member.
 */
export async function giveSignUpCoupons(trx: Trx, userId: string, now: Date): Promise<GivenCoupon[]> {
  const coupons = await trx
    .selectFrom('sales.coupons')
    .select(['id', 'name', 'state', 'valid_days', 'starts_at', 'ends_at', 'is_sign_up_gift'])
    .where('is_sign_up_gift', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const given: GivenCoupon[] = [];
  for (const coupon of coupons.filter((each) => isSignUpGift(each, now))) {
    if (!(await countIssue(trx, coupon.id))) continue;
    const expires_at = couponClaimExpiry(coupon, now);
    await trx.insertInto('sales.coupon_claims').values({ coupon_id: coupon.id, user_id: userId, claimed_at: now, expires_at }).execute();
    await notifyMember(trx, {
      memberId: userId,
      event: 'coupon',
      values: { name: localized.parse(coupon.name), ends_at: expires_at?.toISOString() ?? null },
      link: urlFor('mypage-coupon'),
      now,
    });
    given.push({ name: localized.parse(coupon.name), expires_at: expires_at?.toISOString() ?? null });
  }
  return given;
}
