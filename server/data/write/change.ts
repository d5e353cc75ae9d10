import { type SQL, sql } from 'pg-sql2';
import { asArguments, columnSql, refuse, tableSql } from '../compile/context.ts';
import type { Field } from '../compile/fields.ts';
import { keySql } from '../compile/query.ts';
import { valueSql } from '../compile/values.ts';
import { whereSql } from '../compile/where.ts';
import { columnOf, type Table } from '../model/model.ts';
import { responseText, returningField } from './response.ts';
import { isFlat, keyColumnsSql, readBack, rowTextSql } from './returning.ts';
import type { Writing } from './writing.ts';

/** `update_X`: updates every row the filter matches. */
export async function updateMany(writing: Writing, table: Table, field: Field): Promise<string> {
  const alias = Symbol(table.table);
  const where = whereSql(writing.compilation, table, alias, field.args.where);
  return responseText(writing, field, await update(writing, table, alias, where, field, returningField(writing, field)));
}

/** `update_X_by_pk`: returns the changed row, or null when there is none (or none the role may change). */
export async function updateByKey(writing: Writing, table: Table, field: Field): Promise<string> {
  const alias = Symbol(table.table);
  const where = keySql(table, alias, asArguments(field.args.pk_columns));
  return (await update(writing, table, alias, where, field, field)).rows[0] ?? 'null';
}

/** `delete_X`: the same statement returns the deleted rows, relationships included. */
export async function deleteMany(writing: Writing, table: Table, field: Field): Promise<string> {
  const alias = Symbol(table.table);
  const where = whereSql(writing.compilation, table, alias, field.args.where);
  return responseText(writing, field, await remove(writing, table, alias, where, returningField(writing, field)));
}

/** `delete_X_by_pk`: returns the deleted row, or null. */
export async function deleteByKey(writing: Writing, table: Table, field: Field): Promise<string> {
  const alias = Symbol(table.table);
  return (await remove(writing, table, alias, keySql(table, alias, field.args), field)).rows[0] ?? 'null';
}

interface Changed {
  readonly count: number;
  readonly rows: readonly string[];
}

async function update(writing: Writing, table: Table, alias: symbol, where: SQL, field: Field, returning: Field | null): Promise<Changed> {
  const changes = changesSql(table, alias, field);
  // An empty `_set` changes nothing, as in Hasura.
  if (changes.length === 0) return { count: 0, rows: [] };
  const statement = sql`update ${tableSql(table)} as ${sql.identifier(alias)} set ${sql.join(changes, ', ')} where ${where}`;
  if (!returning) return { count: (await writing.run(statement)).count, rows: [] };
  if (!table.primaryKey || isFlat(writing, table, returning)) {
    const written = await writing.run(sql`${statement} returning ${rowTextSql(writing, table, alias, returning)}`);
    return { count: written.count, rows: written.rows.map((row) => String(row.json)) };
  }
  const keys = sql.join(keyColumnsSql(alias, table.primaryKey), ', ');
  const written = await writing.run(sql`${statement} returning ${keys}`);
  return { count: written.count, rows: await readBack(writing, table, written.rows, returning) };
}

async function remove(writing: Writing, table: Table, alias: symbol, where: SQL, returning: Field | null): Promise<Changed> {
  const statement = sql`delete from ${tableSql(table)} as ${sql.identifier(alias)} where ${where}`;
  const returned = returning ? sql` returning ${rowTextSql(writing, table, alias, returning)}` : sql.blank;
  const written = await writing.run(sql`${statement}${returned}`);
  return { count: written.count, rows: written.rows.map((row) => String(row.json)) };
}

/** How each argument changes a column. */
const changeKinds: readonly (readonly [argument: string, build: (old: SQL, value: SQL) => SQL])[] = [
  ['_set', (_old, value) => value],
  ['_inc', (old, value) => sql`${old} + ${value}`],
  ['_append', (old, value) => sql`${old} || ${value}`],
];

/** The assignments of an update, as SQL; none for empty arguments. Errors: rejects an update without arguments, or with a column twice. */
function changesSql(table: Table, alias: symbol, { args }: Field): SQL[] {
  const seen = new Set<string>();
  const given = changeKinds.filter(([argument]) => args[argument] !== undefined && args[argument] !== null);
  if (given.length === 0) refuse('at least one of _set, _inc, _append is expected');
  return given.flatMap(([argument, build]) =>
    Object.entries(asArguments(args[argument])).map(([column, value]) => {
      if (seen.has(column)) refuse(`column ${column} is changed twice`);
      seen.add(column);
      const changed = build(columnSql(alias, column), valueSql(value, columnOf(table, column).type));
      return sql`${sql.identifier(column)} = ${changed}`;
    }),
  );
}
