import type { CustomItem } from '#client/graphql/operations.generated.ts';

type Side = CustomItem['custom_mockups'][number];
type Layer = CustomItem['layers'][number];
type Graphic = NonNullable<Layer['graphic']>;

/** A design whose garment and graphics are all still shown: only such a one has a price. */
export type WholeDesign = Omit<CustomItem, 'product' | 'custom_mockups' | 'layers'> & {
  product: NonNullable<CustomItem['product']>;
  custom_mockups: (Side & { mockup_group: NonNullable<Side['mockup_group']> })[];
  layers: (Layer & { graphic: Graphic & { artist: NonNullable<Graphic['artist']> } })[];
};

/** True when nothing that a design is made of was taken out of the shop, nor the brand and the artists behind it. */
export function isWhole(custom: CustomItem): custom is WholeDesign {
  return (
    custom.product?.brand != null &&
    custom.custom_mockups.every((side) => side.mockup_group !== null) &&
    custom.layers.every((layer) => layer.graphic?.artist != null)
  );
}
