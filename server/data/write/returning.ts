import { type SQL, sql } from 'pg-sql2';
import { columnSql, tableSql } from '../compile/context.ts';
import { type Field, fieldsIn } from '../compile/fields.ts';
import { rowSql } from '../compile/selection.ts';
import { arraySql } from '../compile/values.ts';
import { columnOf, type Table } from '../model/model.ts';
import type { Writing } from './writing.ts';

/** The columns of a written row that later steps need, as text so that they can be passed back as parameters. */
export function keyColumnsSql(alias: symbol, columns: Iterable<string>): SQL[] {
  return [...columns].map((column) => sql`${columnSql(alias, column)}::text as ${sql.identifier(column)}`);
}

/** The JSON of a written row as text, inside the statement that writes it. */
export function rowTextSql(writing: Writing, table: Table, alias: symbol, field: Field): SQL {
  return sql`${rowSql(writing.compilation, { table, alias, count: 1, path: field.key, needs: new Set() }, field)}::text as json`;
}

/** True when only columns are selected, so that the writing statement itself can return them. */
export function isFlat(writing: Writing, table: Table, field: Field): boolean {
  return fieldsIn(writing.compilation, field).every((each) => each.name === '__typename' || table.columns.has(each.name));
}

/**
 * Reads written rows back by key, in the order written. Relationships need this: inside the writing statement they would still show the old
 * rows, without children and trigger changes.
 */
export async function readBack(writing: Writing, table: Table, keys: readonly Record<string, unknown>[], field: Field): Promise<string[]> {
  const primaryKey = table.primaryKey;
  if (!primaryKey) throw new Error(`${table.name} has no key to read rows back by`);
  if (keys.length === 0) return [];
  const [alias, given, position] = [Symbol(table.table), Symbol('written'), Symbol('position')];
  const json = rowSql(writing.compilation, { table, alias, count: keys.length, path: field.key, needs: new Set() }, field);
  const arrays = primaryKey.map((column) =>
    arraySql(
      keys.map((key) => key[column]),
      columnOf(table, column).type,
    ),
  );
  const names = [...primaryKey.map((column) => sql.identifier(column)), sql.identifier(position)];
  const join = primaryKey.map((column) => sql`${columnSql(alias, column)} = ${columnSql(given, column)}`);
  // Counters are updated at commit (docs/decisions/017-one-lock-order.md); this applies them now, so that rows read back show the final
  // values.
  await writing.run(sql`set constraints all immediate; set constraints all deferred`);
  const { rows } = await writing.run(
    sql`select ${json}::text as json from unnest(${sql.join(arrays, ', ')}) with ordinality ${sql.identifier(given)} (${sql.join(names, ', ')}) join ${tableSql(table)} ${sql.identifier(alias)} on ${sql.join(join, ' and ')} order by ${sql.identifier(given, position)}`,
  );
  return rows.map((row) => String(row.json));
}
