import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import { type BulkChange, type BulkResults, type ProductBody, productBody } from '#contract/rest/admin/catalogue/products.ts';
import { repriced } from '#rules/money/price.ts';
import { lockCatalogue } from '#server/nouns/catalogue/lock-catalogue.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { readProduct } from './read-product.ts';
import { refusedProduct, updateProduct } from './write-product.ts';

/**
 * Makes one change to many products, each on its own: a product that cannot be changed stays as it is and reports why. Errors of a row:
 * NOT_FOUND, INVALID_INPUT with the field (a price below a promotion), PRODUCT_INCOMPLETE, CATALOGUE_IN_USE.
 */
export async function changeProducts(shop: Shop, { ids, change }: BulkChange): Promise<BulkResults['results']> {
  const results: BulkResults['results'] = [];
  for (const id of [...new Set(ids)].sort((one, other) => one - other)) {
    const outcome = await inTransaction<object>(shop.database.service, (trx) => changeOne(trx, id, change, shop.clock())).catch(
      refusedProduct,
    );
    results.push(isFailure(outcome) ? { id, code: outcome.failure, field: outcome.field ?? null } : { id, code: null, field: null });
  }
  return results;
}

async function changeOne(trx: Trx, id: number, change: BulkChange['change'], now: Date): Promise<object | Failure> {
  await lockCatalogue(trx);
  const before = await readProduct(trx, id);
  if (isFailure(before)) return before;
  const checked = productBody.safeParse(changed(before, change));
  if (!checked.success) return fail('INVALID_INPUT', { field: (checked.error.issues[0]?.path ?? []).map(String).join('.') });
  return (await updateProduct(trx, id, { body: checked.data, before, now })) ?? {};
}

function changed(product: ProductBody, change: BulkChange['change']): ProductBody {
  if ('percent' in change || 'price' in change) return { ...product, ...repriced(product, change) };
  return { ...product, ...change };
}
