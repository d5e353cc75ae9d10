import type { Won } from '../../money/money.ts';

/** What a shopper can choose several of, in the order of the address and of the panel. */
export const choiceGroups = ['colour', 'size', 'brand', 'artist'] as const;
export type ChoiceGroup = (typeof choiceGroups)[number];

/** What a shopper can ask for or not, each with its value in an address. */
const flagValues = { custom: '1', stock: 'in', sale: '1' } as const;
export type FilterFlag = keyof typeof flagValues;
export const filterFlags = Object.keys(flagValues) as FilterFlag[];

/** The parameters of an address that filter a list of products. */
export const filterParameters: readonly string[] = [...choiceGroups, 'price', ...filterFlags];

/** An open side is null. */
export interface PriceRange {
  from: Won | null;
  to: Won | null;
}

/** What a list of products is narrowed to: one of the values of each group, within the price, and all flags. */
export type ProductFilters = Readonly<Record<ChoiceGroup, readonly string[]>> & {
  readonly price: PriceRange | null;
  readonly flags: readonly FilterFlag[];
};

export const noFilters: ProductFilters = { colour: [], size: [], brand: [], artist: [], price: null, flags: [] };

/** The ranges offered, in won; both ends belong to a range. */
export const pricePresets: readonly PriceRange[] = [
  { from: null, to: 10_000 },
  { from: 10_000, to: 30_000 },
  { from: 30_000, to: 50_000 },
  { from: 50_000, to: null },
];

/** Values of one group in an address; more are not read. */
const mostValues = 12;
const mostWon = 100_000_000;
const valueForm = /^[\p{L}\p{N}][\p{L}\p{N} ./+×-]{0,39}$/u;
const idForm = /^[1-9][0-9]{0,15}$/;

/** The filters of an address, by its parameters. What is no value is left out. */
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

/** A range of what was typed, the lower side first; null when both are open. */
export function priceRange(one: Won | null, other: Won | null): PriceRange | null {
  const [from, to] = one !== null && other !== null && one > other ? [other, one] : [one, other];
  const within = (won: Won | null) => (won === null ? null : Math.min(won, mostWon));
  return from === null && to === null ? null : { from: within(from), to: within(to) };
}

/** A range as written in an address. */
export function writtenRange({ from, to }: PriceRange): string {
  return `${from ?? ''}-${to ?? ''}`;
}

/** The parameters of an address in their order, without what does not filter. */
export function writtenFilters(filters: ProductFilters): Record<string, string> {
  const groups = choiceGroups.flatMap((group): [string, string][] =>
    filters[group].length === 0 ? [] : [[group, [...filters[group]].sort().join()]],
  );
  const price: [string, string][] = filters.price === null ? [] : [['price', writtenRange(filters.price)]];
  const flags = filterFlags.filter((flag) => filters.flags.includes(flag)).map((flag): [string, string] => [flag, flagValues[flag]]);
  return Object.fromEntries([...groups, ...price, ...flags]);
}

/** How many choices were made: one that names two colours made two. */
export function filterCount(filters: ProductFilters): number {
  const chosen = choiceGroups.reduce((sum, group) => sum + filters[group].length, 0);
  return chosen + filters.flags.length + (filters.price === null ? 0 : 1);
}

/** The filters with one value of a group chosen, or no longer. */
export function withChoice(filters: ProductFilters, group: ChoiceGroup, value: string): ProductFilters {
  const chosen = filters[group];
  return { ...filters, [group]: chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value].sort() };
}

/** The filters with a flag set, or no longer. */
export function withFlag(filters: ProductFilters, flag: FilterFlag): ProductFilters {
  const isSet = filters.flags.includes(flag);
  return { ...filters, flags: filterFlags.filter((each) => (each === flag ? !isSet : filters.flags.includes(each))) };
}

/** What filters a list: a group, the price, a flag. */
export type FilterPart = ChoiceGroup | 'price' | FilterFlag;

/**
 * The tags of product.product_facets that a listed product must bear: one of each list. `without`: a part that is left out, because the
 * counts beside its choices say what choosing them would give.
 */
export function tagsOf(filters: ProductFilters, without: FilterPart | null = null): string[][] {
  const groups = choiceGroups.filter((group) => group !== without && filters[group].length > 0);
  return [
    ...groups.map((group) => filters[group].map((value) => `${group}:${value}`)),
    ...filters.flags.filter((flag) => flag !== without).map((flag) => [`is:${flag}`]),
  ];
}

/** Counts are exact up to this and say "1,000+" above. */
export const MOST_COUNTED = 1_000;

/** A count as shown; lists count one more than MOST_COUNTED at most. */
export function shownCount(count: number): string {
  return count > MOST_COUNTED ? `${MOST_COUNTED.toLocaleString('ko-KR')}+` : count.toLocaleString('ko-KR');
}

/** A choice and how many products it would list beside the other filters; one more than MOST_COUNTED stands for all above. */
export interface FacetChoice {
  value: string;
  count: number;
}

/** The choices of a list with their counts. Groups list only what the list has; `total` counts with all filters. */
export type ProductFacets = Record<ChoiceGroup | 'price' | 'flags', FacetChoice[]> & { total: number };

/** Usual sizes in their order. */
const sizeOrder = ['XXS', 'XS', 'S', 'M', 'L', 'XL', '2XL', 'XXL', '3XL', 'XXXL', '4XL', '5XL'];

/** Sizes in the order of a rail: letters, then numbers by size, then the rest by name. */
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
