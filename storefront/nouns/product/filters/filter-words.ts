import { useLanguage } from '#client/locale/locale-context.tsx';
import { colourNames } from '#rules/catalogue/product/colour-names.ts';
import {
  type ChoiceGroup,
  choiceGroups,
  type FilterFlag,
  type PriceRange,
  type ProductFilters,
  withChoice,
  withFlag,
} from '#rules/catalogue/product/product-filter.ts';
import { formatWon } from '#rules/money/money.ts';
import { choiceTexts } from './choice-texts.ts';
import type { FilteredList } from './load-list.ts';

/** A chosen filter value, and the filters without it. */
export interface ChosenFilter {
  key: string;
  label: string;
  without: ProductFilters;
}

/** The labels of a list's filters, in the page's language. */
export function useFilterWords({ names }: Pick<FilteredList, 'names'>) {
  const { text, name, locale } = useLanguage();

  /** The label of a filter value; null for a hidden brand or artist. */
  function choice(group: ChoiceGroup, value: string): string | null {
    // A size has one name, in whatever language.
    if (group === 'size') return value;
    if (group === 'colour') return familyOf(value)?.name[locale] ?? null;
    const known = group === 'brand' ? names.product_brands : names.product_artists;
    const found = known.find(({ id }) => String(id) === value);
    return found === undefined ? null : name(found.name);
  }

  function price({ from, to }: PriceRange): string {
    if (from === null) return text(choiceTexts.upTo, { won: formatWon(to ?? 0, locale) });
    if (to === null) return text(choiceTexts.from, { won: formatWon(from, locale) });
    return text(choiceTexts.between, { from: formatWon(from, locale), to: formatWon(to, locale) });
  }

  const flag = (asked: FilterFlag) => text(choiceTexts[asked]);

  /** All chosen filters, in the order of the address. */
  function chosen(filters: ProductFilters): ChosenFilter[] {
    return [
      ...choiceGroups.flatMap((group) =>
        filters[group].map((value) => ({
          ...{ key: `${group} ${value}`, label: choice(group, value) ?? value },
          without: withChoice(filters, group, value),
        })),
      ),
      ...(filters.price === null ? [] : [{ key: 'price', label: price(filters.price), without: { ...filters, price: null } }]),
      ...filters.flags.map((each) => ({ key: each, label: flag(each), without: withFlag(filters, each) })),
    ];
  }

  return { choice, price, flag, chosen };
}

/** A colour's family by its id. */
export function familyOf(id: string) {
  return colourNames.find((family) => family.id === id);
}
