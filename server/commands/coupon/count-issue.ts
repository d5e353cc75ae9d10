import { sql } from 'kysely';
import type { Trx } from '#server/commands/transaction.ts';

/** Counts one more issue of a coupon; false, with nothing changed, when all there are have been issued. */
export async function countIssue(trx: Trx, couponId: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sales.coupons')
    .set({ issued_count: sql`issued_count + 1` })
    .where('id', '=', couponId)
    .where(({ or, eb, ref }) => or([eb('issue_limit', 'is', null), eb('issued_count', '<', ref('issue_limit'))]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
