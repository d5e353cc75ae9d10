import { renderSrc } from '#contract/images.ts';
import { urlFor } from '#contract/routes.ts';
import { customProductPrice } from '#rules/money/price.ts';
import { type Locale, localizedName, translated } from '#rules/shop/locale.ts';
import type { WholeDesign } from './whole-design.ts';

/** What a tile of a design says, made of everything that its price depends on. */
export interface DesignTile {
  id: number;
  name: string;
  /** Whose graphics it wears; empty when nobody's. */
  artists: string;
  picture: string;
  /** Whole won. */
  price: number;
  url: string;
}

/** The tile of a design in a language. Pages that show many make it where their data is read: a tenth of what a design is made of travels. */
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

/** Where a design is opened: in the editor of its product. */
function customUrl(custom: WholeDesign): string {
  const [first] = custom.custom_mockups;
  return urlFor(
    'product-id',
    { id: custom.product_id },
    { product_custom_id: custom.id, ...(first ? { mockup_group_id: first.mockup_group_id } : {}) },
  );
}

/** The picture of a design's first side, as the server renders it; the garment itself when nothing is on it. */
function customPicture(custom: WholeDesign): string {
  const [first] = custom.custom_mockups;
  if (!first) return custom.product.image_src;
  const design = { renderKey: custom.render_key, revision: custom.revision };
  return renderSrc({ design, mockupGroupId: String(first.mockup_group_id), width: 800, extension: 'webp' });
}

/** What a design costs, by the formula of specification 9. */
function customPrice(custom: WholeDesign): number {
  const { total } = customProductPrice({
    product: custom.product,
    mockup_groups: custom.custom_mockups.map((side) => side.mockup_group),
    graphics: custom.layers.map((layer) => layer.graphic),
  });
  return total;
}
