import { type FactField, factFieldsOf } from '#rules/catalogue/product-facts.ts';
import { shownState } from '#rules/shop/shown.ts';

/** The facts about a product that decide whether it can be sold; frames, colours and sides are identified by keys. */
export interface SaleNeeds {
  readonly type: string;
  readonly image_src: string;
  readonly options: readonly { frame_key: string | null; color_key: string | null; size: string; state: string }[];
  readonly sides: readonly { key: string }[];
  readonly facts: ({ readonly kind: string } & Readonly<Partial<Record<FactField, unknown>>>) | null;
  /** The side photos that exist, keyed as by `photoKey`. */
  readonly photos: ReadonlySet<string>;
}

/** Fields stored elsewhere: colour and size in options, the product's name, the shop's contact. */
const toldElsewhere: readonly FactField[] = ['item', 'color', 'size', 'contact'];

/** The form fields still missing before a product can be sold; empty when none are. The law requires the product notice before purchase. */
export function missingForSale(product: SaleNeeds): readonly string[] {
  const sold = product.options.filter(({ state }) => state === shownState);
  return [
    ...(product.image_src === '' ? ['image_src'] : []),
    ...(sold.length === 0 ? ['options'] : []),
    ...missingFacts(product.facts),
    ...(product.type === 'CUSTOM' && !isDrawable(product, sold) ? ['mockups'] : []),
  ];
}

/** The key of the photo of a side in one frame and colour. */
export function photoKey(side: string, frame: string | null, color: string | null): string {
  return `${side} ${frame} ${color}`;
}

function missingFacts(facts: SaleNeeds['facts']): readonly string[] {
  if (facts === null) return ['facts'];
  return factFieldsOf(facts.kind)
    .filter((field) => !toldElsewhere.includes(field) && (facts[field] ?? null) === null)
    .map((field) => `facts.${field}`);
}

/** True when each side has a photo for every frame and colour on sale, which a shopper needs to design a garment. */
function isDrawable({ sides, photos }: SaleNeeds, sold: SaleNeeds['options']): boolean {
  return (
    sides.length > 0 && sold.every(({ frame_key, color_key }) => sides.every(({ key }) => photos.has(photoKey(key, frame_key, color_key))))
  );
}
