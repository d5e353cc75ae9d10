import { type Expression, type SqlBool, sql } from 'kysely';
import type { ChangesQuery } from '#contract/rest/programs/integrations.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** The condition on `updated_at` and `id` for rows after the last page, or since a given time. */
export function changedAfter({ cursor, updated_since }: ChangesQuery, updatedAt: string, id: string): Expression<SqlBool> {
  const [at, lastId] = cursor?.split('_') ?? [];
  if (at !== undefined) return sql<boolean>`(${sql.ref(updatedAt)}, ${sql.ref(id)}) > (${at}::timestamptz, ${Number(lastId)}::bigint)`;
  return sql<boolean>`${sql.ref(updatedAt)} >= ${updated_since ?? '-infinity'}::timestamptz`;
}

/** The time of a change as text with microseconds, which a cursor needs. */
export function exactly(updatedAt: string) {
  return sql<string>`to_char(${sql.ref(updatedAt)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** The time to start the next read from, by the database clock: half a minute ago, because a change may take that long to commit. */
export async function readNextSince(db: Db): Promise<string> {
  const { rows } = await sql<{ since: Date }>`select clock_timestamp() - interval '30 seconds' as since`.execute(db);
  return (rows[0]?.since ?? new Date(0)).toISOString();
}

/** The rows of a page and the cursor of the next one; `rows` has one more than requested if there are more. */
export function pageOf<Row extends { id: number; moment: string }>(rows: readonly Row[], { limit }: ChangesQuery) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { shown, next_cursor: rows.length > limit && last !== undefined ? `${last.moment}_${last.id}` : null };
}
