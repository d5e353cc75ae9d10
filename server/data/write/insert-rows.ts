import { type SQL, sql } from 'pg-sql2';
import { type Arguments, asArguments, bookRows, refuse, tableSql } from '../compile/context.ts';
import { valueSql } from '../compile/values.ts';
import { whereSql } from '../compile/where.ts';
import { columnOf, type Table } from '../model/model.ts';
import { noColumn } from '../sdl/write-types.ts';
import type { Writing, WrittenRows } from './writing.ts';

/**
 * Inserts flat rows in one statement. Names only the given columns, so that a grant on those suffices; a row that lacks one gets its
 * default. Returned rows follow the order of `values`, which PostgreSQL does in practice.
 */
export async function insertRows(
  writing: Writing,
  table: Table,
  values: readonly Arguments[],
  onConflict: unknown,
  returning: (alias: symbol) => readonly SQL[],
): Promise<WrittenRows> {
  if (values.length === 0) return { count: 0, rows: [] };
  bookRows(writing.compilation, values.length);
  const alias = Symbol(table.table);
  const columns = columnsOf(table, values);
  const names = columns.map((column) => sql.identifier(column));
  const rows = values.map((row) => sql`(${sql.join(cellsOf(table, columns, row), ', ')})`);
  const returned = returning(alias);
  return writing.run(
    sql.join(
      [
        sql`insert into ${tableSql(table)} as ${sql.identifier(alias)} (${sql.join(names, ', ')}) values ${sql.join(rows, ', ')}`,
        onConflictSql(writing, table, alias, onConflict),
        returned.length > 0 ? sql`returning ${sql.join(returned, ', ')}` : sql.blank,
      ],
      ' ',
    ),
  );
}

function columnsOf(table: Table, values: readonly Arguments[]): string[] {
  const given = [...new Set(values.flatMap((row) => Object.keys(row)))];
  if (given.length > 0) return given;
  // A row of only defaults still has to name one column.
  const first = [...table.columns.values()].find((column) => column.isInsertable);
  return first ? [first.name] : [];
}

function cellsOf(table: Table, columns: readonly string[], row: Arguments): SQL[] {
  return columns.map((column) => {
    const value = row[column];
    return value === undefined ? sql`default` : valueSql(value, columnOf(table, column).type);
  });
}

/** `on conflict on constraint … do update …`; without columns to update it becomes `do nothing`, as in the dialect. */
function onConflictSql(writing: Writing, table: Table, alias: symbol, onConflict: unknown): SQL {
  if (onConflict === undefined || onConflict === null) return sql.blank;
  const asked: Arguments = asArguments(onConflict);
  const target = sql`on conflict on constraint ${sql.identifier(String(asked.constraint))}`;
  const columns = Array.isArray(asked.update_columns) ? asked.update_columns.map(String) : [];
  if (columns.includes(noColumn)) refuse(`no column of ${table.name} may be updated`);
  if (columns.length === 0) return sql`${target} do nothing`;
  const changes = columns.map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`);
  const where = whereSql(writing.compilation, table, alias, asked.where);
  return sql`${target} do update set ${sql.join(changes, ', ')} where ${where}`;
}
