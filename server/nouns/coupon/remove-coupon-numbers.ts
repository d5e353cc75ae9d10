import { type Failure, fail } from '#contract/errors/errors.ts';
import type { RemoveNumbers } from '#contract/rest/admin/coupons.ts';
import { normalizeCouponNumber } from '#rules/money/coupon/coupon-number.ts';
import { unlogged } from '#server/nouns/staff/unlogged.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';

/**
 * Removes unused numbers from a coupon's list: the given ones, each logged, or all, logged as a count. Errors: COUPON_NOT_FOUND;
 * COUPON_NUMBERS_USED, which removes none.
 */
export function removeCouponNumbers(shop: Shop, couponId: number, wanted: RemoveNumbers): Promise<{ removed: number } | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const coupon = await trx.selectFrom('sales.coupons').select('id').where('id', '=', couponId).executeTakeFirst();
    if (coupon === undefined) return fail('COUPON_NOT_FOUND');
    const free = trx.deleteFrom('sales.coupon_numbers').where('coupon_id', '=', couponId).where('issued_at', 'is', null);
    const named = 'numbers' in wanted ? [...new Set(wanted.numbers.map(normalizeCouponNumber))] : null;
    const { numDeletedRows } = await (named === null
      ? unlogged(trx, () => free.executeTakeFirstOrThrow())
      : free.where('number', 'in', named).executeTakeFirstOrThrow());
    const removed = Number(numDeletedRows);
    if (named !== null && removed < named.length) return fail('COUPON_NUMBERS_USED');
    if (removed > 0)
      await trx
        .updateTable('sales.coupons')
        .set((row) => ({ number_count: row('number_count', '-', removed) }))
        .where('id', '=', couponId)
        .execute();
    return { removed };
  });
}
