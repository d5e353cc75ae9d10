import { type SQL, sql } from 'pg-sql2';
import { type Model, type Table, tableOf } from '../model/model.ts';
import { asArguments, columnSql, joinSql, refuse, tableSql } from './context.ts';
import { comparisonSql } from './operators.ts';

/**
 * A `<table>_bool_exp` as a condition on the row `alias`. `{}`, an absent filter and `_and: []` are true, `_or: []` is false.
 */
export function whereSql(model: Model, table: Table, alias: symbol, filter: unknown): SQL {
  if (filter === undefined || filter === null) return sql.true;
  const conditions = Object.entries(asArguments(filter)).map(([name, value]) => conditionSql(model, table, alias, name, value));
  return allOf(conditions);
}

function conditionSql(model: Model, table: Table, alias: symbol, name: string, value: unknown): SQL {
  if (value === null) return refuse(`unexpected null value for ${name}`);
  const nested = (each: unknown) => whereSql(model, table, alias, each);
  if (name === '_and') return allOf(asList(value).map(nested));
  if (name === '_or') return anyOf(asList(value).map(nested));
  if (name === '_not') return sql`not (${nested(value)})`;
  const column = table.columns.get(name);
  if (column) return comparisonSql(columnSql(alias, name), column.type, value);
  return throughRelation(model, table, alias, name, value);
}

/** True when some row at the far end of the relationship matches. */
function throughRelation(model: Model, table: Table, alias: symbol, name: string, value: unknown): SQL {
  const relation = table.relations.get(name);
  if (!relation) return refuse(`${table.name} has no field ${name}`);
  const target = tableOf(model, relation.to);
  const far = Symbol(target.table);
  const filter = whereSql(model, target, far, value);
  return sql`exists (select 1 from ${tableSql(target)} ${sql.identifier(far)} where ${joinSql(relation, alias, far)} and (${filter}))`;
}

function allOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql.true : sql.join(conditions.map(bracketed), ' and ');
}

function anyOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql.false : sql`(${sql.join(conditions.map(bracketed), ' or ')})`;
}

const bracketed = (condition: SQL): SQL => sql`(${condition})`;

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
