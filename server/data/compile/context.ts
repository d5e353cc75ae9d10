import { type FragmentDefinitionNode, GraphQLError, type GraphQLSchema } from 'graphql';
import { type SQL, sql } from 'pg-sql2';
import type { Model, Relation, Table } from '../model/model.ts';

/** Limits of one operation by a role; the values are in serve/limits.ts. */
export interface Bounds {
  /** Maximum rows of any list, whatever its limit argument. */
  readonly rowCap: number;
  /** Maximum bytes of the response. */
  readonly answerBytes: number;
  /** When the multiplied limits exceed this many cells, rows are measured while they are built. */
  readonly plainCells: number;
  /** Maximum rows inserted per mutation, nested ones included. */
  readonly insertedRows: number;
  /** Maximum regular expressions and `_similar` patterns per operation; 0 forbids them. */
  readonly patterns: number;
}

/**
 * State shared by all steps of compiling one operation. `cells`, `fields`, `relationships`, `conditions`, `patterns` and `insertedRows` count up; `mayCut`
 * becomes true when a list can be longer than the role's cap.
 */
export interface Compilation {
  readonly model: Model;
  readonly schema: GraphQLSchema;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  readonly variables: Record<string, unknown>;
  readonly bounds: Bounds;
  /** Whether objects are measured while they are built, because multiplied limits do not tell how many there will be. */
  readonly isMetered: boolean;
  cells: number;
  fields: number;
  relationships: number;
  conditions: number;
  patterns: number;
  insertedRows: number;
  mayCut: boolean;
}

/** The rows of a list or an aggregate: all of a table, or those joined to each of `parents` rows. */
export interface Rows {
  readonly table: Table;
  readonly parents: number;
  /** Columns that `join` compares with the parent row. */
  readonly joined: readonly string[];
  /** The response path of the object with the list field: keys and dots, empty at the root. */
  readonly path: string;
  readonly join: (alias: symbol) => SQL;
  /** Rows already found with the argument `where`. */
  readonly found?: Found | undefined;
}

/** Rows that several fields read and one search finds; `columns` collects the columns they need. */
export interface Found {
  readonly name: symbol;
  readonly columns: Set<string>;
}

export type Arguments = Record<string, unknown>;

/** Throws a client error with a message in the dialect's wording; reported as `validation-failed`. */
export function refuse(message: string): never {
  throw new GraphQLError(message);
}

/** Adds cells to the total as if every list were full. Never rejects: above `plainCells`, rows are measured as they come. */
export function spend(compilation: Compilation, cells: number): void {
  compilation.cells += cells;
}

const mostFields = 5000;

/** Counts an object's fields. Errors: rejects an operation inflated by fragments and aliases. */
export function bookFields(compilation: Compilation, count: number): void {
  compilation.fields += count;
  if (compilation.fields > mostFields) refuse(`the operation asks for more than ${mostFields} fields`);
}

const mostRelationships = 300;

/** Counts a relationship: each is a query inside the statement. Errors: rejects an operation that takes seconds to compile and plan. */
export function bookRelationship(compilation: Compilation): void {
  compilation.relationships += 1;
  if (compilation.relationships > mostRelationships) refuse(`the operation follows more than ${mostRelationships} relationships`);
}

/** Counts rows about to be inserted. Errors: rejects a mutation that would insert more than its role may. */
export function bookRows(compilation: Compilation, count: number): void {
  compilation.insertedRows += count;
  if (compilation.insertedRows > compilation.bounds.insertedRows)
    refuse(`a mutation inserts at most ${compilation.bounds.insertedRows} rows`);
}

export function tableSql(table: Table): SQL {
  return sql.identifier(table.schema, table.table);
}

export function columnSql(alias: symbol, column: string): SQL {
  return sql.identifier(alias, column);
}

/** The join condition between a row and the far end of a relation. */
export function joinSql(relation: Relation, here: symbol, there: symbol): SQL {
  return sql.join(
    relation.columns.map((pair) => sql`${columnSql(there, pair.there)} = ${columnSql(here, pair.here)}`),
    ' and ',
  );
}

/** Narrows a value that GraphQL has already validated as an input object. */
export function asArguments(value: unknown): Arguments {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse('expected an object');
  return Object.fromEntries(Object.entries(value));
}
