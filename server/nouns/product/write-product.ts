import { type Failure, fail } from '#contract/errors/errors.ts';
import type { ProductBody } from '#contract/rest/admin/catalogue/products.ts';
import { isForeignKeyViolation } from '#db/faults.ts';
import { missingForSale, photoKey } from '#rules/catalogue/for-sale.ts';
import { type ProductValues, perField, productFieldNames } from '#rules/catalogue/product/product-fields.ts';
import { saleColumns } from '#rules/catalogue/promotion.ts';
import { listChanges } from '#rules/office/list-changes.ts';
import { isSame } from '#rules/office/merge-edit.ts';
import { inEveryTranslation, translationField, translationLocales } from '#rules/shop/locale.ts';
import { shownState } from '#rules/shop/shown.ts';
import { writtenHtml } from '#server/nouns/content/read-documents.ts';
import { saveDocument } from '#server/nouns/content/save-document.ts';
import { translationsColumn } from '#server/nouns/content/translations-column.ts';
import type { Db, Trx } from '#server/transaction/transaction.ts';
import { productDocuments } from './read-product.ts';
import { writeParts } from './write-parts.ts';
import { writeRows } from './write-rows.ts';

/** Inserts a product with all its parts. Errors: PRODUCT_INCOMPLETE with the field, when it is to be sold. */
export async function insertProduct(trx: Trx, body: ProductBody, now: Date): Promise<{ id: number } | Failure> {
  const { id } = await trx
    .insertInto('product.products')
    .values({ ...columnsOf(body, now, true), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return (await writeAround(trx, id, body, null)) ?? { id };
}

/** Updates a product. Errors: PRODUCT_INCOMPLETE with the field. */
export async function updateProduct(
  trx: Trx,
  id: number,
  about: { body: ProductBody; before: ProductBody; now: Date },
): Promise<Failure | undefined> {
  const { body, before, now } = about;
  if (!isSame(ownPart(body, now), ownPart(before, now)))
    await trx
      .updateTable('product.products')
      .set(columnsOf(body, now, false))
      .where('id', '=', id)
      .execute();
  return writeAround(trx, id, body, before);
}

/** The columns of the product's own row, with the current price. */
function ownPart({ frames, colors, sides, options, sizes, facts, images, promotions, ...own }: ProductBody, now: Date): object {
  return { ...own, ...saleColumns({ ...own, promotions: promotions.map(dated) }, now) };
}

/** Maps a database error on a product to a failure; rethrows any other error. */
export function refusedProduct(error: unknown): Failure {
  const { constraint = '' } = error as { constraint?: string };
  const named = {
    products_code_key: fail('PRODUCT_CODE_TAKEN', { field: 'code' }),
    products_brand_id_fkey: fail('INVALID_INPUT', { field: 'brand_id' }),
    products_category_id_fkey: fail('INVALID_INPUT', { field: 'category_id' }),
    products_shipping_policy_id_fkey: fail('INVALID_INPUT', { field: 'shipping_policy_id' }),
  }[constraint];
  if (named !== undefined) return named;
  if (isForeignKeyViolation(error)) return fail('CATALOGUE_IN_USE', { field: 'options' });
  throw error;
}

/** The fields of the form that a product still needs before it can be sold. */
export async function missingOf(db: Db, id: number, body: ProductBody): Promise<readonly string[]> {
  const photos = await db
    .selectFrom('product.mockups')
    .select(['mockup_group_id', 'frame_id', 'color_id'])
    .where('product_id', '=', id)
    .execute();
  return missingForSale({
    ...body,
    photos: new Set(photos.map((photo) => photoKey(String(photo.mockup_group_id), String(photo.frame_id), String(photo.color_id)))),
  });
}

async function writeAround(trx: Trx, id: number, body: ProductBody, before: ProductBody | null): Promise<Failure | undefined> {
  await writeParts(trx, id, body, before);
  if (body.add_content !== null) await saveDocument(trx, { ...productDocuments, row_id: id }, body.add_content);
  for (const locale of translationLocales) {
    const field = translationField(productDocuments.field, locale);
    if (body[field] !== null) await saveDocument(trx, { ...productDocuments, field, row_id: id }, body[field]);
  }
  await writePromotions(trx, id, body);
  if (!isSame(body.facts, before?.facts ?? null)) await writeFacts(trx, id, body);
  if (body.state !== shownState) return undefined;
  const [field] = await missingOf(trx, id, body);
  return field === undefined ? undefined : fail('PRODUCT_INCOMPLETE', { field });
}

function columnsOf(body: ProductBody, now: Date, isNew: boolean) {
  const { add_content, price, origin_price } = body;
  return {
    ...perField<ProductValues>(productFieldNames, (name) => body[name]),
    ...(add_content === null ? {} : { add_content: writtenHtml(add_content) }),
    ...translationsOf(body, isNew),
    ...saleColumns({ price, origin_price, promotions: body.promotions.map(dated) }, now),
  };
}

/** Translations; a text not written in the editor stays as it is. */
function translationsOf(body: ProductBody, isNew: boolean) {
  const docs = inEveryTranslation((locale) => body[translationField(productDocuments.field, locale)]);
  if (Object.values(docs).every((doc) => doc === null)) return {};
  const said = inEveryTranslation((locale): Record<string, string> => {
    const doc = docs[locale];
    return doc === null ? {} : { [productDocuments.field]: writtenHtml(doc) };
  });
  return { translations: translationsColumn(said, isNew) };
}

/** Promotions are read by id, so everything from the first changed date on is rewritten. */
async function writePromotions(trx: Trx, product_id: number, { promotions }: ProductBody): Promise<void> {
  const table = 'product.promotions';
  const columns = ['id', 'price', 'starts_at', 'ends_at'] as const;
  const known = await trx.selectFrom(table).select(columns).where('product_id', '=', product_id).orderBy('id').execute();
  const wanted = promotions.map(dated);
  const days = (row?: { starts_at: Date | null; ends_at: Date | null }) => [row?.starts_at?.getTime(), row?.ends_at?.getTime()];
  const first = wanted.findIndex((row, place) => known[place] === undefined || !isSame(days(known[place]), days(row)));
  const staying = first < 0 ? wanted.length : first;
  const { changed } = listChanges(known.slice(0, staying), wanted.slice(0, staying), { keyOf: days, sameBy: ({ price }) => price });
  await writeRows(trx, table, product_id, { gone: known.slice(staying), added: wanted.slice(staying), changed });
}

async function writeFacts(trx: Trx, product_id: number, { facts }: ProductBody): Promise<void> {
  if (facts === null) {
    await trx.deleteFrom('product.product_facts').where('product_id', '=', product_id).execute();
    return;
  }
  await trx
    .insertInto('product.product_facts')
    .values({ product_id, ...facts })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(facts))
    .execute();
}

function dated({ price, starts_at, ends_at }: ProductBody['promotions'][number]) {
  return { price, starts_at: starts_at === null ? null : new Date(starts_at), ends_at: ends_at === null ? null : new Date(ends_at) };
}
