import type { Column, Relation, Table } from '../model/model.ts';

/** The arguments of every list, at the root and in array relationships. */
export function listArguments(table: Table): string {
  return `(distinct_on: [${table.name}_select_column!], limit: Int, offset: Int, order_by: [${table.name}_order_by!], where: ${table.name}_bool_exp)`;
}

export function isNumeric(column: Column): boolean {
  return column.type.category === 'N';
}

/** Types that support `max` and `min`. */
export function isComparable(column: Column): boolean {
  return ['N', 'S', 'D'].includes(column.type.category);
}

export function isJson(column: Column): boolean {
  return column.type.name === 'jsonb' || column.type.name === 'json';
}

/** Prints a definition; null when it has no fields, which GraphQL does not allow. */
export function define(head: string, fields: readonly string[], description?: string | null): string | null {
  if (fields.length === 0) return null;
  return `${describe(description, '')}${head} {\n${fields.map((field) => `  ${field}`).join('\n')}\n}`;
}

export function describe(text: string | null | undefined, indent: string): string {
  if (!text) return '';
  return `${JSON.stringify(text.replaceAll('\n', ' '))}\n${indent}`;
}

/** Whether an object of this relation can be inserted along with its owner: the end with the key must be insertable. */
export function isInsertableThrough(owner: Table, relation: Relation, target: Table): boolean {
  if (!target.isInsertable || !target.isSelectable) return false;
  return relation.columns.every(({ here, there }) =>
    relation.isForward ? owner.columns.get(here)?.isInsertable : target.columns.get(there)?.isInsertable,
  );
}
