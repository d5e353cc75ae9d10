import { sql } from 'kysely';
import { isFailure } from '#contract/errors/errors.ts';
import type { ProductBody } from '#contract/rest/admin/catalogue/products.ts';
import { shownState } from '#rules/shop/shown.ts';
import { lockCatalogue } from '#server/nouns/catalogue/lock-catalogue.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { readProduct } from './read-product.ts';
import { updateProduct } from './write-product.ts';

interface ProductDraft {
  id: number;
  isNew: boolean;
  body: ProductBody;
  now: Date;
}

/**
 * Writes a product as in its form and puts it on sale even when incomplete, so that the preview shows what is missing. Runs in a
 * transaction that the caller rolls back; a deleted product stays deleted. Throws PostgreSQL errors (`refusedProduct`).
 */
export async function writeProductDraft(trx: Trx, { id, isNew, body, now }: ProductDraft): Promise<void> {
  await lockCatalogue(trx);
  if (isNew) await insertEmpty(trx, id, body, now);
  const before = await readProduct(trx, id);
  if (isFailure(before)) return;
  await updateProduct(trx, id, { body: { ...body, state: 'STOP' }, before, now });
  await trx.updateTable('product.products').set({ state: shownState }).where('id', '=', id).execute();
}

/** Inserts a placeholder row with the id from the preview's address, for the form to overwrite. */
async function insertEmpty(trx: Trx, id: number, { brand_id, shipping_policy_id, code, name }: ProductBody, now: Date): Promise<void> {
  await sql`
    insert into product.products (id, brand_id, shipping_policy_id, code, name, price, origin_price, state, created_at)
    overriding system value
    values (${id}, ${brand_id}, ${shipping_policy_id}, ${code}, ${name}, 0, 0, 'STOP', ${now})`.execute(trx);
}
