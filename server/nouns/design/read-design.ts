import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { designText } from '#contract/rest/design/texts.ts';
import type { DB } from '#db/schema.generated.ts';
import type { Box } from '#rules/design/placement.ts';
import { printAreaOf } from '#rules/design/print-area.ts';
import { readDesignText, type TextFont, textAligns } from '#rules/design/text/design-text.ts';
import type { FrozenDesign, FrozenLayer, FrozenSide } from '#rules/order/frozen-design.ts';
import { canonicalText } from '#rules/shop/text/canonical-text.ts';
import { outlineOf } from '#server/nouns/text/shape-text.ts';

export interface LoadedDesign {
  id: number;
  revision: number;
  design: FrozenDesign;
}

/** A saved design by its id, or by the random key of its pictures. Deleted designs are not found. */
export type DesignReference = { id: number } | { renderKey: string };

/**
 * A saved design as it is now, with its pictures; null when there is none. A single statement, so a concurrent save is seen entirely or not
 * at all. Graphics no longer on sale stay in the picture. The caller checks who may see it.
 */
export async function readDesign(db: Kysely<DB>, reference: DesignReference): Promise<LoadedDesign | null> {
  const rows = await designRows(db, reference).execute();
  const [custom] = rows;
  if (custom === undefined) return null;
  const sides = await Promise.all(rows.filter(({ side_id }) => side_id !== null).map(readSide));
  const design = { schema: 1, unit: 'mm', productId: custom.product_id, optionId: custom.option_id, sides } as const;
  return { id: custom.id, revision: custom.revision, design };
}

/** The hash of a frozen design: SHA-256 (hexadecimal) of its canonical text. */
export function contentHash(design: FrozenDesign): string {
  return createHash('sha256').update(canonicalText(design)).digest('hex');
}

/** Reads product_custom_versions.scene. Throws when it was not written by freeze-design.ts. */
export function readFrozenDesign(scene: unknown): FrozenDesign {
  return frozenDesign.parse(scene);
}

/** One row per side with its layers, bottom first; a design without sides gives one row with nulls. */
function designRows(db: Kysely<DB>, reference: DesignReference) {
  const rows = db
    .selectFrom('product.product_customs as custom')
    .leftJoin('product.product_custom_mockups as side', (join) =>
      join.onRef('side.product_custom_id', '=', 'custom.id').on('side.deleted_at', 'is', null),
    )
    .leftJoin('product.mockup_groups as group', 'group.id', 'side.mockup_group_id')
    .leftJoin('product.mockups as mockup', 'mockup.id', 'side.mockup_id')
    .select(['custom.id', 'custom.product_id', 'custom.option_id', 'custom.revision'])
    .select(['side.id as side_id', 'side.mockup_group_id', 'side.src', 'side.print_area', 'mockup.shade_src'])
    .select(
      sql<Placed[]>`array(
      select placed.what || jsonb_build_object('x', placed.x_coordinate, 'y', placed.y_coordinate, 'width', placed.width,
        'height', placed.height, 'rotation', placed.rotation, 'z', placed.z_index, 'id', placed.id)
      from (
        select jsonb_build_object('graphicId', graphic_id, 'graphicSrc', src) as what, ${placedColumns}
        from product.product_custom_layers layer join product.graphics graphic on graphic.id = layer.graphic_id
        union all
        select jsonb_build_object('text', layer.text), ${placedColumns} from product.product_custom_texts layer
        union all
        select jsonb_build_object('pictureId', picture_id, 'pictureSrc', src), ${placedColumns}
        from product.product_custom_pictures layer join product.own_pictures picture on picture.id = layer.picture_id
      ) placed where placed.custom_mockup_id = side.id and placed.deleted_at is null)`.as('placed'),
    )
    .where('custom.deleted_at', 'is', null)
    .orderBy('group.position')
    .orderBy('group.id');
  return 'id' in reference ? rows.where('custom.id', '=', reference.id) : rows.where('custom.render_key', '=', reference.renderKey);
}

const placedColumns = sql.raw(
  ['custom_mockup_id', 'deleted_at', 'x_coordinate', 'y_coordinate', 'width', 'height', 'rotation', 'z_index', 'id']
    .map((column) => `layer.${column}`)
    .join(),
);

type DesignRow = Awaited<ReturnType<ReturnType<typeof designRows>['execute']>>[number];

/** A layer of a side: a graphic, a text, or an own picture. */
interface Placed extends Box {
  graphicId?: number;
  graphicSrc?: string;
  pictureId?: number;
  pictureSrc?: string;
  text?: unknown;
  z: number;
  id: number;
}

async function readSide({ mockup_group_id, src, shade_src, print_area, placed }: DesignRow): Promise<FrozenSide> {
  const layers = await Promise.all(placed.toSorted((one, other) => one.z - other.z || one.id - other.id).map(readLayer));
  const area = readPrintArea(print_area);
  return { mockupGroupId: mockup_group_id ?? 0, mockupSrc: src ?? '', shadeSrc: shade_src ?? '', area, layers: layers.flat() };
}

/** Reads a layer; a text that cannot be drawn is left out. */
async function readLayer(placed: Placed): Promise<FrozenLayer[]> {
  const { graphicId, graphicSrc, pictureId, pictureSrc, x, y, width, height, rotation } = placed;
  const box = { x, y, width, height, rotation };
  if (graphicId !== undefined && graphicSrc !== undefined) return [{ graphicId, graphicSrc, ...box }];
  if (pictureId !== undefined && pictureSrc !== undefined) return [{ pictureId, pictureSrc, ...box }];
  const { data: text } = designText.safeParse(readDesignText(placed.text));
  return text === undefined ? [] : [{ text, outline: await outlineOf(text), ...box }];
}

/** Reads product_custom_mockups.print_area, which a trigger copies from the mockup. */
function readPrintArea(stored: unknown): FrozenSide['area'] {
  return printAreaOf(storedPrintArea.parse(stored));
}

const storedPrintArea = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  width_mm: z.number(),
  height_mm: z.number(),
});

const frozenBox = { x: z.number(), y: z.number(), width: z.number(), height: z.number(), rotation: z.number() };
/** A text as it was sold, whatever texts contain today. */
const frozenText = z.object({
  words: z.string(),
  font: z.custom<TextFont>((font) => typeof font === 'string'),
  align: z.enum(textAligns),
  spacing: z.number(),
  lineHeight: z.number(),
  color: z.string(),
  outlineColor: z.string().nullable(),
  outlineWidth: z.number(),
  arc: z.number(),
});
const frozenOutline = z.object({ d: z.string(), x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const frozenDesign = z.object({
  schema: z.literal(1),
  unit: z.literal('mm'),
  productId: z.int(),
  optionId: z.int(),
  sides: z.array(
    z.object({
      mockupGroupId: z.int(),
      mockupSrc: z.string(),
      shadeSrc: z.string(),
      area: z.object({
        fx: z.number(),
        fy: z.number(),
        fw: z.number(),
        fh: z.number(),
        widthMm: z.number(),
        heightMm: z.number(),
      }),
      layers: z.array(
        z.union([
          z.object({ graphicId: z.int(), graphicSrc: z.string(), ...frozenBox }),
          z.object({ text: frozenText, outline: frozenOutline, ...frozenBox }),
          z.object({ pictureId: z.int(), pictureSrc: z.string(), ...frozenBox }),
        ]),
      ),
    }),
  ),
});
