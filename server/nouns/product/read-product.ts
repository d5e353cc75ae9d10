import { type Failure, fail } from '#contract/errors/errors.ts';
import type { ProductBody } from '#contract/rest/admin/catalogue/products.ts';
import { productFieldNames } from '#rules/catalogue/product/product-fields.ts';
import { inTranslations, type TranslationLocale, type Translations, translationField } from '#rules/shop/locale.ts';
import { readDocuments, standingDocument } from '#server/nouns/content/read-documents.ts';
import { sentRow } from '#server/reply-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** Key of the document for a product's description. */
export const productDocuments = { kind: 'products', field: 'add_content' } as const;

/** A product as its form shows it, with parts keyed by their ids. Errors: NOT_FOUND. */
export async function readProduct(db: Db, id: number): Promise<ProductBody | Failure> {
  const row = await db
    .selectFrom('product.products')
    .select([...productFieldNames, 'add_content', 'translations', 'promotion_price'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return fail('NOT_FOUND');
  const { promotion_price, add_content, translations, ...columns } = row;
  const documents = await readDocuments(db, productDocuments.kind, id);
  const promotions = await readPromotions(db, id);
  // A promotion price set before promotions had dates becomes a promotion without an end.
  const isOld = promotions.length === 0 && promotion_price !== null && promotion_price !== row.price;
  return {
    ...columns,
    add_content: standingDocument(documents.get(productDocuments.field), add_content),
    ...inTranslations(productDocuments.field, (locale) =>
      standingDocument(documents.get(translationField(productDocuments.field, locale)), toldIn(translations, locale)),
    ),
    promotions: isOld ? [{ price: promotion_price, starts_at: null, ends_at: null }] : promotions,
    ...(await readParts(db, id)),
    facts: await readFacts(db, id),
    sizes: await readSizes(db, id),
    // The table's check constraints allow only the values of the contract.
  } as ProductBody;
}

/** The description in another language as HTML; empty when there is none. */
function toldIn(translations: Translations, locale: TranslationLocale): string {
  return translations[locale]?.[productDocuments.field] ?? '';
}

async function readPromotions(db: Db, product_id: number): Promise<ProductBody['promotions']> {
  const rows = await db
    .selectFrom('product.promotions')
    .select(['price', 'starts_at', 'ends_at'])
    .where('product_id', '=', product_id)
    .orderBy('id')
    .execute();
  return rows.map(sentRow);
}

async function readParts(db: Db, product_id: number) {
  const [images, frames, colors, sides, options] = [
    await db
      .selectFrom('product.product_images')
      .select(['src', 'color_id'])
      .where('product_id', '=', product_id)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    await db
      .selectFrom('product.frames')
      .select(['id', 'code', 'name'])
      .where('product_id', '=', product_id)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    await db
      .selectFrom('product.colors')
      .select(['id', 'name', 'hex'])
      .where('product_id', '=', product_id)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    await db
      .selectFrom('product.mockup_groups')
      .select(['id', 'code', 'name', 'price'])
      .where('product_id', '=', product_id)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    await db
      .selectFrom('product.product_options')
      .select(['id', 'frame_id', 'color_id', 'size', 'price', 'state'])
      .where('product_id', '=', product_id)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  ];
  return {
    images: images.map(({ src, color_id }) => ({ src, color_key: keyOf(color_id) })),
    frames: frames.map(keyed),
    colors: colors.map(keyed),
    sides: sides.map(keyed),
    options: options.map(({ id, frame_id, color_id, ...option }) => ({
      key: String(id),
      frame_key: keyOf(frame_id),
      color_key: keyOf(color_id),
      ...option,
      stock: null,
    })),
  };
}

async function readFacts(db: Db, product_id: number) {
  const facts = await db.selectFrom('product.product_facts').selectAll().where('product_id', '=', product_id).executeTakeFirst();
  if (facts === undefined) return null;
  const { product_id: _id, ...told } = facts;
  return told;
}

async function readSizes(db: Db, product_id: number) {
  const sizes = await db
    .selectFrom('product.size_measures')
    .select(['frame_id', 'size', 'measure', 'value_mm'])
    .where('product_id', '=', product_id)
    .orderBy('frame_id')
    .orderBy('size')
    .orderBy('measure')
    .execute();
  return sizes.map(({ frame_id, ...size }) => ({ frame_key: keyOf(frame_id), ...size }));
}

const keyOf = (id: number | null) => (id === null ? null : String(id));
const keyed = <Row extends { id: number }>({ id, ...row }: Row) => ({ key: String(id), ...row });
