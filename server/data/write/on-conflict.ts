import { type SQL, sql } from 'pg-sql2';
import { type Arguments, asArguments, refuse } from '../compile/context.ts';
import { whereSql } from '../compile/where.ts';
import type { Table } from '../model/model.ts';
import { noColumn } from '../sdl/write-types.ts';
import type { Writing } from './writing.ts';

/** `on conflict on constraint … do update …`; without columns to update it becomes `do nothing`, as in the dialect. */
export function onConflictSql(writing: Writing, table: Table, alias: symbol, onConflict: unknown): SQL {
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
