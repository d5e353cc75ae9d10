import { type SQL, sql } from 'pg-sql2';
import { columnOf, type Table } from '../model/model.ts';
import { columnFunctions } from './column-functions.ts';
import { type Arguments, type Compilation, columnSql, type Rows, spend } from './context.ts';
import { type Field, fieldsIn } from './fields.ts';
import { objectSql } from './json.ts';
import { clientLimit, clientOffset } from './limit.ts';
import { leastWeights, meteredSql } from './meter.ts';
import { pageSql } from './page.ts';

/**
 * `X_aggregate`: counts over all matching rows (within the client's own limit, ignoring the role's cap), plus the nodes. `nodesSql` builds
 * a list; it is passed in because lists contain aggregates too.
 */
export function aggregateSql(
  compilation: Compilation,
  rows: Rows,
  field: Field,
  nodesSql: (compilation: Compilation, rows: Rows, field: Field) => SQL,
): SQL {
  const parts: Readonly<Record<string, (part: Field) => SQL>> = {
    __typename: (part) => sql`${sql.literal(part.parent.name)}::text`,
    // The nodes are the list with the same arguments.
    nodes: (part) => nodesSql(compilation, { ...rows, path: `${rows.path}${field.key}.` }, { ...part, args: field.args }),
    aggregate: (part) => countsSql(compilation, rows, part, field.args),
  };
  return objectSql(
    fieldsIn(compilation, field).map((part) => {
      const build = parts[part.name];
      if (!build) throw new Error(`${part.parent.name} has no field ${part.name}`);
      return [part.key, build(part)];
    }),
  );
}

function countsSql(compilation: Compilation, { table, parents, join, found }: Rows, field: Field, args: Arguments): SQL {
  spend(compilation, parents * aggregateCells);
  const alias = Symbol(table.table);
  const counted = Symbol('counted');
  const needs = new Set<string>();
  const entries = fieldsIn(compilation, field).map((each) => [each.key, functionSql(compilation, table, counted, needs, each)] as const);
  const limit = clientLimit(args);
  // Without a page the row order is irrelevant, and sorting would cost.
  const isPaged = limit.most !== null || clientOffset(args).most !== 0 || Array.isArray(args.distinct_on);
  const kept = isPaged ? args : { where: args.where };
  const inner = pageSql(compilation, table, { alias, args: kept, join: join(alias), limit, found }, needs);
  const json = meteredSql(compilation, objectSql(entries), leastWeights.aggregate);
  return sql`(select ${json} from (${inner}) ${sql.identifier(counted)})`;
}

/** Counting costs more than its output suggests. */
const aggregateCells = 50;

function functionSql(compilation: Compilation, table: Table, counted: symbol, needs: Set<string>, field: Field): SQL {
  if (field.name === '__typename') return sql`${sql.literal(field.parent.name)}::text`;
  if (field.name === 'count') return countSql(counted, needs, field.args);
  const call = columnFunctions.get(field.name);
  if (!call) throw new Error(`${field.parent.name} has no function ${field.name}`);
  return objectSql(
    fieldsIn(compilation, field).map((each) => {
      if (each.name === '__typename') return [each.key, sql`${sql.literal(each.parent.name)}::text`];
      needs.add(columnOf(table, each.name).name);
      return [each.key, sql`${call}(${columnSql(counted, each.name)})`];
    }),
  );
}

function countSql(counted: symbol, needs: Set<string>, args: Arguments): SQL {
  const columns = Array.isArray(args.columns) ? args.columns.map(String) : [];
  for (const column of columns) needs.add(column);
  const [first] = columns;
  if (first === undefined) return sql`count(*)`;
  const distinct = args.distinct === true ? sql`distinct ` : sql.blank;
  const read = columns.map((column) => columnSql(counted, column));
  return columns.length === 1 ? sql`count(${distinct}${columnSql(counted, first)})` : sql`count(${distinct}(${sql.join(read, ', ')}))`;
}
