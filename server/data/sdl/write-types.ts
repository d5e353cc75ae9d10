import { type Column, type Model, type Table, tableOf } from '../model/model.ts';
import { define, isInsertableThrough, isJson, isNumeric } from './fields.ts';

/** Inputs and responses of the mutations a role can run on a table. */
export function writeTypes(model: Model, table: Table): (string | null)[] {
  const mayWrite = table.isInsertable || mayUpdate(table) || mayDelete(table);
  if (!mayWrite) return [];
  return [responseType(table), ...(table.isInsertable ? insertTypes(model, table) : []), ...(mayUpdate(table) ? updateTypes(table) : [])];
}

/** Both must find their rows first, which requires read access. */
export const mayUpdate = (table: Table): boolean => table.isUpdatable && table.isSelectable;
export const mayDelete = (table: Table): boolean => table.isDeletable && table.isSelectable;

/** Keys that `on_conflict` can name: PostgreSQL requires read access to their columns. */
const conflictKeys = (table: Table) => table.keys.filter((key) => key.columns.every((column) => table.columns.get(column)?.isSelectable));

/** Without the update privilege, `on_conflict` can still skip existing rows. */
export const mayResolveConflict = (table: Table): boolean => conflictKeys(table).length > 0;

/** Placeholder in `update_columns` when no column can be updated, as in Hasura. */
export const noColumn = '_PLACEHOLDER';

function responseType(table: Table): string | null {
  const returning = table.isSelectable ? [`returning: [${table.name}!]!`] : [];
  return define(`type ${table.name}_mutation_response`, ['affected_rows: Int!', ...returning]);
}

function insertTypes(model: Model, table: Table): (string | null)[] {
  const { name } = table;
  const nested = [...table.relations.values()]
    .filter((relation) => isInsertableThrough(table, relation, tableOf(model, relation.to)))
    .map((relation) => `${relation.name}: ${relation.to}_${relation.isArray ? 'arr' : 'obj'}_rel_insert_input`);
  const onConflict = mayResolveConflict(table) ? [`on_conflict: ${name}_on_conflict`] : [];
  return [
    define(`input ${name}_insert_input`, [...insertable(table).map(inputField), ...nested]),
    define(`input ${name}_obj_rel_insert_input`, [`data: ${name}_insert_input!`, ...onConflict]),
    define(`input ${name}_arr_rel_insert_input`, [`data: [${name}_insert_input!]!`, ...onConflict]),
    ...(mayResolveConflict(table) ? conflictTypes(table) : []),
  ];
}

function conflictTypes(table: Table): (string | null)[] {
  const { name } = table;
  return [
    define(
      `enum ${name}_constraint`,
      conflictKeys(table).map((key) => key.name),
    ),
    mayUpdate(table) ? null : define(`enum ${name}_update_column`, [noColumn]),
    define(`input ${name}_on_conflict`, [
      `constraint: ${name}_constraint!`,
      `update_columns: [${name}_update_column!]! = []`,
      `where: ${name}_bool_exp`,
    ]),
  ];
}

function updateTypes(table: Table): (string | null)[] {
  const { name } = table;
  const columns = updatable(table);
  return [
    define(
      `enum ${name}_update_column`,
      columns.map((column) => column.name),
    ),
    define(`input ${name}_set_input`, columns.map(inputField)),
    define(`input ${name}_inc_input`, columns.filter(isNumeric).map(inputField)),
    define(`input ${name}_append_input`, columns.filter(isJson).map(inputField)),
    table.primaryKey
      ? define(
          `input ${name}_pk_columns_input`,
          table.primaryKey.map((key) => `${key}: ${table.columns.get(key)?.type.scalar}!`),
        )
      : null,
  ];
}

const inputField = (column: Column): string => `${column.name}: ${column.type.scalar}`;
const insertable = (table: Table): Column[] => [...table.columns.values()].filter((column) => column.isInsertable);
export const updatable = (table: Table): Column[] => [...table.columns.values()].filter((column) => column.isUpdatable);
