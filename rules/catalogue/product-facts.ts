/**
 * What the Korean notice on product information in electronic commerce (상품정보제공고시) wants told before a purchase, by kind of thing.
 * Colour and sizes have tables of their own; the rest are columns of product.product_facts.
 */
export const factFields = {
  CLOTHING: ['material', 'color', 'size', 'maker', 'origin', 'care', 'made_on', 'warranty', 'contact'],
  BAG: ['item', 'material', 'color', 'size', 'maker', 'origin', 'care', 'warranty', 'contact'],
  ACCESSORY: ['item', 'material', 'size', 'maker', 'origin', 'care', 'warranty', 'contact'],
  HOUSEHOLD: ['item', 'material', 'contents', 'size', 'made_on', 'maker', 'origin', 'certification', 'care', 'warranty', 'contact'],
  GOODS: ['item', 'material', 'size', 'certification', 'origin', 'maker', 'care', 'warranty', 'contact'],
} as const satisfies Record<string, readonly string[]>;

export type FactKind = keyof typeof factFields;
export type FactField = (typeof factFields)[FactKind][number];

/** Things that are worn or carried: they come in sizes, are measured flat, and are washed. Others come in variants of any kind. */
const wornKinds: readonly string[] = ['CLOTHING', 'BAG', 'ACCESSORY'] satisfies FactKind[];

/** True for a kind of thing that is worn or carried; one of which nothing is told counts as one. */
export function isWorn(kind: string | null | undefined): boolean {
  return kind === null || kind === undefined || wornKinds.includes(kind);
}

/** What has to be told of a kind, in the order of the notice. A kind this version does not know tells what every thing has to. */
export function factFieldsOf(kind: string): readonly FactField[] {
  return Object.hasOwn(factFields, kind) ? factFields[kind as FactKind] : factFields.GOODS;
}
