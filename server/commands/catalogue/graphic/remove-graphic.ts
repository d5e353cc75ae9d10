import { sql } from 'kysely';
import { type Failure, fail } from '#contract/errors/errors.ts';
import type { RemovedGraphic } from '#contract/rest/admin/catalogue/graphics.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { holdCatalogue } from '../hold-catalogue.ts';

/**
 * Takes a work out of the shop: for good when nothing refers to it, else it is retired: no longer sold or shown, while designs, orders and
 * earnings that have it keep it. Errors: NOT_FOUND.
 */
export function removeGraphic(shop: Shop, id: number): Promise<RemovedGraphic | Failure> {
  return inTransaction<RemovedGraphic>(shop.database.service, async (trx) => {
    await holdCatalogue(trx);
    const isUsed = await isReferred(trx, id);
    const gone = isUsed ? { state: 'STOP' } : { deleted_at: shop.clock() };
    const { numUpdatedRows } = await trx
      .updateTable('product.graphics')
      .set(gone)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return fail('NOT_FOUND');
    return { outcome: isUsed ? 'RETIRED' : 'DELETED' };
  });
}

/** True while a design has it, or it was sold or has terms of its own. */
async function isReferred(trx: Trx, id: number): Promise<boolean> {
  const { rows } = await sql<{ is_used: boolean }>`
    select exists (select from product.product_custom_layers where graphic_id = ${id})
      or exists (select from sales.royalty_lines where graphic_id = ${id})
      or exists (select from sales.royalty_rules where graphic_id = ${id}) as is_used`.execute(trx);
  return rows[0]?.is_used === true;
}
