import { isDeepStrictEqual } from 'node:util';
import type { OperationDefinitionNode } from 'graphql';
import { type SQL, type SQLRawValue, sql } from 'pg-sql2';
import { columnOf, type Table, tableOf } from '../model/model.ts';
import { nothingToRead, nothingToReadField } from '../sdl/roots.ts';
import { aggregateSql } from './aggregate.ts';
import { type Arguments, asArguments, type Compilation, columnSql, type Found, refuse, tableSql } from './context.ts';
import { type Field, rootFields } from './fields.ts';
import { objectSql } from './json.ts';
import { clientLimit } from './limit.ts';
import { sortKeys } from './order.ts';
import { pageSql } from './page.ts';
import { listSql, rowSql, typenameSql } from './selection.ts';
import { askerId, Slot } from './slots.ts';
import { valueSql } from './values.ts';
import { whereSql } from './where.ts';

/**
 * Compiles a query into one statement: one round trip, one snapshot. `data` is the response as JSON text, sent unchanged, or null when it
 * is larger than the role allows; `cut`, present where a list can be cut, holds the paths of lists cut at the role's cap, one per line.
 * Row-level security needs the member's id. It is set inside the statement: the `case` makes everything that reads tables wait for it
 * (subqueries run when they are reached, and `set_config` forbids parallel workers, the one exception). Should that ever fail, the setting
 * would be empty and the policies would show no member's rows. Also returns what decides whether the member's token is still valid
 * ("isKnown" and the columns of app.my_standing()).
 */
export function compileQuery(compilation: Compilation, operation: OperationDefinitionNode): SQL {
  // graphql-js handles introspection.
  const fields = rootFields(compilation, operation).filter((field) => field.name !== '__schema' && field.name !== '__type');
  const search = searchOf(compilation, fields);
  const entries = fields.map((field) => [field.key, rootSql(compilation, field, search?.found)] as const);
  const first = search === null ? sql.blank : searchSql(compilation, search);
  const json = sql`${objectSql(entries)}::text`;
  const [answer, asker, standing] = [Symbol('answer'), Symbol('asker'), Symbol('standing')];
  const setting = sql`select set_config('app.user_id', ${sql.value(askerId as unknown as SQLRawValue)}::text, true) as id offset 0`;
  const data =
    compilation.model.role === 'public'
      ? sql`select ${json} as data offset 0`
      : sql`select case when ${sql.identifier(asker)}.id is not null then ${json} end as data, ${sql.identifier(standing)}.* from (${setting}) ${sql.identifier(asker)} left join lateral (${standingOf(asker)}) ${sql.identifier(standing)} on true offset 0`;
  const cut = compilation.mayCut ? sql`, current_setting('app.cut', true) as cut` : sql.blank;
  const known =
    compilation.model.role === 'public' ? sql.blank : sql`, "isKnown", "blockedAt", "withdrawnAt", "tokensValidFrom", "endedSignIns"`;
  const text = sql`${sql.identifier(answer)}.data`;
  const most = sql.literal(compilation.bounds.answerBytes);
  // Without the fences (offset 0), the planner would inline the expression at each use and build the response twice.
  return sql`${first}select case when octet_length(${text}) <= ${most} then ${text} end as data${cut}${known} from (${data}) ${sql.identifier(answer)}`;
}

/**
 * Reads what decides whether the caller's token is still valid (rules/member/sign-in/standing.ts), after the id is set: it depends on the
 * row that sets it.
 */
function standingOf(asker: symbol): SQL {
  const columns = sql`blocked_at as "blockedAt", withdrawn_at as "withdrawnAt", tokens_valid_from as "tokensValidFrom", ended_sign_ins as "endedSignIns"`;
  return sql`select true as "isKnown", ${columns} from app.my_standing() where ${sql.identifier(asker)}.id <> '' offset 0`;
}

