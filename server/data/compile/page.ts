import { type SQL, sql } from 'pg-sql2';
import type { Table } from '../model/model.ts';
import { type Arguments, type Compilation, columnSql, type Found, refuse, tableSql } from './context.ts';
import { clientOffset, type Limit, limitedSql } from './limit.ts';
import { type SortKey, sortKeys } from './order.ts';
import { whereSql } from './where.ts';

/** The rows of a list, before JSON is built from them. */
export interface Page {
  readonly alias: symbol;
  readonly args: Arguments;
  /** The condition that joins a nested list to its parent row. */
  readonly join: SQL;
  readonly limit: Limit;
  readonly found?: Found | undefined;
}

/**
 * `select <columns> from <table> where … order by … limit … offset …` on plain columns. JSON is built outside, only from the page's rows:
 * inside, PostgreSQL would build it for skipped rows too.
 */
export function pageSql(compilation: Compilation, table: Table, page: Page, columns: Iterable<string>): SQL {
  const { alias, args } = page;
  const keys = sortKeys(compilation.model, table, alias, args.order_by);
  const distinct = distinctSql(alias, args.distinct_on, keys);
  const read = [...new Set(columns)].map((column) => columnSql(alias, column));
  const from = sourceSql(compilation, table, page, [...columns, ...keys.flatMap(({ column }) => column ?? [])]);
  const order = keys.map((key) => sql`${key.value} ${key.direction}`);
  const query = sql.join(
    [
      sql`select ${distinct}${read.length > 0 ? sql.join(read, ', ') : sql`1 as one`}`,
      sql`from ${from}`,
      order.length > 0 ? sql`order by ${sql.join(order, ', ')}` : sql.blank,
    ],
    ' ',
  );
  return limitedSql(query, page.limit, clientOffset(args));
}

/**
 * The page of a search: sorted by its keys alone, so that only its own rows are read whole. The order holds outside too, where a join could
 * change it.
 */
export function foundPageSql(compilation: Compilation, table: Table, page: Page, columns: Iterable<string>): SQL {
  const [row, found] = [Symbol(table.table), Symbol('key')];
  const key = table.primaryKey ?? [];
  const keys = pageSql(compilation, table, page, key);
  const read = [...new Set(columns)].map((column) => columnSql(row, column));
  const same = key.map((column) => sql`${columnSql(row, column)} = ${columnSql(found, column)}`);
  const order = sortKeys(compilation.model, table, row, page.args.order_by).map((each) => sql`${each.value} ${each.direction}`);
  return sql.join(
    [
      sql`select ${read.length > 0 ? sql.join(read, ', ') : sql`1 as one`} from (${keys}) ${sql.identifier(found)}`,
      sql`join ${tableSql(table)} ${sql.identifier(row)} on ${sql.join(same, ' and ')}`,
      order.length > 0 ? sql`order by ${sql.join(order, ', ')}` : sql.blank,
    ],
    ' ',
  );
}

function sourceSql(compilation: Compilation, table: Table, { alias, args, join, found }: Page, columns: readonly string[]): SQL {
  if (!found)
    return sql`${tableSql(table)} ${sql.identifier(alias)} where ${join} and (${whereSql(compilation, table, alias, args.where)})`;
  for (const column of columns) found.columns.add(column);
  return sql`${sql.identifier(found.name)} ${sql.identifier(alias)}`;
}

function distinctSql(alias: symbol, distinct: unknown, keys: readonly SortKey[]): SQL {
  if (distinct === undefined || distinct === null) return sql.blank;
  const columns = (Array.isArray(distinct) ? distinct : [distinct]).map(String);
  if (columns.length === 0) return sql.blank;
  const leading = keys.slice(0, columns.length).map((key) => key.column);
  if (!leading.every((column) => column !== null && columns.includes(column))) {
    refuse('"distinct_on" columns must match initial "order_by" columns');
  }
  return sql`distinct on (${sql.join(
    columns.map((column) => columnSql(alias, column)),
    ', ',
  )}) `;
}
