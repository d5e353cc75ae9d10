import type { OperationDefinitionNode } from 'graphql';
import { type SQL, type SQLRawValue, sql } from 'pg-sql2';
import { columnOf, type Table, tableOf } from '../model/model.ts';
import { nothingToRead, nothingToReadField } from '../sdl/roots.ts';
import { aggregateSql } from './aggregate.ts';
import { type Arguments, type Compilation, columnSql, refuse, tableSql } from './context.ts';
import { type Field, rootFields } from './fields.ts';
import { objectSql } from './json.ts';
import { listSql, rowSql, typenameSql } from './selection.ts';
import { askerId } from './slots.ts';
import { valueSql } from './values.ts';

/**
 * A whole query as one statement: one round trip, one snapshot. `data` is the answer as JSON text, sent on as it is, and null when it
 * is larger than the role may ask for; `cut`, where a list can be cut, the paths of those that the cap of the role did cut, line by line.
 *
 * Members need their id set for row-level security. It is set inside the statement: the `case` makes whatever reads tables wait for it
 * (subqueries run when they are reached, and `set_config` forbids parallel workers, the one exception). Were that ever wrong, the
 * setting would be empty and the policies would show nothing of anybody. What decides whether the member's token still counts comes along
 * ("isKnown" and the columns of app.my_standing()).
 */
export function compileQuery(compilation: Compilation, operation: OperationDefinitionNode): SQL {
  const entries = rootFields(compilation, operation)
    // Introspection is graphql-js's work, not a table's.
    .filter((field) => field.name !== '__schema' && field.name !== '__type')
    .map((field) => [field.key, rootSql(compilation, field)] as const);
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
  // Without the fences (offset 0) the planner would write the whole expression out at each use and build the answer twice.
  return sql`select case when octet_length(${text}) <= ${most} then ${text} end as data${cut}${known} from (${data}) ${sql.identifier(answer)}`;
}

/** What decides whether the asker's token still counts (rules/member/sign-in/standing.ts), read after the id is set: it stands on the row that sets it. */
function standingOf(asker: symbol): SQL {
  const columns = sql`blocked_at as "blockedAt", withdrawn_at as "withdrawnAt", tokens_valid_from as "tokensValidFrom", ended_sign_ins as "endedSignIns"`;
  return sql`select true as "isKnown", ${columns} from app.my_standing() where ${sql.identifier(asker)}.id <> '' offset 0`;
}

function rootSql(compilation: Compilation, field: Field): SQL {
  const { name } = field;
  if (name === '__typename') return typenameSql(field);
  if (name === nothingToReadField) return sql`${sql.literal(nothingToRead)}::text`;
  const { model } = compilation;
  const everything = { parents: 1, joined: [], path: '', join: () => sql.true };
  const listed = model.tables.get(name);
  if (listed) return listSql(compilation, { table: listed, ...everything }, field);
  if (name.endsWith('_by_pk')) return byKeySql(compilation, tableOf(model, name.slice(0, -'_by_pk'.length)), field);
  const table = tableOf(model, name.slice(0, -'_aggregate'.length));
  return aggregateSql(compilation, { table, ...everything }, field, listSql);
}

function byKeySql(compilation: Compilation, table: Table, field: Field): SQL {
  const alias = Symbol(table.table);
  const json = rowSql(compilation, { table, alias, count: 1, path: field.key, needs: new Set() }, field);
  return sql`(select ${json} from ${tableSql(table)} ${sql.identifier(alias)} where ${keySql(table, alias, field.args)})`;
}

/** The condition for the row whose key is given in `values`, column by column. */
export function keySql(table: Table, alias: symbol, values: Arguments): SQL {
  const key = table.primaryKey ?? refuse(`${table.name} has no key`);
  return sql.join(
    key.map((column) => sql`${columnSql(alias, column)} = ${valueSql(values[column], columnOf(table, column).type)}`),
    ' and ',
  );
}
