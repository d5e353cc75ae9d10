import { type Insertable, sql } from 'kysely';
import { type Failure, fail } from '#contract/errors/errors.ts';
import type { DesignInput } from '#contract/rest/cart.ts';
import type { ProductProductCustomLayers, ProductProductCustomPictures, ProductProductCustomTexts } from '#db/schema.generated.ts';
import { LAYER_LIMIT_HARD_CAP } from '#rules/design/custom-design.ts';
import { PICTURES_MAX } from '#rules/design/picture/own-picture.ts';
import { TEXTS_MAX } from '#rules/design/text/design-text.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { ownPictures, type PictureOwner } from './own-pictures.ts';

/**
 * Stores a design that was not saved through the data service: a member's, or that of a guest's cart. Returns its id. What the editor checks
 * is checked when it is frozen. Errors: OPTION_REQUIRED (no such option), DESIGN_NOT_PRINTABLE (a side that its garment has not, or a
 * position off any garment), GRAPHIC_LIMIT, GRAPHIC_UNAVAILABLE (no such graphic), OWN_PICTURE_NOT_FOUND (also for another shopper's).
 */
export async function insertDesign(trx: Trx, design: DesignInput, owner: PictureOwner): Promise<number | Failure> {
  const sides = design.sides.filter((side) => side.layers.length > 0);
  const layers = sides.flatMap((side) => side.layers);
  const graphicIds = [...new Set(layers.flatMap(({ graphic_id }) => graphic_id ?? []))];
  const option = await trx
    .selectFrom('product.product_options as option')
    .select(['option.id', 'option.product_id'])
    .select(({ selectFrom, fn }) => [
      selectFrom('product.mockups as mockup')
        .select(sql<number[]>`jsonb_agg(mockup.mockup_group_id)`.as('ids'))
        .whereRef('mockup.frame_id', '=', 'option.frame_id')
        .whereRef('mockup.color_id', '=', 'option.color_id')
        .as('group_ids'),
      selectFrom('product.graphics as graphic')
        .select(fn.countAll<number>().as('count'))
        .where('graphic.id', 'in', graphicIds.length > 0 ? graphicIds : [0])
        .as('graphic_count'),
    ])
    .where('option.id', '=', design.option_id)
    .executeTakeFirst();
  if (option === undefined) return fail('OPTION_REQUIRED', { field: 'design.option_id' });
  if (Number(option.graphic_count) < graphicIds.length) return fail('GRAPHIC_UNAVAILABLE', { field: 'design' });
  const pictureIds = layers.flatMap(({ picture_id }) => picture_id ?? []);
  if (!(await areOwn(trx, pictureIds, owner))) return fail('OWN_PICTURE_NOT_FOUND', { field: 'design' });
  const texts = layers.filter(({ text }) => text !== undefined).length;
  const groups = sides.map((side) => side.mockup_group_id);
  const isOnGarment = new Set(groups).size === groups.length && groups.every((id) => option.group_ids?.includes(id));
  if (!isOnGarment || !layers.every(isStorable)) return fail('DESIGN_NOT_PRINTABLE', { field: 'design' });
  const graphics = layers.length - texts - pictureIds.length;
  if (graphics > LAYER_LIMIT_HARD_CAP || texts > TEXTS_MAX || pictureIds.length > PICTURES_MAX)
    return fail('GRAPHIC_LIMIT', { field: 'design' });
  const { id } = await trx
    .insertInto('product.product_customs')
    .values({
      product_id: option.product_id,
      option_id: option.id,
      user_id: 'userId' in owner ? owner.userId : null,
      type: 'USER',
      name: design.name,
      parent_code: design.parent_code ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const side of sides) {
    await insertSide(trx, id, side.mockup_group_id, piecesOf(side.layers));
  }
  return id;
}

async function areOwn(trx: Trx, ids: readonly number[], owner: PictureOwner): Promise<boolean> {
  if (ids.length === 0) return true;
  const found = await ownPictures(trx, owner)
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return found.length === new Set(ids).size;
}

type Placing = 'product_custom_id' | 'custom_mockup_id';
interface NewPieces {
  readonly layers: readonly Omit<Insertable<ProductProductCustomLayers>, Placing>[];
  readonly texts: readonly Omit<Insertable<ProductProductCustomTexts>, Placing>[];
  readonly pictures: readonly Omit<Insertable<ProductProductCustomPictures>, Placing>[];
}

/** The graphics, texts and pictures of a side, as rows. */
function piecesOf(layers: DesignInput['sides'][number]['layers']): NewPieces {
  const placed = layers.map(({ graphic_id, text, picture_id, x, y, editing, ...box }, z) => ({
    ...{ graphic_id, text, picture_id },
    box: { ...box, x_coordinate: x, y_coordinate: y, z_index: z, editing: editing === undefined ? null : JSON.stringify(editing) },
  }));
  return {
    layers: placed.flatMap(({ box, graphic_id }) => (graphic_id === undefined ? [] : [{ graphic_id, ...box }])),
    texts: placed.flatMap(({ box, text }) => (text === undefined ? [] : [{ text: JSON.stringify(text), ...box }])),
    pictures: placed.flatMap(({ box, picture_id }) => (picture_id === undefined ? [] : [{ picture_id, ...box }])),
  };
}

/** Stores a side of a design with its layers; a trigger fills in the garment's photo and print area. */
export async function insertSide(trx: Trx, customId: number, mockupGroupId: number, { layers, texts, pictures }: NewPieces): Promise<void> {
  const { id } = await trx
    .insertInto('product.product_custom_mockups')
    .values({ product_custom_id: customId, mockup_group_id: mockupGroupId, mockup_id: 0, src: '', print_area: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const on = { product_custom_id: customId, custom_mockup_id: id };
  const graphics = layers.map((layer) => ({ ...layer, ...on }));
  if (graphics.length > 0) await trx.insertInto('product.product_custom_layers').values(graphics).execute();
  const words = texts.map((text) => ({ ...text, ...on }));
  if (words.length > 0) await trx.insertInto('product.product_custom_texts').values(words).execute();
  const own = pictures.map((picture) => ({ ...picture, ...on }));
  if (own.length > 0) await trx.insertInto('product.product_custom_pictures').values(own).execute();
}

/** True for values that fit the columns. */
function isStorable({ x, y, width, height, rotation }: DesignInput['sides'][number]['layers'][number]): boolean {
  return (
    Math.max(Math.abs(x), Math.abs(y)) <= 4_000 &&
    Math.min(width, height) >= 1 &&
    Math.max(width, height) <= 4_000 &&
    Math.abs(rotation) < 360
  );
}
