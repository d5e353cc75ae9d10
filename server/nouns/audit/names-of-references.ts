import { sql } from 'kysely';
import type { Db } from '#server/transaction/transaction.ts';

/** The tables with localized names that log columns refer to by id. */
const tables = {
  parent_id: 'product.categories',
  category_id: 'product.categories',
  brand_id: 'product.brands',
  artist_id: 'product.artists',
  product_id: 'product.products',
  graphic_id: 'product.graphics',
  shipping_policy_id: 'product.shipping_policies',
  frame_id: 'product.frames',
  color_id: 'product.colors',
  mockup_group_id: 'product.mockup_groups',
  influencer_id: 'management.influencers',
} as const;
type Column = keyof typeof tables;

/** The current name behind an id in a column; undefined for a column that is not a reference. */
export type CalledOf = (column: string, id: unknown) => string | null | undefined;

/** Names of what changed columns refer to, so that the log does not read `위 카테고리: 없음 → 7`. */
export async function namesOfReferences(
  db: Db,
  changes: readonly { column: string; before: unknown; after: unknown }[],
): Promise<CalledOf> {
  const known = new Map<string, string>();
  for (const column of Object.keys(tables) as Column[]) {
    const values = changes.filter((change) => change.column === column).flatMap(({ before, after }) => [before, after]);
    const ids = [...new Set(values.filter((id) => typeof id === 'number'))];
    if (ids.length === 0) continue;
    const { rows } = await sql<{ id: string; name: string | null }>`
      select id::text as id, name ->> 'ko' as name from ${sql.table(tables[column])} where id = any(${ids}::bigint[])`.execute(db);
    for (const { id, name } of rows) if (name !== null) known.set(`${column} ${id}`, name);
  }
  return (column, id) => (column in tables ? (known.get(`${column} ${id}`) ?? null) : undefined);
}
