import { type Failure, fail } from '#contract/errors/errors.ts';
import { type GraphicBody, graphicBody } from '#contract/rest/admin/catalogue/graphics.ts';
import type { Edit, SavedEdit } from '#contract/rest/admin/edits.ts';
import { discountRate } from '#rules/catalogue/promotion.ts';
import { lockCatalogue } from '#server/nouns/catalogue/lock-catalogue.ts';
import { wordsColumn } from '#server/nouns/catalogue/words-column.ts';
import { saveEdit } from '#server/nouns/edit/save-edit.ts';
import type { Shop } from '#server/shop.ts';
import { type Db, inTransaction } from '#server/transaction/transaction.ts';
import { endReturn } from './end-return.ts';

/** Updates a graphic, which others may be editing too. Errors: NOT_FOUND, EDITED_MEANWHILE. */
export function editGraphic(shop: Shop, id: number, edit: Edit<GraphicBody>): Promise<SavedEdit<GraphicBody> | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    await lockCatalogue(trx);
    return saveEdit(edit, {
      logged: { db: trx, table: 'product.graphics', id },
      schema: graphicBody,
      read: () => readGraphic(trx, id),
      write: async ({ name, description, ...columns }) => {
        const { price, origin_price } = columns;
        await endReturn(trx, id)
          .where(({ exists, selectFrom }) =>
            exists(selectFrom('product.graphics').select('id').where('id', '=', id).where('state', '<>', columns.state)),
          )
          .execute();
        const sale_rate = discountRate(price, origin_price);
        await trx
          .updateTable('product.graphics')
          .set({ ...columns, sale_price: price, sale_rate, name: wordsColumn(name), description: wordsColumn(description) })
          .where('id', '=', id)
          .execute();
        return undefined;
      },
    });
  });
}

/** A graphic as its form shows it. Errors: NOT_FOUND. */
export async function readGraphic(db: Db, id: number): Promise<GraphicBody | Failure> {
  const row = await db
    .selectFrom('product.graphics')
    .select(['name', 'description', 'keywords', 'background_color', 'state', 'position', 'price', 'origin_price', 'promotion_price'])
    .select(['is_best', 'is_donate', 'donation'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? fail('NOT_FOUND');
}
