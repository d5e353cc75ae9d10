import { type FactField, factFieldsOf } from '#rules/catalogue/product-facts.ts';
import { shownState } from '#rules/shop/shown.ts';

/** What a product has, as far as its sale needs it; frames, colours and sides are named by keys. */
export interface SaleNeeds {
  readonly type: string;
  readonly image_src: string;
  readonly options: readonly { frame_key: string | null; color_key: string | null; size: string; state: string }[];
  readonly sides: readonly { key: string }[];
  readonly facts: ({ readonly kind: string } & Readonly<Partial<Record<FactField, unknown>>>) | null;
  /** Which photos of sides there are, as `photoKey` writes them. */
  readonly photos: ReadonlySet<string>;
}

/** What has to be told by columns of its own; colour and size are told by the options, the name by the product, the contact by the shop. */
const toldElsewhere: readonly FactField[] = ['item', 'color', 'size', 'contact'];

/** What a product on sale still needs, as fields of its form; empty when it can be sold. The law wants the notice told before a purchase. */
export function missingForSale(product: SaleNeeds): readonly string[] {
  const sold = product.options.filter(({ state }) => state === shownState);
  return [
    ...(product.image_src === '' ? ['image_src'] : []),
    ...(sold.length === 0 ? ['options'] : []),
    ...missingFacts(product.facts),
    ...(product.type === 'CUSTOM' && !isDrawable(product, sold) ? ['mockups'] : []),
  ];
}

/** Names the photo of a side in one frame and colour. */
export function photoKey(side: string, frame: string | null, color: string | null): string {
  return `${side} ${frame} ${color}`;
}

function missingFacts(facts: SaleNeeds['facts']): readonly string[] {
  if (facts === null) return ['facts'];
  return factFieldsOf(facts.kind)
    .filter((field) => !toldElsewhere.includes(field) && (facts[field] ?? null) === null)
    .map((field) => `facts.${field}`);
}

/** A garment is designed on photos: every side of every frame and colour that is sold needs its own. */
function isDrawable({ sides, photos }: SaleNeeds, sold: SaleNeeds['options']): boolean {
  return (
    sides.length > 0 && sold.every(({ frame_key, color_key }) => sides.every(({ key }) => photos.has(photoKey(key, frame_key, color_key))))
  );
}
