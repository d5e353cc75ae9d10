import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/schema.generated.ts';
import { printAreaOf } from '#rules/design/print-area.ts';
import type { FrozenDesign, FrozenLayer, FrozenSide } from '#rules/order/frozen-design.ts';
import { canonicalText } from '#rules/shop/text/canonical-text.ts';

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
  const bySide = Map.groupBy(rows, (row) => row.side_id);
  const sides = [...bySide.values()].flatMap(readSide);
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

/** One row per layer, bottom first; a side without layers or a design without sides gives one row with nulls. */
function designRows(db: Kysely<DB>, reference: DesignReference) {
  const rows = db
    .selectFrom('product.product_customs as custom')
    .leftJoin('product.product_custom_mockups as side', (join) =>
      join.onRef('side.product_custom_id', '=', 'custom.id').on('side.deleted_at', 'is', null),
    )
    .leftJoin('product.mockup_groups as group', 'group.id', 'side.mockup_group_id')
    .leftJoin('product.mockups as mockup', 'mockup.id', 'side.mockup_id')
    .leftJoin('product.product_custom_layers as layer', (join) =>
      join.onRef('layer.custom_mockup_id', '=', 'side.id').on('layer.deleted_at', 'is', null),
    )
    .leftJoin('product.graphics as graphic', 'graphic.id', 'layer.graphic_id')
    .select(['custom.id', 'custom.product_id', 'custom.option_id', 'custom.revision'])
    .select(['side.id as side_id', 'side.mockup_group_id', 'side.src', 'side.print_area', 'mockup.shade_src'])
    .select(['layer.graphic_id', 'graphic.src as graphic_src', 'layer.x_coordinate', 'layer.y_coordinate'])
    .select(['layer.width', 'layer.height', 'layer.rotation'])
    .where('custom.deleted_at', 'is', null)
    .orderBy('group.position')
    .orderBy('group.id')
    .orderBy('layer.z_index')
    .orderBy('layer.id');
  return 'id' in reference ? rows.where('custom.id', '=', reference.id) : rows.where('custom.render_key', '=', reference.renderKey);
}

type DesignRow = Awaited<ReturnType<ReturnType<typeof designRows>['execute']>>[number];

function readSide(rows: DesignRow[]): FrozenSide[] {
  const [side] = rows;
  if (side === undefined || side.mockup_group_id === null || side.src === null) return [];
  const { mockup_group_id: mockupGroupId, src: mockupSrc, shade_src } = side;
  return [{ mockupGroupId, mockupSrc, shadeSrc: shade_src ?? '', area: readPrintArea(side.print_area), layers: rows.flatMap(readLayer) }];
}

function readLayer(row: DesignRow): FrozenLayer[] {
  const { graphic_id: graphicId, graphic_src: graphicSrc, x_coordinate: x, y_coordinate: y, width, height, rotation } = row;
  if (graphicId === null || graphicSrc === null || x === null || y === null) return [];
  if (width === null || height === null || rotation === null) return [];
  return [{ graphicId, graphicSrc, x, y, width, height, rotation }];
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
        z.object({
          graphicId: z.int(),
          graphicSrc: z.string(),
          x: z.number(),
          y: z.number(),
          width: z.number(),
          height: z.number(),
          rotation: z.number(),
        }),
      ),
    }),
  ),
});
