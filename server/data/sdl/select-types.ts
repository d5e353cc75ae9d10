import { type Column, type Model, type Relation, selectableColumns, type Table, tableOf } from '../model/model.ts';
import { define, describe, isJson, listArguments } from './fields.ts';

/** Object type, filter, order and column enum of a table the role can read. */
export function selectTypes(model: Model, table: Table): (string | null)[] {
  if (!table.isSelectable) return [];
  const columns = selectableColumns(table);
  const relations = [...table.relations.values()];
  const { name } = table;
  return [
    define(`type ${name}`, [...columns.map(columnField), ...relations.flatMap((each) => relationFields(model, each))], table.description),
    define(`input ${name}_bool_exp`, [
      `_and: [${name}_bool_exp!]`,
      `_not: ${name}_bool_exp`,
      `_or: [${name}_bool_exp!]`,
      ...columns.map((column) => `${column.name}: ${column.type.scalar}_comparison_exp`),
      ...relations.map((relation) => `${relation.name}: ${relation.to}_bool_exp`),
    ]),
    define(`input ${name}_order_by`, [
      ...columns.map((column) => `${column.name}: order_by`),
      ...relations.map((relation) =>
        relation.isArray ? `${relation.name}_aggregate: ${relation.to}_aggregate_order_by` : `${relation.name}: ${relation.to}_order_by`,
      ),
    ]),
    define(
      `enum ${name}_select_column`,
      columns.map((column) => column.name),
    ),
  ];
}

function columnField(column: Column): string {
  const path = isJson(column) ? '(path: String)' : '';
  const bang = column.isNullable ? '' : '!';
  const domain = column.type.domain ? ` @domain(name: "${column.type.domain}")` : '';
  return `${describe(column.description, '  ')}${column.name}${path}: ${column.type.scalar}${bang}${domain}`;
}

function relationFields(model: Model, relation: Relation): string[] {
  const target = tableOf(model, relation.to);
  if (relation.isArray) {
    const args = listArguments(target);
    return [`${relation.name}${args}: [${target.name}!]!`, `${relation.name}_aggregate${args}: ${target.name}_aggregate!`];
  }
  // Never non-null (`!`): a row policy may hide the other end, so even a not-null key can lead to null.
  return [`${relation.name}: ${target.name}`];
}
