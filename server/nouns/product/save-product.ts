import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import { type ProductBody, productBody } from '#contract/rest/admin/catalogue/products.ts';
import type { Edit, SavedEdit } from '#contract/rest/admin/edits.ts';
import { copyOf } from '#rules/office/copy-of.ts';
import { inCatalogue } from '#server/nouns/catalogue/lock-catalogue.ts';
import { editInCatalogue } from '#server/nouns/edit/edit-in-catalogue.ts';
import type { Shop } from '#server/shop.ts';
import { recogniseParts } from './file/recognise-parts.ts';
import { readProduct } from './read-product.ts';
import { insertProduct, refusedProduct, updateProduct } from './write-product.ts';

/**
 * Creates a product. Errors: PRODUCT_CODE_TAKEN, PRODUCT_INCOMPLETE with the field, INVALID_INPUT for a brand, category or policy that does
 * not exist.
 */
export function addProduct(shop: Shop, body: ProductBody): Promise<{ id: number } | Failure> {
  return inCatalogue<{ id: number }>(shop, (trx) => insertProduct(trx, body, shop.clock())).catch(refusedProduct);
}

/** Updates a product, which others may be editing too. Errors: as `addProduct`, NOT_FOUND, EDITED_MEANWHILE, CATALOGUE_IN_USE. */
export function editProduct(shop: Shop, id: number, edit: Edit<ProductBody>): Promise<SavedEdit<ProductBody> | Failure> {
  return editInCatalogue(shop, { table: 'product.products', id }, edit, (trx) => ({
    schema: productBody,
    read: () => readProduct(trx, id),
    recognise: recogniseParts,
    write: (body, before) => updateProduct(trx, id, { body, before, now: shop.clock() }),
  })).catch(refusedProduct);
}

/** Duplicates a product except for its stock, sales and promotions; the copy is not yet for sale. Errors: NOT_FOUND. */
export function copyProduct(shop: Shop, id: number): Promise<{ id: number } | Failure> {
  return inCatalogue<{ id: number }>(shop, async (trx) => {
    const original = await readProduct(trx, id);
    if (isFailure(original)) return original;
    const codes = await trx.selectFrom('product.products').select('code').where('brand_id', '=', original.brand_id).execute();
    const copy = {
      ...copyOf(asNew(original)),
      code: freeCode(original.code, new Set(codes.map(({ code }) => code))),
      promotions: [],
    };
    const made = await insertProduct(trx, copy, shop.clock());
    if (isFailure(made)) return made;
    await copyWritten(trx, id, made.id);
    await copyPhotos(trx, id, made.id);
    return made;
  });
}

/** Removes a product from the catalogue; orders keep what they froze. Errors: NOT_FOUND. */
export function deleteProduct(shop: Shop, id: number): Promise<{ id: number } | Failure> {
  return inCatalogue<{ id: number }>(shop, async (trx) => {
    const gone = await trx
      .updateTable('product.products')
      .set({ deleted_at: shop.clock(), state: 'STOP' })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return gone ?? fail('NOT_FOUND');
  });
}

const newKey = (key: string) => `new-${key}`;
const newOrNone = (key: string | null) => (key === null ? null : newKey(key));

function asNew(product: ProductBody): ProductBody {
  const renamed = <Part extends { key: string }>(parts: Part[]) => parts.map((part) => ({ ...part, key: newKey(part.key) }));
  return {
    ...product,
    frames: renamed(product.frames),
    colors: renamed(product.colors),
    sides: renamed(product.sides),
    options: renamed(product.options).map((option) => ({
      ...option,
      frame_key: newOrNone(option.frame_key),
      color_key: newOrNone(option.color_key),
      stock: 0,
    })),
    images: product.images.map((image) => ({ ...image, color_key: newOrNone(image.color_key) })),
    sizes: product.sizes.map((size) => ({ ...size, frame_key: newOrNone(size.frame_key) })),
  };
}

/** The first free code of the form `TEE-01-2`. */
function freeCode(code: string, taken: ReadonlySet<string>): string {
  let number = 2;
  while (taken.has(`${code.slice(0, 36)}-${number}`)) number += 1;
  return `${code.slice(0, 36)}-${number}`;
}

/** Copies the description, including one that was not written in the editor. */
async function copyWritten(trx: Parameters<typeof readProduct>[0], from: number, to: number): Promise<void> {
  const { add_content, translations } = await trx
    .selectFrom('product.products')
    .select(['add_content', 'translations'])
    .where('id', '=', from)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('product.products')
    .set({ add_content, translations: JSON.stringify(translations) })
    .where('id', '=', to)
    .execute();
}

/** Copies the photos of a garment, matching parts by their position. */
async function copyPhotos(trx: Parameters<typeof readProduct>[0], from: number, to: number): Promise<void> {
  const [original, copy] = [await readProduct(trx, from), await readProduct(trx, to)];
  if (isFailure(original) || isFailure(copy)) return;
  const place = (part: 'frames' | 'colors' | 'sides', id: number) =>
    Number(copy[part][original[part].findIndex(({ key }) => key === String(id))]?.key);
  const photos = await trx.selectFrom('product.mockups').selectAll().where('product_id', '=', from).execute();
  if (photos.length === 0) return;
  await trx
    .insertInto('product.mockups')
    .values(
      photos.map(({ id: _id, ...photo }) => ({
        ...photo,
        product_id: to,
        frame_id: place('frames', photo.frame_id),
        color_id: place('colors', photo.color_id),
        mockup_group_id: place('sides', photo.mockup_group_id),
      })),
    )
    .execute();
}
