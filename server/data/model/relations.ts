import type { CatalogForeignKey, CatalogTable } from './catalog.ts';
import type { Relation } from './model.ts';
import { tableName } from './names.ts';

/**
 * Names both ends of every foreign key. Forward: the first key column without `_id`. Backward: the referencing table, plus `_by_<column>`
 * when two of its keys would collide. A comment on the constraint overrides either (`@fieldName`, `@foreignFieldName`). Two relations with
 * the same name are an error at startup, because one would be lost silently.
 */
export function relationsByTable(tables: readonly CatalogTable[]): ReadonlyMap<string, ReadonlyMap<string, Relation>> {
  const served = new Map(tables.map((table) => [tableName(table.schema, table.table), new Map<string, Relation>()]));
  for (const table of tables) {
    for (const key of table.foreignKeys ?? []) {
      const here = tableName(table.schema, table.table);
      const there = tableName(key.toSchema, key.toTable);
      if (!served.has(there)) continue;
      addRelation(served, tables, here, forwardRelation(key, there));
      addRelation(served, tables, there, backwardRelation(key, table, here));
    }
  }
  return served;
}

function addRelation(
  served: Map<string, Map<string, Relation>>,
  tables: readonly CatalogTable[],
  tableKey: string,
  relation: Relation,
): void {
  const relations = served.get(tableKey);
  const table = tables.find((each) => tableName(each.schema, each.table) === tableKey);
  if (!relations || !table) throw new Error(`unknown table ${tableKey}`);
  const taken = relations.has(relation.name) || table.columns.some((column) => column.name === relation.name);
  if (taken) {
    throw new Error(
      `two fields of ${tableKey} are called ${relation.name}; name one with @fieldName or @foreignFieldName in a comment on its constraint`,
    );
  }
  relations.set(relation.name, relation);
}

function forwardRelation(key: CatalogForeignKey, to: string): Relation {
  const name = tag(key.comment, 'fieldName') ?? firstColumn(key).replace(/_id$/, '');
  return { name, isArray: false, isForward: true, to, columns: pairs(key.columns, key.toColumns) };
}

function backwardRelation(key: CatalogForeignKey, from: CatalogTable, to: string): Relation {
  const rivals = (from.foreignKeys ?? []).filter(
    (other) => other.toSchema === key.toSchema && other.toTable === key.toTable && tag(other.comment, 'foreignFieldName') === null,
  );
  const plain = rivals.length > 1 ? `${from.table}_by_${firstColumn(key)}` : from.table;
  const isUnique = (from.keys ?? []).some((unique) => unique.columns.every((column) => key.columns.includes(column)));
  return {
    name: tag(key.comment, 'foreignFieldName') ?? plain,
    isArray: !isUnique,
    isForward: false,
    to,
    columns: pairs(key.toColumns, key.columns),
  };
}

function tag(comment: string | null, name: string): string | null {
  return comment?.match(new RegExp(`^@${name} +([_A-Za-z][_0-9A-Za-z]*)\\s*$`, 'm'))?.[1] ?? null;
}

function firstColumn(key: CatalogForeignKey): string {
  const [column] = key.columns;
  if (!column) throw new Error(`foreign key ${key.name} has no columns`);
  return column;
}

function pairs(here: readonly string[], there: readonly string[]): Relation['columns'] {
  return here.map((column, index) => ({ here: column, there: there[index] ?? '' }));
}
