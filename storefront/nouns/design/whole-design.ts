import type { CustomItem } from '#client/graphql/operations.generated.ts';

type Side = CustomItem['custom_mockups'][number];
type Layer = CustomItem['layers'][number];
type Graphic = NonNullable<Layer['graphic']>;

/** A design whose garment and graphics are all still visible. Only such a design has a price. */
export type WholeDesign = Omit<CustomItem, 'product' | 'custom_mockups' | 'layers'> & {
  product: NonNullable<CustomItem['product']>;
  custom_mockups: (Side & { mockup_group: NonNullable<Side['mockup_group']> })[];
  layers: (Layer & { graphic: Graphic & { artist: NonNullable<Graphic['artist']> } })[];
};

/** True if all parts of a design are still visible, including their brand and artists. */
export function isWhole(custom: CustomItem): custom is WholeDesign {
  return (
    custom.product?.brand != null &&
    custom.custom_mockups.every((side) => side.mockup_group !== null) &&
    custom.layers.every((layer) => layer.graphic?.artist != null)
  );
}