function rootSql(compilation: Compilation, field: Field, found: Found | undefined): SQL {
  const { name } = field;
  if (name === '__typename') return typenameSql(field);
  if (name === nothingToReadField) return sql`${sql.literal(nothingToRead)}::text`;
  const { model } = compilation;
  const everything = { parents: 1, joined: [], path: '', join: () => sql.true, found };
  const listed = model.tables.get(name);
  if (listed) return listSql(compilation, { table: listed, ...everything }, field);
  if (name.endsWith('_by_pk')) return byKeySql(compilation, tableOf(model, name.slice(0, -'_by_pk'.length)), field);
  const table = tableOf(model, name.slice(0, -'_aggregate'.length));
  return aggregateSql(compilation, { table, ...everything }, field, listSql);
}

interface Search {
  readonly table: Table;
  readonly where: Arguments;
  readonly found: Found;
}

/**
 * The search that a page and its count share: only these two, of one table, with one condition on search words (008-search.sql). A
 * search reads all results to sort them, so counting costs nothing more; any other page ends at its last row.
 */
function searchOf({ model }: Compilation, fields: readonly Field[]): Search | null {
  const [list, count, ...others] = fields;
  const table = list && model.tables.get(list.name);
  if (
    !list ||
    !table?.relations.has('search') ||
    table.primaryKey === null ||
    count?.name !== `${table.name}_aggregate` ||
    others.length > 0
  )
    return null;
  const { where, order_by, distinct_on } = list.args;
  if (typeof where !== 'object' || where === null || !('search' in where) || !isDeepStrictEqual(where, count.args.where)) return null;
  const isPlain = sortKeys(model, table, Symbol(), order_by).every(({ column }) => column !== null);
  return isPlain && distinct_on === undefined
    ? { table, where: asArguments(where), found: { name: Symbol('found'), columns: new Set() } }
    : null;
}

function searchSql(compilation: Compilation, { table, where, found }: Search): SQL {
  const everything = { alias: Symbol(table.table), args: { where }, join: sql.true, limit: clientLimit({}) };
  const rows = byWordsSql(compilation, table, where, found.columns) ?? pageSql(compilation, table, everything, found.columns);
  return sql`with ${sql.identifier(found.name)} as materialized (${rows}) `;
}

/**
 * The rows found by words and plain columns: by the keys of the words, in key order, because reading rows one by one took three blocks
 * each. The fence (offset 0) prevents other indexes. Null where another condition may be a better start.
 */
function byWordsSql(compilation: Compilation, table: Table, { search, ...others }: Arguments, columns: Iterable<string>): SQL | null {
  const [pair, ...more] = table.relations.get('search')?.columns ?? [];
  const isPlain = typeof search === 'object' && search !== null && !(search instanceof Slot);
  if (!pair || more.length > 0 || !isPlain || !Object.keys(others).every((name) => table.columns.has(name))) return null;
  const words = tableOf(compilation.model, table.relations.get('search')?.to ?? '');
  const [word, row, kept] = [Symbol(words.table), Symbol(table.table), Symbol('kept')];
  const keys = sql`select ${columnSql(word, pair.there)} from ${tableSql(words)} ${sql.identifier(word)} where ${whereSql(compilation, words, word, search)}`;
  const read = (alias: symbol, names: Iterable<string>) =>
    sql.join(
      [...new Set(names)].map((name) => columnSql(alias, name)),
      ', ',
    );
  const rows = sql`select ${read(row, [...columns, ...Object.keys(others)])} from ${tableSql(table)} ${sql.identifier(row)} where ${columnSql(row, pair.here)} = any (array(${keys})) offset 0`;
  return sql`select ${read(kept, columns)} from (${rows}) ${sql.identifier(kept)} where ${whereSql(compilation, table, kept, others)}`;
}

function byKeySql(compilation: Compilation, table: Table, field: Field): SQL {
  const alias = Symbol(table.table);
  const json = rowSql(compilation, { table, alias, count: 1, path: field.key, needs: new Set() }, field);
  return sql`(select ${json} from ${tableSql(table)} ${sql.identifier(alias)} where ${keySql(table, alias, field.args)})`;
}

/** The condition that matches the row with the key in `values`, column by column. */
export function keySql(table: Table, alias: symbol, values: Arguments): SQL {
  const key = table.primaryKey ?? refuse(`${table.name} has no key`);
  return sql.join(
    key.map((column) => sql`${columnSql(alias, column)} = ${valueSql(values[column], columnOf(table, column).type)}`),
    ' and ',
  );
}
