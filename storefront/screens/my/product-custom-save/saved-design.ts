import type { SelectProductCustomsQuery } from '#contract/graphql/calls.generated.ts';
import { renderSrc } from '#contract/pictures/renders.ts';
import { urlFor } from '#contract/routes.ts';
import { type CustomPrice, customProductPrice } from '#rules/money/price.ts';

export type SavedDesign = SelectProductCustomsQuery['product_product_customs'][number];
export type SavedSide = SavedDesign['custom_mockups'][number];

/** The server-rendered image of a side, as last saved. */
export function sidePicture(design: SavedDesign, side: SavedSide): string {
  const saved = { renderKey: design.render_key, revision: design.revision };
  return renderSrc({ design: saved, mockupGroupId: String(side.mockup_group_id), width: 800, extension: 'webp' });
}

/** The URL to edit a design, on a side (specification 2.50, /product/{id}). */
export function editAddress(design: SavedDesign, side: SavedSide | undefined): string {
  const group = side ? { mockup_group_id: side.mockup_group_id } : {};
  return urlFor('product-id', { id: design.product_id }, { product_custom_id: design.id, ...group });
}

/** The graphic of each layer, on all sides. */
export function graphicIdsOf(design: SavedDesign): number[] {
  return design.custom_mockups.flatMap((side) => side.layers.map(({ graphic_id }) => graphic_id));
}

/** True if the garment, its option and every graphic are still on sale. */
export function isSellable(design: SavedDesign): boolean {
  return (
    design.product !== null &&
    design.option !== null &&
    design.custom_mockups.length > 0 &&
    design.custom_mockups.every((side) => side.layers.every((layer) => layer.graphic !== null))
  );
}

/** The current price per piece with its parts (specification 9); null if something is no longer on sale. */
export function designPrice(design: SavedDesign): CustomPrice | null {
  const { product } = design;
  if (!product || !isSellable(design)) return null;
  return customProductPrice({
    product,
    mockup_groups: design.custom_mockups.flatMap((side) => (side.mockup_group ? [side.mockup_group] : [])),
    graphics: design.custom_mockups.flatMap((side) => side.layers.flatMap((layer) => (layer.graphic ? [layer.graphic] : []))),
  });
}
