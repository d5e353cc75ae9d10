import { type SQL, sql } from 'pg-sql2';
import { type Model, type Relation, type Table, tableOf } from '../model/model.ts';
import { columnFunctions } from './column-functions.ts';
import { asArguments, columnSql, joinSql, refuse, tableSql } from './context.ts';

/** PostgreSQL's defaults (nulls last ascending, first descending) are the dialect's too. */
const directions: Readonly<Record<string, SQL>> = {
  asc: sql`asc`,
  asc_nulls_first: sql`asc nulls first`,
  asc_nulls_last: sql`asc nulls last`,
  desc: sql`desc`,
  desc_nulls_first: sql`desc nulls first`,
  desc_nulls_last: sql`desc nulls last`,
};

/** One sort key. `column` is set for a plain column of the table: `distinct_on` columns must come first. */
export interface SortKey {
  readonly column: string | null;
  readonly value: SQL;
  readonly direction: SQL;
}

const mostKeys = 20;
const deepestRelation = 4;

/**
 * The sort keys of an `order_by` argument: an object or a list of them, each with columns, relationships and aggregates. Errors: rejects
 * more than 20 keys, and keys across more than 4 relationships.
 */
export function sortKeys(model: Model, table: Table, alias: symbol, order: unknown, depth = 0): SortKey[] {
  if (order === undefined || order === null) return [];
  if (depth > deepestRelation) return refuse(`order_by leads through at most ${deepestRelation} relationships`);
  const entries = Array.isArray(order) ? order : [order];
  const keys = entries.flatMap((entry) =>
    Object.entries(asArguments(entry)).flatMap(([name, value]) => (value === null ? [] : keysOf(model, table, alias, name, value, depth))),
  );
  return keys.length > mostKeys ? refuse(`order_by holds at most ${mostKeys} keys`) : keys;
}

function keysOf(model: Model, table: Table, alias: symbol, name: string, value: unknown, depth: number): SortKey[] {
  if (table.columns.has(name)) return [{ column: name, value: columnSql(alias, name), direction: directionSql(value) }];
  const relation = table.relations.get(name);
  if (relation) return throughRelation(model, relation, alias, (target, far) => sortKeys(model, target, far, value, depth + 1));
  const array = table.relations.get(name.replace(/_aggregate$/, ''));
  if (!array) return refuse(`${table.name} cannot be ordered by ${name}`);
  return throughRelation(model, array, alias, (target, far) => aggregateKeys(target, far, value));
}

/** Reads each key of the far table by a scalar subquery; the direction is applied outside, so this nests to any depth. */
function throughRelation(model: Model, relation: Relation, alias: symbol, inner: (target: Table, far: symbol) => SortKey[]): SortKey[] {
  const target = tableOf(model, relation.to);
  const far = Symbol(target.table);
  const from = sql`${tableSql(target)} ${sql.identifier(far)} where ${joinSql(relation, alias, far)}`;
  return inner(target, far).map((key) => ({
    column: null,
    value: sql`(select ${key.value} from ${from} limit 1)`,
    direction: key.direction,
  }));
}

function aggregateKeys(target: Table, far: symbol, order: unknown): SortKey[] {
  return Object.entries(asArguments(order)).flatMap(([name, value]): SortKey[] => {
    if (value === null) return [];
    if (name === 'count') return [{ column: null, value: sql`count(*)`, direction: directionSql(value) }];
    const call = columnFunctions.get(name);
    if (!call) return refuse(`${target.name} cannot be ordered by ${name}`);
    return Object.entries(asArguments(value)).map(([column, direction]) => ({
      column: null,
      value: sql`${call}(${columnSql(far, column)})`,
      direction: directionSql(direction),
    }));
  });
}

function directionSql(value: unknown): SQL {
  return directions[String(value)] ?? refuse(`unknown direction ${String(value)}`);
}
