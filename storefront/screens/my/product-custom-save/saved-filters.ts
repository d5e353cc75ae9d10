import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { OrderBy, Where } from '#contract/graphql/inputs.ts';
import { containing } from '#contract/graphql/pattern.ts';
import { designTag } from '#rules/design/saved/design-tag.ts';
import { lexiconOf, searchTerms } from '#rules/search/synonyms.ts';
import { productSearchFilter, searchFilter } from '#storefront/nouns/search/search-filter.ts';
import { savedTexts } from './texts.ts';

/** The orders of the list; the first is specification 7.28. The id breaks ties, so that pages do not overlap. */
export const savedSorts = {
  newest: { message: savedTexts.newest, order: [{ created_at: 'desc' }, { id: 'desc' }] },
  changed: { message: savedTexts.changed, order: [{ updated_at: 'desc' }, { id: 'desc' }] },
  name: { message: savedTexts.byName, order: [{ name: 'asc' }, { id: 'asc' }] },
} as const satisfies Record<string, { message: object; order: readonly OrderBy<'product_product_customs'>[] }>;
export type SavedSort = keyof typeof savedSorts;

export interface SavedFilters {
  readonly words: string;
  /** The id of a product. */
  readonly garment: number | null;
  readonly tag: string | null;
  readonly sort: SavedSort;
}

/** The filters in the address. */
export function readSavedFilters(search: string): SavedFilters {
  const query = new URLSearchParams(search);
  const garment = Number(query.get('garment'));
  const sort = query.get('sort') ?? '';
  return {
    words: (query.get('q') ?? '').trim(),
    garment: Number.isSafeInteger(garment) && garment > 0 ? garment : null,
    tag: designTag(query.get('tag') ?? '') || null,
    sort: Object.hasOwn(savedSorts, sort) ? (sort as SavedSort) : 'newest',
  };
}

/** The address query without default values. */
export function writtenSavedFilters({ words, garment, tag, sort }: SavedFilters): string {
  const written = {
    ...(words === '' ? {} : { q: words }),
    ...(garment === null ? {} : { garment: String(garment) }),
    ...(tag === null ? {} : { tag }),
    ...(sort === 'newest' ? {} : { sort }),
  };
  return new URLSearchParams(written).toString();
}

/** The condition for saved designs by filters and search words, which match names, tags, texts, graphics and the garment. */
export function savedWhere({ words, garment, tag }: SavedFilters): Where<'product_product_customs'>[] {
  const terms = searchTerms(words, lexiconOf([], []));
  const like = { _ilike: containing(words) };
  const isOn = { deleted_at: { _is_null: true } };
  const found: Where<'product_product_customs'> = {
    _or: [
      { name: like },
      { tags: { _cast: { String: like } } },
      { texts: { ...isOn, words: like } },
      { layers: { ...isOn, graphic: { search: searchFilter(terms, 'begun') } } },
      { product: { search: productSearchFilter(terms, 'begun') } },
    ],
  };
  return [
    ...(words === '' ? [] : [found]),
    ...(garment === null ? [] : [{ product_id: { _eq: garment } }]),
    ...(tag === null ? [] : [{ tags: { _has_key: tag } }]),
  ];
}

/** How long typing must pause before the list follows, ms. */
const PAUSE_MS = 350;

/**
 * The filters of the address. The list follows while typing; the address follows when the field is left, because each change counts as a
 * page view.
 */
export function useSavedFilters() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const stored = readSavedFilters(search);
  const [typed, setTyped] = useState(stored.words);
  const [words, setWords] = useState(stored.words);
  const seen = useRef(stored.words);
  // Back, or a link to the same page.
  if (seen.current !== stored.words) {
    seen.current = stored.words;
    if (typed.trim() !== stored.words) setTyped(stored.words);
    setWords(stored.words);
  }
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const show = (change: Partial<SavedFilters>, replace = false) => {
    const next = { ...stored, words: typed.trim(), ...change };
    setTyped(next.words);
    setWords(next.words);
    const query = writtenSavedFilters(next);
    navigate(query === '' ? pathname : `${pathname}?${query}`, { replace, preventScrollReset: true });
  };
  const store = () => {
    if (typed.trim() !== stored.words) show({}, true);
  };
  return { filters: { ...stored, words }, typed, type: setTyped, store, show };
}
