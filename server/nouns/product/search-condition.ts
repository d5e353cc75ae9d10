import { type RawBuilder, sql } from 'kysely';
import type { Many, Where } from '#contract/graphql/inputs.ts';

type SearchWhere = Where<'product_product_search'>;

/**
 * The condition of a search (storefront/nouns/search/search-filter.ts) in SQL, on a row `s` of product.product_search, as far as searches
 * use it: for counting what a search finds.
 */
export function searchCondition({ _and, _or, _not, grams, words, own_words }: SearchWhere): RawBuilder<unknown> {
  const all = [
    ...listOf(_and).map(searchCondition),
    ...(_or ? [sql`(${sql.join([sql`false`, ...listOf(_or).map(searchCondition)], sql` or `)})`] : []),
    ...(_not ? [sql`not ${searchCondition(_not)}`] : []),
    ...(grams?._contains ? [sql`s.grams @> ${sql.val([...grams._contains])}::text[]`] : []),
    ...textConditions('words', words),
    ...textConditions('own_words', own_words),
  ];
  return all.length === 0 ? sql`true` : sql`(${sql.join(all, sql` and `)})`;
}

function textConditions(column: 'words' | 'own_words', condition: SearchWhere['words']): RawBuilder<unknown>[] {
  const name = sql.ref(`s.${column}`);
  return [
    ...(condition?._like ? [sql`${name} like ${condition._like}`] : []),
    ...(condition?._in ? [sql`${name} = any (${sql.val([...listOf(condition._in)])}::text[])`] : []),
  ];
}

function listOf<Item>(many: Many<Item> | null | undefined): readonly Item[] {
  if (many === null || many === undefined) return [];
  return Array.isArray(many) ? many : [many as Item];
}
