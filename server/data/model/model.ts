import type { Role } from '#rules/member/rights/role.ts';

/** A PostgreSQL type as the data service needs it: where it lives, and the GraphQL scalar clients declare variables with. */
export interface ColumnType {
  readonly schema: string;
  readonly name: string;
  readonly scalar: string;
  /** PostgreSQL's type category: N number, S string, D time, B boolean, A array, U other. */
  readonly category: string;
  readonly isArray: boolean;
  /** The domain the column is declared with, when its base type was taken out of one. */
  readonly domain: string | null;
}

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  readonly isNullable: boolean;
  readonly description: string | null;
  readonly isSelectable: boolean;
  readonly isInsertable: boolean;
  readonly isUpdatable: boolean;
}

/** A primary key or unique constraint; what `on_conflict` may name. */
export interface Key {
  readonly name: string;
  readonly columns: readonly string[];
}

/**
 * A foreign key seen from one of its ends. `forward` is the end that holds the key columns; its relation is always an object,
 * the backward one is an array unless the key columns are unique.
 */
export interface Relation {
  readonly name: string;
  readonly isArray: boolean;
  readonly isForward: boolean;
  readonly to: string;
  readonly columns: readonly { readonly here: string; readonly there: string }[];
}

export interface Table {
  /** The GraphQL name, `<schema>_<table>`. */
  readonly name: string;
  readonly schema: string;
  readonly table: string;
  readonly description: string | null;
  readonly columns: ReadonlyMap<string, Column>;
  readonly primaryKey: readonly string[] | null;
  readonly keys: readonly Key[];
  /** Columns that conditions of partial indexes ask for. */
  readonly decisive: ReadonlySet<string>;
  readonly relations: ReadonlyMap<string, Relation>;
  readonly isSelectable: boolean;
  readonly isInsertable: boolean;
  readonly isUpdatable: boolean;
  readonly isDeletable: boolean;
}

/** Everything one role may see or do. What is not in here does not exist for the role. */
export interface Model {
  readonly role: Role;
  readonly tables: ReadonlyMap<string, Table>;
}

export function tableOf(model: Model, name: string): Table {
  const table = model.tables.get(name);
  if (!table) throw new Error(`no table ${name} in the model of ${model.role}`);
  return table;
}

export function columnOf(table: Table, name: string): Column {
  const column = table.columns.get(name);
  if (!column) throw new Error(`no column ${name} in ${table.name}`);
  return column;
}

export function selectableColumns(table: Table): readonly Column[] {
  return [...table.columns.values()].filter((column) => column.isSelectable);
}
