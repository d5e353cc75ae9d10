/**
 * The seller's facts that the law requires when the shop is only an intermediary (e-commerce act, article 20 and decree 25), and the
 * return address. Columns of product.brands with the prefix `seller_`.
 */
export const sellerFacts = [
  'name',
  'representative',
  'registration_number',
  'report_number',
  'address',
  'phone',
  'email',
  'return_address',
] as const;
export type SellerFact = (typeof sellerFacts)[number];

/** A seller whose facts are all filled in. */
export type Seller = Readonly<Record<SellerFact, string>>;

type BrandOfSeller = { is_brokered: boolean } & Readonly<Record<`seller_${SellerFact}`, string>>;
export const sellerColumns = sellerFacts.map((fact) => `seller_${fact}` as const);

/** The brand columns for the shop's own goods. */
export const ownGoods = {
  is_brokered: false,
  ...(Object.fromEntries(sellerColumns.map((column) => [column, ''])) as Record<`seller_${SellerFact}`, string>),
};

/** The seller of a brand's goods; null when they are the shop's own, or a fact is missing. */
export function sellerOf(brand: BrandOfSeller): Seller | null {
  if (!brand.is_brokered || missingOfSeller(brand).length > 0) return null;
  return Object.fromEntries(sellerFacts.map((fact) => [fact, brand[`seller_${fact}`].trim()])) as Record<SellerFact, string>;
}

/** The columns without which a brand cannot be brokered; none for own goods. */
export function missingOfSeller(brand: BrandOfSeller): `seller_${SellerFact}`[] {
  return brand.is_brokered ? sellerColumns.filter((column) => brand[column].trim() === '') : [];
}

/** The first line of each seller, in their order; own goods have none. */
export function linesOfSellers<Line extends { seller: Seller | null }>(lines: readonly Line[]): (Line & { seller: Seller })[] {
  const sold = lines.flatMap((line) => (line.seller === null ? [] : [{ ...line, seller: line.seller }]));
  const isSame = (a: Seller, b: Seller) => sellerFacts.every((fact) => a[fact] === b[fact]);
  return sold.filter(({ seller }, index) => sold.findIndex((other) => isSame(other.seller, seller)) === index);
}
