import { shownState } from '#rules/shop/shown.ts';
import type { SearchedList, SearchedNoun } from './port.ts';

/** The columns of words that the copy of each noun has. */
export const wordColumns = { product: ['words', 'own_words', 'told_words'], graphic: ['words', 'own_words'], artist: ['words'] } as const;

/** The columns beside the words, with their types. */
export const columns = {
  product: {
    ...{ selling_price: 'Int32', position: 'Int32', like_count: 'Int32', sales_count: 'Int32', created_at: 'Time' },
    ...{ is_sold_out: 'Bool', is_custom: 'Bool', is_new: 'Bool' },
  },
  graphic: { like_count: 'Int32' },
  artist: { position: 'Int32' },
} as const;

/** Maximum characters of a stored line of words; PostgreSQL searches longer ones. */
export const LONGEST_LINE = 64;

/** Maximum conditions of a list, as in the data service. */
const CONDITIONS_MOST = 500;

/** A condition that must hold, or must not. */
interface Conjunct {
  text: string;
  isNot: boolean;
}

type Tree = Readonly<Record<string, unknown>>;

/**
 * The filter of a list as a Groonga script: the copy has only shown things, and words match whole lines or their beginnings by index, as
 * in PostgreSQL. Null for a condition it cannot express.
 */
export function filterOf({ noun, where }: Pick<SearchedList, 'noun' | 'where'>): string | null {
  if (noun === 'product' && (where.deleted_at?._is_null !== true || where.state?._eq !== shownState)) return null;
  if (where.search === undefined || where.search === null) return null;
  const found = conjunctsOf(where, { noun, conditions: 0 });
  return found === null || found.every(({ isNot }) => isNot) ? null : written(found);
}

/** The order of a list as Groonga sort keys; null for columns that the copy lacks. */
export function sortKeysOf({ noun, order }: Pick<SearchedList, 'noun' | 'order'>): string | null {
  const keys = order.flatMap(Object.entries).map(([column, way]) => {
    if ((column !== 'id' && !Object.hasOwn(columns[noun], column)) || (way !== 'asc' && way !== 'desc')) return null;
    return `${way === 'desc' ? '-' : ''}${column === 'id' ? '_key' : column}`;
  });
  return keys.includes(null) ? null : keys.join(',');
}

interface Scope {
  noun: SearchedNoun;
  conditions: number;
}

/** `at`: the relationship within which the names of a tree stand (`search.`). */
function conjunctsOf(tree: Tree, scope: Scope, at = ''): Conjunct[] | null {
  return allOf(Object.entries(tree).map(([name, value]) => (value === undefined ? [] : conditionOf(name, value, tree, scope, at))));
}

function conditionOf(name: string, value: unknown, beside: Tree, scope: Scope, at: string): Conjunct[] | null {
  scope.conditions += 1;
  if (typeof value !== 'object' || value === null || scope.conditions > CONDITIONS_MOST) return null;
  if (name === '_and') return allOf(listOf(value).map((each) => conjunctsOf(each, scope, at)));
  if (name === '_or') {
    const ways = listOf(value).map((each) => conjunctsOf(each, scope, at));
    return ways.length === 0 || ways.some((way) => way === null || way.length === 0)
      ? null
      : [{ text: `(${ways.map((way) => written(way ?? [])).join(' || ')})`, isNot: false }];
  }
  if (name === '_not') {
    const found = conjunctsOf(value as Tree, scope, at);
    return found === null || found.length === 0 ? null : [{ text: `(${written(found)})`, isNot: true }];
  }
  const path = at + name;
  if (path === 'search' || path === 'facets') return conjunctsOf(value as Tree, scope, `${path}.`);
  // The index of PostgreSQL goes by pairs of signs; the words beside them say the same.
  if (path === 'search.grams') return beside.words === undefined ? null : [];
  if (path === 'search.told_grams') return beside.told_words === undefined ? null : [];
  return comparisonOf(path, Object.entries(value), scope.noun);
}

function comparisonOf(path: string, comparisons: readonly [string, unknown][], noun: SearchedNoun): Conjunct[] | null {
  const words = wordColumns[noun].find((column) => path === `search.${column}`);
  return allOf(
    comparisons.map(([how, value]) => {
      if (words !== undefined && how === '_like') return wordOf(words, value);
      if (noun !== 'product') return null;
      if (path === 'deleted_at' && how === '_is_null' && value === true) return [];
      if (path === 'state' && how === '_eq' && value === shownState) return [];
      if ((path === 'is_sold_out' || path === 'is_custom') && how === '_eq' && typeof value === 'boolean')
        return said(`${path} == ${value}`);
      if (path === 'selling_price' && (how === '_gte' || how === '_lte') && Number.isSafeInteger(value))
        return said(`selling_price ${how === '_gte' ? '>=' : '<='} ${value}`);
      if (path === 'facets.tags' && how === '_contains' && Array.isArray(value))
        return allOf(value.map((tag) => (typeof tag === 'string' && plainTag.test(tag) ? said(`tags @ "${tag}"`) : null)));
      return null;
    }),
  );
}

/** A tag without characters that end a text in a script. */
const plainTag = /^[^"\\\p{Cc}]{1,80}$/u;
/** The pattern of rules/search/pieces.ts: a line, or its beginning. */
const linePattern = /^%\n([\p{Alphabetic}0-9]+)(\n?)%$/u;

function wordOf(column: string, pattern: unknown): Conjunct[] | null {
  const [, piece, end] = typeof pattern === 'string' ? (linePattern.exec(pattern) ?? []) : [];
  if (piece === undefined || [...piece].length >= LONGEST_LINE) return null;
  return said(`${column} ${end === '' ? '@^' : '@'} "${piece}"`);
}

const said = (text: string): Conjunct[] => [{ text, isNot: false }];

function allOf(parts: readonly (Conjunct[] | null)[]): Conjunct[] | null {
  return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
}

/** Conditions that must hold, found by an index, come first; those that must not hold are excluded afterwards. */
function written(conjuncts: readonly Conjunct[]): string {
  const must = conjuncts.filter(({ isNot }) => !isNot).map(({ text }) => text);
  const not = conjuncts.filter(({ isNot }) => isNot).map(({ text }) => ` &! ${text}`);
  return `${must.length === 0 ? 'all_records()' : must.join(' && ')}${not.join('')}`;
}

function listOf(value: object): readonly Tree[] {
  return Array.isArray(value) ? value : [value as Tree];
}
