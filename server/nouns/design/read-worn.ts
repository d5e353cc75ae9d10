import type { Kysely } from 'kysely';
import type { Worn } from '#contract/pictures/worn.ts';
import type { DB } from '#db/schema.generated.ts';
import { firstBox } from '#rules/design/placement.ts';
import { printAreaOf } from '#rules/design/print-area.ts';
import type { FrozenSide } from '#rules/order/frozen-design.ts';
import { shownState } from '#rules/shop/shown.ts';

/** One side of a garment with a graphic where the editor first puts it; null when either is not shown. Anyone may see it. */
export async function readWorn(db: Kysely<DB>, { graphicId, mockupId }: Worn): Promise<FrozenSide | null> {
  const graphic = await db
    .selectFrom('product.graphics as graphic')
    .innerJoin('product.artists as artist', 'artist.id', 'graphic.artist_id')
    .select(['graphic.src', 'graphic.width', 'graphic.height', 'graphic.extension'])
    .where('graphic.id', '=', graphicId)
    .where('graphic.state', '=', shownState)
    .where('graphic.deleted_at', 'is', null)
    .where('artist.state', '=', shownState)
    .where('artist.deleted_at', 'is', null)
    .executeTakeFirst();
  const mockup = await db
    .selectFrom('product.mockups as mockup')
    .innerJoin('product.products as product', 'product.id', 'mockup.product_id')
    .selectAll('mockup')
    .where('mockup.id', '=', mockupId)
    .where('product.state', '=', shownState)
    .where('product.deleted_at', 'is', null)
    .executeTakeFirst();
  if (graphic === undefined || mockup === undefined) return null;
  const area = printAreaOf(mockup);
  return {
    ...{ mockupGroupId: mockup.mockup_group_id, mockupSrc: mockup.src, shadeSrc: mockup.shade_src, area },
    layers: [{ ...firstBox(area, graphic), graphicId, graphicSrc: graphic.src }],
  };
}
