import { sql } from 'kysely';
import { isFailure } from '#contract/errors/errors.ts';
import type { ProductBody } from '#contract/rest/admin/catalogue/products.ts';
import { shownState } from '#rules/shop/shown.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { holdCatalogue } from '../hold-catalogue.ts';
import { wordsColumn } from '../words-column.ts';
import { readProduct } from './read-product.ts';
import { updateProduct } from './write-product.ts';

interface ProductDraft {
  id: number;
  isNew: boolean;
  body: ProductBody;
  now: Date;
}

/**
 * Writes a product as its form has it and puts it on sale, whatever a sale still needs: what is missing is one of the things to look for. Inside a
 * transaction that its caller takes back; one that is gone stays gone. Errors: throws PostgreSQL's own (`refusedProduct`).
 */
export async function writeProductDraft(trx: Trx, { id, isNew, body, now }: ProductDraft): Promise<void> {
  await holdCatalogue(trx);
  if (isNew) await insertEmpty(trx, id, body, now);
  const before = await readProduct(trx, id);
  if (isFailure(before)) return;
  await updateProduct(trx, id, { body: { ...body, state: 'STOP' }, before, now });
  await trx.updateTable('product.products').set({ state: shownState }).where('id', '=', id).execute();
}

/** A row with the number that the address of the preview names, for the form to be written over. */
async function insertEmpty(trx: Trx, id: number, { brand_id, shipping_policy_id, code, name }: ProductBody, now: Date): Promise<void> {
  await sql`
    insert into product.products (id, brand_id, shipping_policy_id, code, name, price, origin_price, state, created_at)
    overriding system value
    values (${id}, ${brand_id}, ${shipping_policy_id}, ${code}, ${wordsColumn(name)}, 0, 0, 'STOP', ${now})`.execute(trx);
}
