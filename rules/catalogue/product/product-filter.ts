import type { Won } from '../../money/money.ts';

/** Filters with several values, in the order of the address and the panel. */
export const choiceGroups = ['colour', 'size', 'brand', 'artist'] as const;
export type ChoiceGroup = (typeof choiceGroups)[number];

/** Filters that are on or off, each with its value in an address. */
const flagValues = { custom: '1', stock: 'in', sale: '1' } as const;
export type FilterFlag = keyof typeof flagValues;
export const filterFlags = Object.keys(flagValues) as FilterFlag[];

/** The parameters of an address that filter a list of products. */
export const filterParameters: readonly string[] = [...choiceGroups, 'price', ...filterFlags];

/** A price range in won; null means no limit. */
export interface PriceRange {
  from: Won | null;
  to: Won | null;
}

/** The filters of a product list: one of the values of each group, the price range, and all flags. */
export type ProductFilters = Readonly<Record<ChoiceGroup, readonly string[]>> & {
  readonly price: PriceRange | null;
  readonly flags: readonly FilterFlag[];
};

export const noFilters: ProductFilters = { colour: [], size: [], brand: [], artist: [], price: null, flags: [] };

/** The offered price ranges in won, limits included. */
export const pricePresets: readonly PriceRange[] = [
  { from: null, to: 10_000 },
  { from: 10_000, to: 30_000 },
  { from: 30_000, to: 50_000 },
  { from: 50_000, to: null },
];

/** Maximum values of one group in an address; further ones are ignored. */
const mostValues = 12;
const mostWon = 100_000_000;
const valueForm = /^[\p{L}\p{N}][\p{L}\p{N} ./+×-]{0,39}$/u;
const idForm = /^[1-9][0-9]{0,15}$/;

/** The filters in an address. Unknown values are ignored. */
export function readFilters(address: { get(name: string): string | null }): ProductFilters {
  const values = (group: ChoiceGroup) => {
    const form = group === 'brand' || group === 'artist' ? idForm : valueForm;
    const found = (address.get(group) ?? '').split(',').filter((value) => form.test(value));
    return [...new Set(found)].sort().slice(0, mostValues);
  };
  return {
    ...{ colour: values('colour'), size: values('size'), brand: values('brand'), artist: values('artist') },
    price: readPriceRange(address.get('price') ?? ''),
    flags: filterFlags.filter((flag) => address.get(flag) === flagValues[flag]),
  };
}

/** `10000-30000`, `-10000`, `50000-`; null for anything else. */
function readPriceRange(written: string): PriceRange | null {
  const [whole, from = '', to = ''] = /^(\d{0,9})-(\d{0,9})$/.exec(written) ?? [];
  if (whole === undefined || (from === '' && to === '')) return null;
  return priceRange(from === '' ? null : Number(from), to === '' ? null : Number(to));
}

/** The price range of two typed values, lower value first; null when both are empty. */
export function priceRange(one: Won | null, other: Won | null): PriceRange | null {
  const [from, to] = one !== null && other !== null && one > other ? [other, one] : [one, other];
  const within = (won: Won | null) => (won === null ? null : Math.min(won, mostWon));
  return from === null && to === null ? null : { from: within(from), to: within(to) };
}

/** A price range as text in an address. */
export function writtenRange({ from, to }: PriceRange): string {
  return `${from ?? ''}-${to ?? ''}`;
}

/** The filter parameters of an address in a fixed order, without empty ones. */
export function writtenFilters(filters: ProductFilters): Record<string, string> {
  const groups = choiceGroups.flatMap((group): [string, string][] =>
    filters[group].length === 0 ? [] : [[group, [...filters[group]].sort().join()]],
  );
  const price: [string, string][] = filters.price === null ? [] : [['price', writtenRange(filters.price)]];
  const flags = filterFlags.filter((flag) => filters.flags.includes(flag)).map((flag): [string, string] => [flag, flagValues[flag]]);
  return Object.fromEntries([...groups, ...price, ...flags]);
}

/** The number of chosen values: two colours count as two. */
export function filterCount(filters: ProductFilters): number {
  const chosen = choiceGroups.reduce((sum, group) => sum + filters[group].length, 0);
  return chosen + filters.flags.length + (filters.price === null ? 0 : 1);
}

/** The filters with one value of a group switched on or off. */
export function withChoice(filters: ProductFilters, group: ChoiceGroup, value: string): ProductFilters {
  const chosen = filters[group];
  return { ...filters, [group]: chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value].sort() };
}

/** The filters with a flag switched on or off. */
export function withFlag(filters: ProductFilters, flag: FilterFlag): ProductFilters {
  const isSet = filters.flags.includes(flag);
  return { ...filters, flags: filterFlags.filter((each) => (each === flag ? !isSet : filters.flags.includes(each))) };
}

/** One part of the filters: a group, the price or a flag. */
export type FilterPart = ChoiceGroup | 'price' | FilterFlag;

/**
 * The tags of product.product_facets that a product must have: one from each list. `without` leaves out one group, to count what each of
 * its values would list.
 */
export function tagsOf(filters: ProductFilters, without: FilterPart | null = null): string[][] {
  const groups = choiceGroups.filter((group) => group !== without && filters[group].length > 0);
  return [
    ...groups.map((group) => filters[group].map((value) => `${group}:${value}`)),
    ...filters.flags.filter((flag) => flag !== without).map((flag) => [`is:${flag}`]),
  ];
}

/** Counts are exact up to this number; above it, a list shows "1,000+". */
export const MOST_COUNTED = 1_000;

/** A count as shown on screens; a list counts at most one more than MOST_COUNTED. */
export function shownCount(count: number): string {
  return count > MOST_COUNTED ? `${MOST_COUNTED.toLocaleString('ko-KR')}+` : count.toLocaleString('ko-KR');
}

/** A filter value and the number of products it would list with the other filters; one more than MOST_COUNTED means more. */
export interface FacetChoice {
  value: string;
  count: number;
}

/** The filter values of a list with their counts, only those that the list has; `total` counts with all filters. */
export type ProductFacets = Record<ChoiceGroup | 'price' | 'flags', FacetChoice[]> & { total: number };

/** The usual sizes from small to large. */
const sizeOrder = ['XXS', 'XS', 'S', 'M', 'L', 'XL', '2XL', 'XXL', '3XL', 'XXXL', '4XL', '5XL'];

/** Sizes sorted: letter sizes from small to large, then numbers, then the rest by name. */
export function sizesInOrder<Choice extends { value: string }>(choices: readonly Choice[]): Choice[] {
  const rank = ({ value }: Choice): [number, number] => {
    const letter = sizeOrder.indexOf(value.toUpperCase());
    if (letter >= 0) return [0, letter];
    const number = Number.parseFloat(value);
    return Number.isNaN(number) ? [2, 0] : [1, number];
  };
  return choices.toSorted((a, b) => {
    const [kindA, placeA] = rank(a);
    const [kindB, placeB] = rank(b);
    return kindA - kindB || placeA - placeB || a.value.localeCompare(b.value, 'ko');
  });
}
