/**
 * The kinds of blocks a home page is made of (specification 2, Main page blocks): type and, where there is one, subtype, as
 * management.main_pages spells them. The check constraint of that table allows the same; whoever shows blocks has one component each.
 */
export const blockKinds = [
  'BANNER',
  'BANNER PRODUCT',
  'BANNER GRAPHIC',
  'LINE',
  'NAVIGATION',
  'ITEM PRODUCT_CUSTOM_TEMPLATE',
  'ITEM PRODUCT',
  'ITEM ARTIST',
  'ITEM REVIEW',
  'THUMBNAIL PRODUCT',
  'THUMBNAIL CUSTOM',
  'THUMBNAIL CUSTOM2',
  'TAG',
] as const;

export type BlockKind = (typeof blockKinds)[number];

/** The kind of a block; null for one this version does not know. */
export function blockKindOf({ type, sub_type }: { type: string; sub_type: string }): BlockKind | null {
  const kind = sub_type === '' ? type : `${type} ${sub_type}`;
  return blockKinds.find((known) => known === kind) ?? null;
}
