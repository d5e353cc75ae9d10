import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.generated.ts';
import type { DesignScene } from '#rules/design/custom-design.ts';
import type { CheckedGraphic, DesignFacts } from '#rules/design/custom-design-check.ts';
import { checkDesign, type DesignProblem } from '#rules/design/custom-design-check.ts';
import { OWN_PICTURE_EXTENSION as extension } from '#rules/design/picture/own-picture.ts';
import type { TextOutline } from '#rules/design/text/lay-out-text.ts';
import { usageColumns } from '#rules/design/usage/graphic-usage.ts';
import { type FrozenDesign, frozenGraphics, frozenPictures } from '#rules/order/frozen-design.ts';

/** All problems the editor would report for a saved design (checkDesign), with at most `limit` graphics. */
export async function findDesignProblems(db: Kysely<DB>, customId: number, design: FrozenDesign, limit: number): Promise<DesignProblem[]> {
  const facts = await readDesignFacts(db, customId, design);
  return checkDesign(sceneOf(design), { ...facts, outlines: outlinesOf(design), limit });
}

function sceneOf({ sides }: FrozenDesign): Pick<DesignScene, 'sides'> {
  return {
    sides: sides.map(({ mockupGroupId, layers }) => ({
      mockupGroupId,
      layers: layers.map((layer, index) => ({ ...layer, key: keyOf(mockupGroupId, index) })),
    })),
  };
}

function outlinesOf({ sides }: FrozenDesign): Map<string, TextOutline> {
  const texts = sides.flatMap(({ mockupGroupId, layers }) =>
    layers.flatMap((layer, index) => (layer.text === undefined ? [] : [[keyOf(mockupGroupId, index), layer.outline] as const])),
  );
  return new Map(texts);
}

function keyOf(mockupGroupId: number, index: number): string {
  return `${mockupGroupId}.${index}`;
}

/**
 * What `checkDesign` needs to know about a saved design: the print areas of the sides that match the garment of its option, its graphics
 * and own pictures.
 */
async function readDesignFacts(
  db: Kysely<DB>,
  customId: number,
  { sides }: FrozenDesign,
): Promise<Pick<DesignFacts, 'areas' | 'graphics' | 'pictures' | 'clothFamily'>> {
  const fitting = await db
    .selectFrom('product.product_custom_mockups as side')
    .innerJoin('product.product_customs as custom', 'custom.id', 'side.product_custom_id')
    .innerJoin('product.product_options as option', 'option.id', 'custom.option_id')
    .innerJoin('product.mockups as mockup', (join) =>
      join
        .onRef('mockup.id', '=', 'side.mockup_id')
        .onRef('mockup.product_id', '=', 'custom.product_id')
        .onRef('mockup.frame_id', '=', 'option.frame_id')
        .onRef('mockup.color_id', '=', 'option.color_id'),
    )
    .innerJoin('product.colors as color', 'color.id', 'option.color_id')
    .select(['side.mockup_group_id', 'color.family'])
    .where('side.product_custom_id', '=', customId)
    .where('side.deleted_at', 'is', null)
    .execute();
  const groups = new Set(fitting.map((side) => side.mockup_group_id));
  const areas = sides.flatMap(({ mockupGroupId, area }) => (groups.has(mockupGroupId) ? [[mockupGroupId, area] as const] : []));
  const graphics = await checkedGraphics(db, [...new Set(frozenGraphics({ sides }))]);
  const pictures = await checkedPictures(db, [...new Set(frozenPictures({ sides }))]);
  return {
    areas: new Map(areas),
    graphics: new Map(graphics.map((graphic) => [graphic.id, graphic])),
    pictures: new Map(pictures.map((picture) => [picture.id, { ...picture, extension }])),
    clothFamily: fitting[0]?.family ?? null,
  };
}

async function checkedPictures(db: Kysely<DB>, ids: number[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('product.own_pictures').select(['id', 'state', 'width', 'height']).where('id', 'in', ids).execute();
}

async function checkedGraphics(db: Kysely<DB>, ids: number[]): Promise<CheckedGraphic[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('product.graphics')
    .select(['id', 'state', 'width', 'height', 'extension', ...usageColumns])
    .where('id', 'in', ids)
    .execute();
}
