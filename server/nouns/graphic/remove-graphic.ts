import { sql } from 'kysely';
import { type Failure, fail } from '#contract/errors/errors.ts';
import type { RemovedGraphic } from '#contract/rest/admin/catalogue/graphics.ts';
import { inCatalogue } from '#server/nouns/catalogue/lock-catalogue.ts';
import type { Shop } from '#server/shop.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { endReturn } from './end-return.ts';

/**
 * Removes a work from the shop. It is deleted when nothing refers to it, otherwise retired: no longer sold or shown, but kept for the
 * designs, orders and earnings that use it. Errors: NOT_FOUND.
 */
export function removeGraphic(shop: Shop, id: number): Promise<RemovedGraphic | Failure> {
  return inCatalogue<RemovedGraphic>(shop, async (trx) => {
    const isUsed = await isReferred(trx, id);
    const gone = isUsed ? { state: 'STOP' } : { deleted_at: shop.clock() };
    const { numUpdatedRows } = await trx
      .updateTable('product.graphics')
      .set(gone)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return fail('NOT_FOUND');
    await endReturn(trx, id).execute();
    return { outcome: isUsed ? 'RETIRED' : 'DELETED' };
  });
}

/** True when a design uses it, it was sold, or it has its own terms. */
export async function isReferred(trx: Trx, id: number): Promise<boolean> {
  const { rows } = await sql<{ is_used: boolean }>`
    select exists (select from product.product_custom_layers where graphic_id = ${id})
      or exists (select from sales.royalty_lines where graphic_id = ${id})
      or exists (select from sales.royalty_rules where graphic_id = ${id}) as is_used`.execute(trx);
  return rows[0]?.is_used === true;
}
