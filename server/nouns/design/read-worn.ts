import type { Kysely } from 'kysely';
import type { Worn } from '#contract/pictures/worn.ts';
import type { DB } from '#db/schema.generated.ts';
import { photoFor } from '#rules/catalogue/colour.ts';
import { firstBox } from '#rules/design/placement.ts';
import { printAreaOf } from '#rules/design/print-area.ts';
import type { FrozenSide } from '#rules/order/frozen-design.ts';
import { shownState } from '#rules/shop/shown.ts';

/**
 * One side of a garment with a graphic at its first position in the editor, for anyone; null when either is hidden. Without a given
 * photo, the shop's first garment.
 */
export async function readWorn(db: Kysely<DB>, { graphicId, mockupId }: Worn): Promise<FrozenSide | null> {
  const graphic = await db
    .selectFrom('product.graphics as graphic')
    .innerJoin('product.artists as artist', 'artist.id', 'graphic.artist_id')
    .select(['graphic.background_color', 'graphic.src', 'graphic.width', 'graphic.height', 'graphic.extension'])
    .where('graphic.id', '=', graphicId)
    .where('graphic.state', '=', shownState)
    .where('graphic.deleted_at', 'is', null)
    .where('artist.state', '=', shownState)
    .where('artist.deleted_at', 'is', null)
    .executeTakeFirst();
  if (graphic === undefined) return null;
  const id = mockupId ?? (await findPhoto(db, graphic.background_color));
  const mockup = await db
    .selectFrom('product.mockups as mockup')
    .innerJoin('product.products as product', 'product.id', 'mockup.product_id')
    .selectAll('mockup')
    .where('mockup.id', '=', id)
    .where('product.state', '=', shownState)
    .where('product.deleted_at', 'is', null)
    .executeTakeFirst();
  if (mockup === undefined) return null;
  const area = printAreaOf(mockup);
  return {
    ...{ mockupGroupId: mockup.mockup_group_id, mockupSrc: mockup.src, shadeSrc: mockup.shade_src, area },
    layers: [{ ...firstBox(area, graphic), graphicId, graphicSrc: graphic.src }],
  };
}

/** The front of the first garment on sale, in the colour that suits the graphic; null when there is none. */
async function findPhoto(db: Kysely<DB>, ground: string): Promise<number | null> {
  const photos = await db
    .selectFrom('product.mockups as mockup')
    .innerJoin('product.mockup_groups as side', 'side.id', 'mockup.mockup_group_id')
    .innerJoin('product.colors as color', 'color.id', 'mockup.color_id')
    .select(['mockup.id', 'mockup.frame_id', 'color.hex'])
    .where('side.code', '=', 'FRONT')
    .where('mockup.product_id', '=', (one) =>
      one
        .selectFrom('product.products')
        .select('id')
        .where('type', '=', 'CUSTOM')
        .where('state', '=', shownState)
        .where('deleted_at', 'is', null)
        .orderBy('is_sold_out')
        .orderBy('position')
        .orderBy('id')
        .limit(1),
    )
    .orderBy('mockup.id')
    .execute();
  return photoFor(photos, ground)?.id ?? null;
}
