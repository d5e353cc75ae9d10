import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { ClaimCoupon, CouponClaim } from '#contract/rest/coupon-claims.ts';
import { localized } from '#contract/rest/values.ts';
import { isClaimable } from '#rules/money/coupon/coupon.ts';
import { normalizeCouponNumber } from '#rules/money/coupon/coupon-number.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { issueCoupon } from './issue-coupon.ts';

/**
 * Puts a coupon into a member's hands, once for each member, and only as many as there are: both are the database's word.
 * Errors: COUPON_NUMBER_INVALID (no such coupon, or not one to be claimed now), COUPON_EXHAUSTED, COUPON_ALREADY_ISSUED.
 */
export async function claimCoupon(shop: Shop, userId: string, wanted: ClaimCoupon): Promise<CouponClaim | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const now = shop.clock();
    const own = 'number' in wanted ? await takeNumber(trx, wanted.number, now) : null;
    if (isFailure(own)) return own;
    const coupon = (await (own === null ? namedCoupons(trx, wanted) : couponOf(trx, own.couponId))).find((each) => isClaimable(each, now));
    if (coupon === undefined) return fail('COUPON_NUMBER_INVALID', { field: 'number' in wanted ? 'number' : 'coupon_id' });
    const claim = await issueCoupon(trx, coupon, userId, now);
    if (isFailure(claim)) return claim;
    if (own !== null) await trx.updateTable('sales.coupon_numbers').set({ claim_id: claim.id }).where('number', '=', own.number).execute();
    return {
      id: claim.id,
      coupon_id: coupon.id,
      name: localized.parse(coupon.name),
      claimed_at: now.toISOString(),
      expires_at: claim.expires_at === null ? null : claim.expires_at.toISOString(),
    };
  });
}

/**
 * Takes a number of a list, which opens its coupon once: a second one with it waits until the first is through. Null for what is in no list.
 * Errors: COUPON_ALREADY_ISSUED for one that was taken.
 */
async function takeNumber(trx: Trx, typed: string, now: Date): Promise<{ number: string; couponId: number } | null | Failure> {
  const number = normalizeCouponNumber(typed);
  const row = await trx
    .selectFrom('sales.coupon_numbers')
    .select(['coupon_id', 'claimed_at'])
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.claimed_at !== null) return fail('COUPON_ALREADY_ISSUED', { field: 'number' });
  await trx.updateTable('sales.coupon_numbers').set({ claimed_at: now }).where('number', '=', number).execute();
  return { number, couponId: row.coupon_id };
}

function couponOf(trx: Trx, id: number) {
  return liveCoupons(trx).where('id', '=', id).execute();
}

function liveCoupons(trx: Trx) {
  return trx
    .selectFrom('sales.coupons')
    .select(['id', 'name', 'state', 'valid_days', 'starts_at', 'ends_at'])
    .where('deleted_at', 'is', null);
}

/** The coupons of this number or id, claimable now or not. */
function namedCoupons(trx: Trx, wanted: ClaimCoupon) {
  const coupons = liveCoupons(trx);
  // A number read off a card gets the coupon, in capitals or not; without a number only coupons the shop shows can be claimed.
  const found =
    'number' in wanted
      ? coupons.where(({ eb, fn }) => eb(fn<string>('upper', ['number']), '=', wanted.number.toUpperCase()))
      : coupons.where('id', '=', wanted.coupon_id).where('is_public', '=', true);
  return found.execute();
}
