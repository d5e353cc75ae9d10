import { type FragmentDefinitionNode, GraphQLError, type GraphQLSchema } from 'graphql';
import { type SQL, sql } from 'pg-sql2';
import type { Model, Relation, Table } from '../model/model.ts';

/** What one operation of a role may ask for; the figures stand in serve/limits.ts. */
export interface Bounds {
  /** Rows of any list, whatever its limit says. */
  readonly rowCap: number;
  /** Bytes of the answer. */
  readonly answerBytes: number;
  /** Cells that limits multiplied may reach before the rows are weighed while they are built. */
  readonly plainCells: number;
  /** Regular expressions and `_similar` patterns in one operation; 0 closes them to the role. */
  readonly patterns: number;
}

/**
 * What every step of compiling one operation shares. `cells`, `fields`, `conditions` and `patterns` grow while it is compiled;
 * `mayCut` turns true when a list can be longer than the cap of the role.
 */
export interface Compilation {
  readonly model: Model;
  readonly schema: GraphQLSchema;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  readonly variables: Record<string, unknown>;
  readonly bounds: Bounds;
  /** Whether each object is weighed as it is built, because limits multiplied say nothing about how many there will be. */
  readonly isMetered: boolean;
  cells: number;
  fields: number;
  conditions: number;
  patterns: number;
  mayCut: boolean;
}

/** The rows a list or an aggregate is about: all of a table, or those joined to each of `parents` rows. */
export interface Rows {
  readonly table: Table;
  readonly parents: number;
  /** Columns that `join` compares with the parent row. */
  readonly joined: readonly string[];
  /** Where the object stands that the list is a field of, in the response: keys and dots, empty at the root. */
  readonly path: string;
  readonly join: (alias: symbol) => SQL;
}

export type Arguments = Record<string, unknown>;

/** An error of the client in the words of the dialect; reported as `validation-failed`. */
export function refuse(message: string): never {
  throw new GraphQLError(message);
}

/** Books cells of the answer as if every list were full. It refuses nothing: above `plainCells` the rows are weighed as they come. */
export function spend(compilation: Compilation, cells: number): void {
  compilation.cells += cells;
}

const mostFields = 5000;

/** Books the fields of an object. Errors: refuses an operation that fragments and aliases blow up. */
export function bookFields(compilation: Compilation, count: number): void {
  compilation.fields += count;
  if (compilation.fields > mostFields) refuse(`the operation asks for more than ${mostFields} fields`);
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
