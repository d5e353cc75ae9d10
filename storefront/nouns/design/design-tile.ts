import { renderSrc } from '#contract/pictures/renders.ts';
import { urlFor } from '#contract/routes.ts';
import { customProductPrice } from '#rules/money/price.ts';
import { type Locale, localizedName, translated } from '#rules/shop/locale.ts';
import type { WholeDesign } from './whole-design.ts';

/** A design tile, computed from everything its price depends on. */
export interface DesignTile {
  id: number;
  name: string;
  /** The artists of its graphics; empty if there are none. */
  artists: string;
  picture: string;
  /** In won. */
  price: number;
  url: string;
}

/** A design's tile in a language. Pages with many tiles compute them in the loader, which sends a tenth of the data. */
export function designTile(custom: WholeDesign, locale: Locale): DesignTile {
  return {
    id: custom.id,
    name: translated(custom, 'name', locale) || localizedName(custom.product.name, locale),
    artists: [...new Set(custom.layers.map((layer) => localizedName(layer.graphic.artist.name, locale)))].join(', '),
    picture: customPicture(custom),
    price: customPrice(custom),
    url: customUrl(custom),
  };
}

/** The URL that opens a design in its product's editor. */
function customUrl(custom: WholeDesign): string {
  const [first] = custom.custom_mockups;
  return urlFor(
    'product-id',
    { id: custom.product_id },
    { product_custom_id: custom.id, ...(first ? { mockup_group_id: first.mockup_group_id } : {}) },
  );
}

/** The server-rendered image of a design's first side; the garment's image if nothing is on it. */
function customPicture(custom: WholeDesign): string {
  const [first] = custom.custom_mockups;
  if (!first) return custom.product.image_src;
  const design = { renderKey: custom.render_key, revision: custom.revision };
  return renderSrc({ design, mockupGroupId: String(first.mockup_group_id), width: 800, extension: 'webp' });
}

/** A design's price, by the formula of specification 9.28. */
function customPrice(custom: WholeDesign): number {
  const { total } = customProductPrice({
    product: custom.product,
    mockup_groups: custom.custom_mockups.map((side) => side.mockup_group),
    graphics: custom.layers.map((layer) => layer.graphic),
  });
  return total;
}
