import type { Failure } from '#contract/errors/errors.ts';
import { type GraphicBody, graphicBody } from '#contract/rest/admin/catalogue/graphics.ts';
import type { Edit, SavedEdit } from '#contract/rest/admin/edits.ts';
import { discountRate } from '#rules/catalogue/promotion.ts';
import { editInCatalogue } from '#server/nouns/edit/edit-in-catalogue.ts';
import { columnsOf } from '#server/reply-rows.ts';
import type { Shop } from '#server/shop.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { endReturn } from './end-return.ts';

/** Updates a graphic, which others may be editing too. Errors: NOT_FOUND, EDITED_MEANWHILE. */
export function editGraphic(shop: Shop, id: number, edit: Edit<GraphicBody>): Promise<SavedEdit<GraphicBody> | Failure> {
  return editInCatalogue(shop, { table: 'product.graphics', id }, edit, (trx) => ({
    schema: graphicBody,
    read: () => findGraphic(trx, id),
    write: async (body) => {
      const moved = trx.selectFrom('product.graphics').select('id').where('id', '=', id).where('state', '<>', body.state);
      await endReturn(trx, id)
        .where(({ exists }) => exists(moved))
        .execute();
      const sale = { sale_price: body.price, sale_rate: discountRate(body.price, body.origin_price) };
      await trx
        .updateTable('product.graphics')
        .set(({ eb, ref }) => ({
          ...body,
          ...sale,
          // What staff decided, only staff change.
          withdrawn_at: eb.case().when('state', '=', body.state).then(ref('withdrawn_at')).end(),
        }))
        .where('id', '=', id)
        .execute();
    },
  }));
}

/** A graphic as its form shows it; undefined when there is none. */
export function findGraphic(db: Db, id: number): Promise<GraphicBody | undefined> {
  const graphics = db.selectFrom('product.graphics').select(columnsOf(graphicBody));
  return graphics.where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}
