import { sql } from 'kysely';
import { type Failure, fail } from '#contract/errors/errors.ts';
import type { Incoming } from '#contract/rest/admin/desk.ts';
import { restocked } from '#rules/order/stock.ts';
import { koreanDay } from '#rules/shop/korean-time.ts';
import { inCatalogue } from '#server/nouns/catalogue/lock-catalogue.ts';
import type { Shop } from '#server/shop.ts';
import { asStaff } from '#server/transaction/staff.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { type By, lockOptions } from './change-stock.ts';

/** Notes the next delivery of an option in place of the one before. Errors: OPTION_NOT_FOUND, also for another brand's; INCOMING_DAY_PAST. */
export async function saveIncoming(shop: Shop, by: By, id: number, noted: Incoming): Promise<Record<string, never> | Failure> {
  if (noted.comes_on < koreanDay(shop.clock())) return fail('INCOMING_DAY_PAST', { field: 'comes_on' });
  return withOption(shop, by, id, async (trx) => {
    await trx
      .insertInto('product.incoming_stocks')
      .values({ option_id: id, product_id: sql`(select product_id from product.product_options where id = ${id})`, ...noted })
      .onConflict((conflict) => conflict.column('option_id').doUpdateSet(noted))
      .execute();
    return {};
  });
}

/** Removes the note. Errors: OPTION_NOT_FOUND, INCOMING_NOT_FOUND. */
export function deleteIncoming(shop: Shop, by: By, id: number): Promise<Record<string, never> | Failure> {
  return withOption(shop, by, id, async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('product.incoming_stocks').where('option_id', '=', id).executeTakeFirstOrThrow();
    return numDeletedRows > 0n ? {} : fail('INCOMING_NOT_FOUND');
  });
}

/**
 * Adds what came to the stock and removes the note, so that a second press adds nothing; who waits for the option is notified by the job.
 * `was`: the pieces that the screen showed. Errors: OPTION_NOT_FOUND, INCOMING_NOT_FOUND, STOCK_CHANGED, STOCK_OUT_OF_RANGE.
 */
export function takeIncoming(shop: Shop, by: By, id: number, was: number): Promise<{ stock_count: number } | Failure> {
  return withOption(shop, by, id, async (trx, stock) => {
    const noted = await trx.deleteFrom('product.incoming_stocks').where('option_id', '=', id).returning('piece_count').executeTakeFirst();
    if (noted === undefined) return fail('INCOMING_NOT_FOUND');
    if (noted.piece_count !== was) return fail('STOCK_CHANGED', { field: 'piece_count' });
    const stock_count = restocked(stock, { by: noted.piece_count });
    if (stock_count === null) return fail('STOCK_OUT_OF_RANGE');
    await trx.updateTable('product.product_options').set({ stock_count }).where('id', '=', id).execute();
    return { stock_count };
  });
}

/** A write of one option that they may change, by staff, with its stock. */
function withOption<T>(shop: Shop, by: By, id: number, write: (trx: Trx, stock: number) => Promise<T | Failure>): Promise<T | Failure> {
  return asStaff(by.userId, () =>
    inCatalogue(shop, async (trx) => {
      const stock = (await lockOptions(trx, by, [id])).get(id);
      return stock === undefined ? fail('OPTION_NOT_FOUND') : write(trx, stock);
    }),
  );
}
