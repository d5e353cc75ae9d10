import { type FragmentDefinitionNode, GraphQLError, type GraphQLSchema } from 'graphql';
import { type SQL, sql } from 'pg-sql2';
import type { Model, Relation, Table } from '../model/model.ts';

/** Bounds of one operation; `rowCap` holds for every list, `rowBudget` for the product of nested ones. */
export interface Bounds {
  readonly rowCap: number;
  readonly rowBudget: number;
}

/** What every step of compiling one operation shares. `spent` grows while lists are compiled. */
export interface Compilation {
  readonly model: Model;
  readonly schema: GraphQLSchema;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  readonly variables: Record<string, unknown>;
  readonly bounds: Bounds;
  spent: number;
}

/** The rows a list or an aggregate is about: all of a table, or those joined to each of `parents` rows. */
export interface Rows {
  readonly table: Table;
  readonly parents: number;
  readonly join: (alias: symbol) => SQL;
}

export type Arguments = Record<string, unknown>;

/** An error of the client in the words of the dialect; reported as `validation-failed`. */
export function refuse(message: string): never {
  throw new GraphQLError(message);
}

/**
 * Books `rows` objects, refusing an operation whose nested limits multiply beyond the budget before any of it runs.
 */
export function spend(compilation: Compilation, rows: number): void {
  compilation.spent += rows;
  if (compilation.spent > compilation.bounds.rowBudget) {
    refuse(`the operation asks for more than ${compilation.bounds.rowBudget} rows; lower the limits of its nested lists`);
  }
}

export function tableSql(table: Table): SQL {
  return sql.identifier(table.schema, table.table);
}

export function columnSql(alias: symbol, column: string): SQL {
  return sql.identifier(alias, column);
}

/** The condition that joins the far end of a relation to the row it is read from. */
export function joinSql(relation: Relation, here: symbol, there: symbol): SQL {
  return sql.join(
    relation.columns.map((pair) => sql`${columnSql(there, pair.there)} = ${columnSql(here, pair.here)}`),
    ' and ',
  );
}

/** A value that GraphQL has checked to be an input object. */
export function asArguments(value: unknown): Arguments {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse('expected an object');
  return Object.fromEntries(Object.entries(value));
}
