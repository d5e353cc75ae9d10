import type { Table } from '../model/model.ts';

/**
 * True when a list has at most one row: the `joined` columns and those the filter compares with a single value cover a whole key. Errors:
 * none; a filter of any other form returns false.
 */
export function isSingle(table: Table, joined: readonly string[], filter: unknown): boolean {
  const fixed = new Set([...joined, ...comparedColumns(table, filter)]);
  return table.keys.some((key) => key.columns.every((column) => fixed.has(column) && table.columns.get(column)?.isNullable === false));
}

function comparedColumns(table: Table, filter: unknown): string[] {
  if (!isObject(filter)) return [];
  return Object.entries(filter).flatMap(([name, value]) => {
    if (name === '_and') return (Array.isArray(value) ? value : [value]).flatMap((each) => comparedColumns(table, each));
    return table.columns.has(name) && isObject(value) && value._eq !== undefined && value._eq !== null ? [name] : [];
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
