import { type Expression, type SqlBool, sql } from 'kysely';
import type { ChangesQuery } from '#contract/rest/programs/integrations.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** Of rows by `updated_at` and `id`: those after the page before, or since the moment asked for. */
export function changedAfter({ cursor, updated_since }: ChangesQuery, updatedAt: string, id: string): Expression<SqlBool> {
  const [at, lastId] = cursor?.split('_') ?? [];
  if (at !== undefined) return sql<boolean>`(${sql.ref(updatedAt)}, ${sql.ref(id)}) > (${at}::timestamptz, ${Number(lastId)}::bigint)`;
  return sql<boolean>`${sql.ref(updatedAt)} >= ${updated_since ?? '-infinity'}::timestamptz`;
}

/** The moment of a change as text with microseconds, which a cursor must not lose. */
export function exactly(updatedAt: string) {
  return sql<string>`to_char(${sql.ref(updatedAt)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** From when to ask next time, by the clock that dates changes: half a minute ago, because that long a change may be under way. */
export async function readNextSince(db: Db): Promise<string> {
  const { rows } = await sql<{ since: Date }>`select clock_timestamp() - interval '30 seconds' as since`.execute(db);
  return (rows[0]?.since ?? new Date(0)).toISOString();
}

/** The rows of a page, and the cursor of the next one; `rows` are one more than asked for if there are more. */
export function pageOf<Row extends { id: number; moment: string }>(rows: readonly Row[], { limit }: ChangesQuery) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { shown, next_cursor: rows.length > limit && last !== undefined ? `${last.moment}_${last.id}` : null };
}
