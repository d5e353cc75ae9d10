import { type SQL, sql } from 'pg-sql2';
import { type Column, type Table, tableOf } from '../model/model.ts';
import { asArguments, type Compilation, columnSql, joinSql, refuse, tableSql } from './context.ts';
import { comparisonSql } from './operators.ts';
import { Slot, SlotMisuse } from './slots.ts';

/** Maximum conditions of one filter: a filter sent as a variable is not covered by the limits on tokens and depth. */
const mostConditions = 500;
/** Maximum conditions in all filters of an operation together, because aliases could repeat a filter sent as a variable. */
const mostTogether = 2000;
const deepestRelation = 6;

interface Scope {
  readonly compilation: Compilation;
  conditions: number;
}

/**
 * Compiles a `<table>_bool_exp` to a condition on the row `alias`. `{}`, an absent filter and `_and: []` are true, `_or: []` is false.
 * Errors: rejects filters with more than 500 conditions or across more than 6 relationships.
 */
export function whereSql(compilation: Compilation, table: Table, alias: symbol, filter: unknown): SQL {
  return filterSql({ compilation, conditions: 0 }, table, alias, filter, 0);
}

function filterSql(scope: Scope, table: Table, alias: symbol, filter: unknown, depth: number): SQL {
  if (filter === undefined || filter === null) return sql.true;
  const conditions = Object.entries(asArguments(filter)).map(([name, value]) => conditionSql(scope, table, alias, name, value, depth));
  return allOf(conditions);
}

function conditionSql(scope: Scope, table: Table, alias: symbol, name: string, value: unknown, depth: number): SQL {
  scope.conditions += 1;
  if (scope.conditions > mostConditions) return refuse(`a filter holds at most ${mostConditions} conditions`);
  scope.compilation.conditions += 1;
  if (scope.compilation.conditions > mostTogether) return refuse(`the filters of an operation hold at most ${mostTogether} conditions`);
  if (value === null) return refuse(`unexpected null value for ${name}`);
  const nested = (each: unknown) => filterSql(scope, table, alias, each, depth);
  if (name === '_and') return allOf(asList(value).map(nested));
  if (name === '_or') return anyOf(asList(value).map(nested));
  if (name === '_not') return sql`not (${nested(value)})`;
  const column = table.columns.get(name);
  if (column) {
    bookPatterns(scope.compilation, value);
    if (table.decisive.has(name)) compareAsName(column, value);
    return comparisonSql(columnSql(alias, name), column.type, value);
  }
  return throughRelation(scope, table, alias, name, value, depth + 1);
}

/** A variable compared with a column in a partial index's condition must become a literal, or a cached plan cannot use the index. */
function compareAsName({ type }: Column, comparison: unknown): void {
  if (type.category !== 'S') return;
  const { _eq } = asArguments(comparison);
  if (_eq instanceof Slot) _eq.compareAsName();
}

/** True when any row at the far end of the relationship matches. */
function throughRelation(scope: Scope, table: Table, alias: symbol, name: string, value: unknown, depth: number): SQL {
  const relation = table.relations.get(name);
  if (!relation) return refuse(`${table.name} has no field ${name}`);
  if (depth > deepestRelation) return refuse(`a filter leads through at most ${deepestRelation} relationships`);
  const target = tableOf(scope.compilation.model, relation.to);
  const far = Symbol(target.table);
  const filter = filterSql(scope, target, far, value, depth);
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

/** Operators with regular expressions: even a short one can block a connection for seconds. */
const operators: ReadonlySet<string> = new Set(['_similar', '_nsimilar', '_regex', '_nregex', '_iregex', '_niregex']);
const longestPattern = 200;

/**
 * Counts the patterns of a comparison. Errors: rejects patterns for roles without access to them, more than the role's limit, and long
 * ones.
 */
function bookPatterns(compilation: Compilation, comparison: unknown): void {
  for (const [name, value] of Object.entries(asArguments(comparison))) {
    if (name === '_cast' && value !== null) for (const each of Object.values(asArguments(value))) bookPatterns(compilation, each);
    if (!operators.has(name) || value === null) continue;
    const most = compilation.bounds.patterns;
    if (most === 0) refuse(`${name} is not open to this role; use _like or _ilike`);
    compilation.patterns += 1;
    if (compilation.patterns > most) refuse(`an operation holds at most ${most} patterns`);
    if (value instanceof Slot) throw new SlotMisuse(value);
    if (typeof value === 'string' && value.length > longestPattern) refuse(`a pattern holds at most ${longestPattern} characters`);
  }
}
