import type { OperationDefinitionNode } from 'graphql';
import { type SQL, sql } from 'pg-sql2';
import { columnOf, type Table, tableOf } from '../model/model.ts';
import { nothingToRead, nothingToReadField } from '../sdl/roots.ts';
import { aggregateSql } from './aggregate.ts';
import { type Arguments, type Compilation, columnSql, refuse, spend, tableSql } from './context.ts';
import { type Field, rootFields } from './fields.ts';
import { objectSql } from './json.ts';
import { listSql, rowSql, typenameSql } from './selection.ts';
import { valueSql } from './values.ts';

/** A whole query as one statement with one text column, `data`: one round trip, one snapshot, sent on as it is. */
export function compileQuery(compilation: Compilation, operation: OperationDefinitionNode): SQL {
  const entries = rootFields(compilation, operation)
    // Introspection is graphql-js's work, not a table's.
    .filter((field) => field.name !== '__schema' && field.name !== '__type')
    .map((field) => [field.key, rootSql(compilation, field)] as const);
  return sql`select ${objectSql(entries)}::text as data`;
}

function rootSql(compilation: Compilation, field: Field): SQL {
  const { name } = field;
  if (name === '__typename') return typenameSql(field);
  if (name === nothingToReadField) return sql`${sql.literal(nothingToRead)}::text`;
  const { model } = compilation;
  const everything = { parents: 1, join: () => sql.true };
  const listed = model.tables.get(name);
  if (listed) return listSql(compilation, { table: listed, ...everything }, field);
  if (name.endsWith('_by_pk')) return byKeySql(compilation, tableOf(model, name.slice(0, -'_by_pk'.length)), field);
  const table = tableOf(model, name.slice(0, -'_aggregate'.length));
  return aggregateSql(compilation, { table, ...everything }, field, listSql);
}

function byKeySql(compilation: Compilation, table: Table, field: Field): SQL {
  spend(compilation, 1);
  const alias = Symbol(table.table);
  const json = rowSql(compilation, { table, alias, count: 1, needs: new Set() }, field);
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
