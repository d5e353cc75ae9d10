import { type Failure, fail } from '#contract/errors/errors.ts';
import { inTransaction } from '#server/commands/transaction.ts';
import type { Shop } from '#server/shop.ts';

/** Makes these coupons the gifts of a sign-up, and no others. What members hold stays theirs. Errors: COUPON_NOT_FOUND, nothing changed. */
export function setSignUpGifts(shop: Shop, couponIds: readonly number[]): Promise<{ coupon_ids: number[] } | Failure> {
  const wanted = [...new Set(couponIds)].sort((a, b) => a - b);
  return inTransaction<{ coupon_ids: number[] }>(shop.database.service, async (trx) => {
    const rows = await trx
      .selectFrom('sales.coupons')
      .select(['id', 'is_sign_up_gift'])
      .where('deleted_at', 'is', null)
      .where((eb) => eb.or([eb('is_sign_up_gift', '=', true), ...(wanted.length > 0 ? [eb('id', 'in', wanted)] : [])]))
      .orderBy('id')
      .forUpdate()
      .execute();
    if (!wanted.every((id) => rows.some((row) => row.id === id))) return fail('COUPON_NOT_FOUND', { field: 'coupon_ids' });
    for (const { id, is_sign_up_gift } of rows)
      if (wanted.includes(id) !== is_sign_up_gift)
        await trx.updateTable('sales.coupons').set({ is_sign_up_gift: !is_sign_up_gift }).where('id', '=', id).execute();
    return { coupon_ids: wanted };
  });
}
