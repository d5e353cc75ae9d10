import { type ErrorCode, type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import {
  type DesignBody,
  type DesignCopy,
  type DesignResults,
  type DesignsChange,
  designBody,
} from '#contract/rest/admin/catalogue/designs.ts';
import type { Edit, SavedEdit } from '#contract/rest/admin/edits.ts';
import { flawsOf } from '#rules/design/custom-design-check.ts';
import { copyOf } from '#rules/office/copy-of.ts';
import { type Translations, translationField, translationLocales } from '#rules/shop/locale.ts';
import { shownState } from '#rules/shop/shown.ts';
import { inCatalogue } from '#server/nouns/catalogue/lock-catalogue.ts';
import { editInCatalogue } from '#server/nouns/edit/edit-in-catalogue.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { findDesignProblems } from './find-design-problems.ts';
import { insertSide } from './insert-design.ts';
import { readDesign } from './read-design.ts';
import { readShopDesign } from './read-shop-designs.ts';

/**
 * Copies a design that this member has saved into a design of the shop; the copy is independent of the original. It starts hidden among the
 * templates of its product. Errors: DESIGN_NOT_FOUND, also for another member's; DESIGN_WITH_OWN_PICTURE.
 */
export function copyDesign(shop: Shop, userId: string, { custom_id, name }: DesignCopy): Promise<{ id: number } | Failure> {
  return inCatalogue<{ id: number }>(shop, async (trx) => {
    const saved = await savedDesign(trx, userId, custom_id);
    if (saved === undefined) return fail('DESIGN_NOT_FOUND', { field: 'custom_id' });
    // Whoever starts from a design of the shop has everything on it, and a picture is its owner's alone.
    if (await hasPictures(trx, saved.id)) return fail('DESIGN_WITH_OWN_PICTURE', { field: 'custom_id' });
    return insertCopy(shop, trx, saved, { name });
  });
}

/** Copies a design that this member has saved into another one of theirs. Errors: DESIGN_NOT_FOUND, also for another member's. */
export function copyOwnDesign({ database: { service }, clock }: Shop, user_id: string, id: number): Promise<{ id: number } | Failure> {
  return inTransaction(service, async (trx) => {
    const saved = await savedDesign(trx, user_id, id);
    if (saved === undefined) return fail('DESIGN_NOT_FOUND');
    const { product_id, option_id, parent_code } = saved;
    const tags = JSON.stringify(saved.tags);
    const name = saved.name === '' ? '' : `${saved.name.slice(0, 58)} 2`;
    const copied = await trx
      .insertInto('product.product_customs')
      .values({ product_id, option_id, user_id, type: 'USER', name, tags, parent_code, created_at: clock() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await copySides(trx, id, copied.id);
    return copied;
  });
}

/** Duplicates a design of the shop under a new name, hidden among the templates. Errors: NOT_FOUND. */
export function copyShopDesign(shop: Shop, id: number): Promise<{ id: number } | Failure> {
  return inCatalogue<{ id: number }>(shop, async (trx) => {
    const original = await readShopDesign(trx, id);
    if (original === null) return fail('NOT_FOUND');
    const columns = ['id', 'product_id', 'option_id'] as const;
    const from = await trx.selectFrom('product.product_customs').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
    const body = copyOf(original);
    return insertCopy(shop, trx, from, { name: body.name, translations: JSON.stringify(translationsOf(body)) });
  });
}

function savedDesign(trx: Trx, userId: string, id: number) {
  return trx
    .selectFrom('product.product_customs')
    .select(['id', 'product_id', 'option_id', 'name', 'tags', 'parent_code'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

async function hasPictures(trx: Trx, customId: number): Promise<boolean> {
  const pictures = trx.selectFrom('product.product_custom_pictures').select('id').where('product_custom_id', '=', customId);
  return (await pictures.where('deleted_at', 'is', null).limit(1).executeTakeFirst()) !== undefined;
}

interface CopiedDesign {
  id: number;
  product_id: number;
  option_id: number;
}

/** Inserts a design of the shop with everything on another one, hidden among the templates of its product. */
async function insertCopy(
  shop: Shop,
  trx: Trx,
  { id: from, product_id, option_id }: CopiedDesign,
  names: { name: string; translations?: string },
): Promise<{ id: number }> {
  const { id } = await trx
    .insertInto('product.product_customs')
    .values({ product_id, option_id, user_id: null, type: 'TEMPLATE', ...names, created_at: shop.clock() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await copySides(trx, from, id);
  await trx.insertInto('product.product_templates').values({ product_id, custom_id: id, state: 'STOP' }).execute();
  return { id };
}

/**
 * Saves the form of a shop design, which others may be editing too. Errors: NOT_FOUND, EDITED_MEANWHILE; DESIGN_FLAWED with the field that
 * would show it, while it cannot be offered.
 */
export function editDesign(shop: Shop, id: number, edit: Edit<DesignBody>): Promise<SavedEdit<DesignBody> | Failure> {
  return editInCatalogue(shop, { table: 'product.product_customs', id }, edit, (trx) => ({
    schema: designBody,
    read: () => readShopDesign(trx, id),
    write: (body) => writeDesign(shop, trx, id, body),
  }));
}

/** Makes one change to many designs, each on its own. Errors of a row: NOT_FOUND, DESIGN_FLAWED. */
export async function changeDesigns(shop: Shop, { ids, change }: DesignsChange): Promise<DesignResults['results']> {
  const results: { id: number; code: ErrorCode | null }[] = [];
  for (const id of [...new Set(ids)].sort((one, other) => one - other)) {
    const outcome = await inCatalogue<object>(shop, async (trx) => {
      const before = await readShopDesign(trx, id);
      return before === null ? fail('NOT_FOUND') : ((await writeDesign(shop, trx, id, { ...before, ...change })) ?? {});
    });
    results.push({ id, code: isFailure(outcome) ? outcome.failure : null });
  }
  return results;
}

/** Deletes a design of the shop; purchases of it stay frozen. Errors: NOT_FOUND. */
export function removeDesign(shop: Shop, id: number): Promise<Record<string, never> | Failure> {
  return inCatalogue<Record<string, never>>(shop, async (trx) => {
    if ((await readShopDesign(trx, id)) === null) return fail('NOT_FOUND');
    await trx.deleteFrom('product.product_templates').where('custom_id', '=', id).execute();
    await trx.updateTable('product.product_customs').set({ deleted_at: shop.clock(), is_best: false }).where('id', '=', id).execute();
    return {};
  });
}

async function writeDesign(shop: Shop, trx: Trx, id: number, body: DesignBody): Promise<Failure | undefined> {
  const { name, is_best, position, template, template_position } = body;
  const shows = is_best ? 'is_best' : template === shownState ? 'template' : null;
  if (shows !== null && (await flawsOfDesign(shop, trx, id)).length > 0) return fail('DESIGN_FLAWED', { field: shows });
  // "Best" designs belong to the shop; templates are found by their products.
  const type = is_best ? { type: 'SHOP' } : template === 'NONE' ? {} : { type: 'TEMPLATE' };
  const { product_id } = await trx
    .updateTable('product.product_customs')
    .set({ name, translations: JSON.stringify(translationsOf(body)), is_best, position, ...type })
    .where('id', '=', id)
    .returning('product_id')
    .executeTakeFirstOrThrow();
  if (template === 'NONE') {
    await trx.deleteFrom('product.product_templates').where('custom_id', '=', id).execute();
    return undefined;
  }
  const offered = { state: template, position: template_position };
  await trx
    .insertInto('product.product_templates')
    .values({ product_id, custom_id: id, ...offered })
    .onConflict((conflict) => conflict.columns(['product_id', 'custom_id']).doUpdateSet(offered))
    .execute();
  return undefined;
}

/** Translations as their column stores them; an empty one falls back to Korean. */
function translationsOf(body: DesignBody): Translations {
  const names = translationLocales.map((locale) => [locale, { name: body[translationField('name', locale)] }] as const);
  return Object.fromEntries(names.filter(([, { name }]) => name !== ''));
}

/** Why a design cannot be offered: the codes of checkDesign. */
export async function flawsOfDesign(
  { config }: Pick<Shop, 'config'>,
  db: Trx | Shop['database']['service'],
  id: number,
): Promise<string[]> {
  const loaded = await readDesign(db, { id });
  return loaded === null ? ['DESIGN_EMPTY'] : flawsOf(await findDesignProblems(db, id, loaded.design, config.custom.maxGraphics));
}

/** Copies the printed sides and everything on them, onto the garment's current photo and print area. */
async function copySides(trx: Trx, from: number, to: number): Promise<void> {
  const sides = await trx
    .selectFrom('product.product_custom_mockups')
    .select(['id', 'mockup_group_id'])
    .where('product_custom_id', '=', from)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const side of sides) {
    const layers = await trx
      .selectFrom('product.product_custom_layers')
      .select(['graphic_id', ...placed])
      .where('custom_mockup_id', '=', side.id)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute();
    const texts = await trx
      .selectFrom('product.product_custom_texts')
      .select(['text', ...placed])
      .where('custom_mockup_id', '=', side.id)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute();
    const pictures = await trx
      .selectFrom('product.product_custom_pictures')
      .select(['picture_id', ...placed])
      .where('custom_mockup_id', '=', side.id)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute();
    await insertSide(trx, to, side.mockup_group_id, {
      pictures: pictures.map((row) => ({ ...row, editing: jsonOrNull(row.editing) })),
      layers: layers.map((row) => ({ ...row, editing: jsonOrNull(row.editing) })),
      texts: texts.map((row) => ({ ...row, text: JSON.stringify(row.text), editing: jsonOrNull(row.editing) })),
    });
  }
}

const placed = ['x_coordinate', 'y_coordinate', 'width', 'height', 'rotation', 'z_index', 'editing'] as const;
const jsonOrNull = (value: unknown) => (value === null ? null : JSON.stringify(value));
