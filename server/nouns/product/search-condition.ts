import { type RawBuilder, sql } from 'kysely';
import type { Many, Where } from '#contract/graphql/inputs.ts';

type SearchWhere = Where<'product_product_search'>;

const gramColumns = ['grams', 'told_grams'] as const;
const wordColumns = ['words', 'own_words', 'told_words'] as const;

/**
 * The condition of a search (storefront/nouns/search/search-filter.ts) in SQL, on a row `s` of product.product_search, as far as searches
 * use it: for counting what a search finds.
 */
export function searchCondition(where: SearchWhere): RawBuilder<unknown> {
  const all = [
    ...listOf(where._and).map(searchCondition),
    ...(where._or ? [sql`(${sql.join([sql`false`, ...listOf(where._or).map(searchCondition)], sql` or `)})`] : []),
    ...(where._not ? [sql`not ${searchCondition(where._not)}`] : []),
    ...gramColumns.flatMap((column) => {
      const grams = where[column]?._contains;
      return grams ? [sql`${sql.ref(`s.${column}`)} @> ${sql.val([...grams])}::text[]`] : [];
    }),
    ...wordColumns.flatMap((column) => [
      ...(where[column]?._like ? [sql`${sql.ref(`s.${column}`)} like ${where[column]?._like}`] : []),
      ...(where[column]?._in ? [sql`${sql.ref(`s.${column}`)} = any (${sql.val([...listOf(where[column]?._in)])}::text[])`] : []),
    ]),
  ];
  return all.length === 0 ? sql`true` : sql`(${sql.join(all, sql` and `)})`;
}

function listOf<Item>(many: Many<Item> | null | undefined): readonly Item[] {
  if (many === null || many === undefined) return [];
  return Array.isArray(many) ? many : [many as Item];
}
