import type { OrderBy, Where } from '#contract/graphql/inputs.ts';

/** The searched nouns: each has its own search table in PostgreSQL. */
export const searchedNouns = ['product', 'graphic', 'artist'] as const;
export type SearchedNoun = (typeof searchedNouns)[number];

/** A page of a searched list as the data service reads it; for graphics and artists `where` contains only `search`. */
export interface SearchedList {
  noun: SearchedNoun;
  where: Where<'product_products'>;
  order: readonly OrderBy<'product_products'>[];
  limit: number;
  offset: number;
}

/** One page of matches: ids in their order, and how many matches there are in all. */
export interface FoundPage {
  ids: number[];
  count: number;
}

/** A thing that is shown: its words (product.product_search and the like), and what its lists are filtered and sorted by. */
export type SearchRow = { id: number; words: string; own_words?: string; told_words?: string; tags?: readonly string[] } & Partial<
  Record<'selling_price' | 'position' | 'like_count' | 'sales_count' | 'created_at', number>
> &
  Partial<Record<'is_sold_out' | 'is_custom' | 'is_new', boolean>>;

/** The copy that an engine searches, open for the job that keeps it. Errors: everything throws while the engine is away. */
export interface SearchCopy {
  /** True while the copy is filled for the first time: nothing is searched in it before `finish`. */
  readonly isNew: boolean;
  store(noun: SearchedNoun, rows: readonly SearchRow[]): Promise<void>;
  remove(noun: SearchedNoun, ids: readonly number[]): Promise<void>;
  /** Deletes rows not stored since the copy was opened; from now on the copy is searched. */
  finish(): Promise<void>;
}

/** Searches in the place of PostgreSQL. */
export interface SearchEngine {
  /** False without SEARCH_URL: PostgreSQL searches. */
  readonly isOn: boolean;
  /** Null when PostgreSQL must search: the engine is away, not filled yet, or cannot express this condition. Never throws. */
  find(list: SearchedList): Promise<FoundPage | null>;
  /** Opens the copy. Errors: throws while the engine is away. */
  open(): Promise<SearchCopy>;
}

export const searchOff: SearchEngine = {
  isOn: false,
  find: async () => null,
  open: async () => {
    throw new Error('SEARCH_URL is not set');
  },
};
