import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { IssuedCoupon, TakeCoupon } from '#contract/rest/issued-coupons.ts';
import { isClaimable } from '#rules/money/coupon/coupon.ts';
import { normalizeCouponNumber } from '#rules/money/coupon/coupon-number.ts';
import { sentRow } from '#server/reply-rows.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { issueCoupon } from './issue-coupon.ts';

/**
 * Issues a coupon to a member, once per member and within its number of copies; the database enforces both.
 * Errors: COUPON_NUMBER_INVALID (no such coupon, or not claimable now), COUPON_EXHAUSTED, COUPON_ALREADY_ISSUED.
 */
export async function takeCoupon(shop: Shop, userId: string, wanted: TakeCoupon): Promise<IssuedCoupon | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const now = shop.clock();
    const own = 'number' in wanted ? await takeNumber(trx, wanted.number, now) : null;
    if (isFailure(own)) return own;
    const coupon = (await (own === null ? namedCoupons(trx, wanted) : couponOf(trx, own.couponId))).find((each) => isClaimable(each, now));
    if (coupon === undefined) return fail('COUPON_NUMBER_INVALID', { field: 'number' in wanted ? 'number' : 'coupon_id' });
    const issued = await issueCoupon(trx, coupon, userId, now);
    if (isFailure(issued)) return issued;
    if (own !== null)
      await trx.updateTable('sales.coupon_numbers').set({ issued_coupon_id: issued.id }).where('number', '=', own.number).execute();
    return sentRow({ id: issued.id, coupon_id: coupon.id, name: coupon.name, issued_at: now, expires_at: issued.expires_at });
  });
}

/**
 * Uses up a number of a list, which opens its coupon once; a concurrent claim of the same number waits for this one. Null when the number
 * is in no list. Errors: COUPON_ALREADY_ISSUED when it is used.
 */
async function takeNumber(trx: Trx, typed: string, now: Date): Promise<{ number: string; couponId: number } | null | Failure> {
  const number = normalizeCouponNumber(typed);
  const row = await trx
    .selectFrom('sales.coupon_numbers')
    .select(['coupon_id', 'issued_at'])
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.issued_at !== null) return fail('COUPON_ALREADY_ISSUED', { field: 'number' });
  await trx.updateTable('sales.coupon_numbers').set({ issued_at: now }).where('number', '=', number).execute();
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

/** Coupons with this number or id, whether claimable now or not. */
function namedCoupons(trx: Trx, wanted: TakeCoupon) {
  const coupons = liveCoupons(trx);
  // A number claims its coupon regardless of case; without a number only coupons that the shop displays can be claimed.
  const found =
    'number' in wanted
      ? coupons.where(({ eb, fn }) => eb(fn<string>('upper', ['number']), '=', wanted.number.toUpperCase()))
      : coupons.where('id', '=', wanted.coupon_id).where('is_public', '=', true);
  return found.execute();
}
