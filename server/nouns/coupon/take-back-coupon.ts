import { type Failure, fail } from '#contract/errors/errors.ts';
import { takeBackRefusal } from '#rules/money/coupon/coupon.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';

/**
 * Takes a coupon back from a member while no order has it; the reason is in the log. A number that opened it stays used up. Errors:
 * COUPON_NOT_FOUND, COUPON_USED, COUPON_HELD.
 */
export function takeBackCoupon(
  shop: Shop,
  { memberId, issuedId, reason }: { memberId: string; issuedId: number; reason: string },
): Promise<Record<string, never> | Failure> {
  return inTransaction<Record<string, never>>(shop.database.service, async (trx) => {
    const issued = await trx
      .selectFrom('sales.issued_coupons')
      .select(['coupon_id', 'order_id', 'used_at'])
      .where('id', '=', issuedId)
      .where('user_id', '=', memberId)
      .forUpdate()
      .executeTakeFirst();
    if (issued === undefined) return fail('COUPON_NOT_FOUND');
    const refusal = takeBackRefusal(issued);
    if (refusal !== null) return fail(refusal);
    await trx.updateTable('sales.issued_coupons').set({ taken_back_reason: reason }).where('id', '=', issuedId).execute();
    await trx.deleteFrom('sales.issued_coupons').where('id', '=', issuedId).execute();
    await trx
      .updateTable('sales.coupons')
      .set((row) => ({ issued_count: row('issued_count', '-', 1) }))
      .where('id', '=', issued.coupon_id)
      .execute();
    return {};
  });
}
