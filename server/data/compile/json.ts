import { type SQL, sql } from 'pg-sql2';

/** A response key and the SQL of its value. */
export type Entry = readonly [key: string, value: SQL];

/** PostgreSQL functions take at most 100 arguments, and `json_build_object` needs two per field. */
const mostFields = 50;

/** One JSON object with its keys in the requested order, without a limit on their number. */
export function objectSql(entries: readonly Entry[]): SQL {
  if (entries.length <= mostFields) {
    return sql`json_build_object(${sql.join(
      entries.map(([key, value]) => sql`${sql.literal(key)}, ${value}`),
      ', ',
    )})`;
  }
  const [key, value] = [Symbol('key'), Symbol('value')];
  const rows = entries.map((entry) => sql`(${sql.literal(entry[0])}, to_json(${entry[1]}))`);
  const fields = sql.identifier(Symbol('fields'));
  return sql`(select json_object_agg(${sql.identifier(key)}, ${sql.identifier(value)}) from (values ${sql.join(rows, ', ')}) ${fields} (${sql.identifier(key)}, ${sql.identifier(value)}))`;
}
