import type { Model, Table } from '../model/model.ts';
import { define, describe, isJson, isNumeric, listArguments } from './fields.ts';
import { mayDelete, mayResolveConflict, mayUpdate, updatable } from './write-types.ts';

/** The only field of a role that may read nothing, with its description. */
export const nothingToReadField = 'no_queries_available';
export const nothingToRead = 'There are no queries available to the current role.';

/** `query_root` and `mutation_root`: clients write fragments on these names. */
export function rootTypes(model: Model): (string | null)[] {
  const tables = [...model.tables.values()];
  const queries = tables.flatMap(queryFields);
  // GraphQL does not allow empty types; Hasura has the same field.
  const shown = queries.length > 0 ? queries : [`${describe(nothingToRead, '  ')}${nothingToReadField}: String!`];
  return [define('type query_root', shown), define('type mutation_root', tables.flatMap(mutationFields))];
}

function queryFields(table: Table): string[] {
  if (!table.isSelectable) return [];
  const { name } = table;
  const args = listArguments(table);
  const fields = [`${name}${args}: [${name}!]!`, `${name}_aggregate${args}: ${name}_aggregate!`];
  if (table.primaryKey) fields.push(`${name}_by_pk(${keyArguments(table, table.primaryKey)}): ${name}`);
  return fields;
}

function mutationFields(table: Table): string[] {
  return [...insertFields(table), ...(mayUpdate(table) ? updateFields(table) : []), ...(mayDelete(table) ? deleteFields(table) : [])];
}

function insertFields(table: Table): string[] {
  if (!table.isInsertable) return [];
  const { name } = table;
  const conflict = mayResolveConflict(table) ? `, on_conflict: ${name}_on_conflict` : '';
  const fields = [`insert_${name}(objects: [${name}_insert_input!]!${conflict}): ${name}_mutation_response`];
  if (table.isSelectable) fields.push(`insert_${name}_one(object: ${name}_insert_input!${conflict}): ${name}`);
  return fields;
}

function updateFields(table: Table): string[] {
  const { name } = table;
  const columns = updatable(table);
  const changes = [
    `_set: ${name}_set_input`,
    ...(columns.some(isNumeric) ? [`_inc: ${name}_inc_input`] : []),
    ...(columns.some(isJson) ? [`_append: ${name}_append_input`] : []),
  ].join(', ');
  const fields = [`update_${name}(where: ${name}_bool_exp!, ${changes}): ${name}_mutation_response`];
  if (table.primaryKey) fields.push(`update_${name}_by_pk(pk_columns: ${name}_pk_columns_input!, ${changes}): ${name}`);
  return fields;
}

function deleteFields(table: Table): string[] {
  const { name } = table;
  const fields = [`delete_${name}(where: ${name}_bool_exp!): ${name}_mutation_response`];
  if (table.primaryKey) fields.push(`delete_${name}_by_pk(${keyArguments(table, table.primaryKey)}): ${name}`);
  return fields;
}

function keyArguments(table: Table, key: readonly string[]): string {
  return key.map((column) => `${column}: ${table.columns.get(column)?.type.scalar}!`).join(', ');
}
