import type { Role } from '#rules/member/rights/role.ts';

/** A PostgreSQL type as the data service needs it: its schema, and the GraphQL scalar for variables of it. */
export interface ColumnType {
  readonly schema: string;
  readonly name: string;
  readonly scalar: string;
  /** PostgreSQL's type category: N number, S string, D time, B boolean, A array, U other. */
  readonly category: string;
  readonly isArray: boolean;
  /** The column's domain, when the type is a domain's base type. */
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

/** A primary key or unique constraint, which `on_conflict` can name. */
export interface Key {
  readonly name: string;
  readonly columns: readonly string[];
}

/**
 * A foreign key seen from one end. The `forward` end holds the key columns and is always an object; the backward one is an array unless the
 * key columns are unique.
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
  /** Columns in conditions of partial indexes. */
  readonly decisive: ReadonlySet<string>;
  readonly relations: ReadonlyMap<string, Relation>;
  readonly isSelectable: boolean;
  readonly isInsertable: boolean;
  readonly isUpdatable: boolean;
  readonly isDeletable: boolean;
}

/** Everything one role may see or do. Anything else does not exist for the role. */
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
