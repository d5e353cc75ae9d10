import type { Database, DataRole } from '#db/open.ts';
import type { Role } from '#rules/member/rights/role.ts';
import { type CatalogColumn, type CatalogTable, readCatalog } from './catalog.ts';
import type { Column, Model, Relation, Table } from './model.ts';
import { columnType, tableName } from './names.ts';
import { relationsByTable } from './relations.ts';

/**
 * Reads from the catalog what one role may see and do, as that role. PostgreSQL's grants alone decide access; this copy is for
 * validation and naming. `role` sets the request limits, `dataRole` the rights.
 */
export async function readModel(database: Pick<Database, 'pool' | 'actAs'>, role: Role, dataRole: DataRole = role): Promise<Model> {
  return buildModel(role, await readCatalog(database, dataRole));
}

/** The model that a catalog gives; the relations of tables follow from its foreign keys unless they are known already. */
export function buildModel(role: Role, catalog: readonly CatalogTable[], relations = relationsByTable(catalog)): Model {
  const all = catalog.map((table) => buildTable(table, relations.get(tableName(table.schema, table.table)) ?? new Map()));
  const reachable = all.filter((table) => table.isSelectable || table.isInsertable || table.isUpdatable || table.isDeletable);
  const byName = new Map(reachable.map((table) => [table.name, table]));
  const tables = reachable.map((table) => [table.name, withReachableRelations(table, byName)] as const);
  return { role, tables: new Map(tables) };
}

function buildTable(source: CatalogTable, relations: ReadonlyMap<string, Relation>): Table {
  const columns = new Map(source.columns.map((column) => [column.name, buildColumn(column)]));
  const all = [...columns.values()];
  const primary = source.keys?.find((key) => key.isPrimary)?.columns ?? null;
  return {
    name: tableName(source.schema, source.table),
    schema: source.schema,
    table: source.table,
    description: source.comment,
    columns,
    primaryKey: primary?.every((name) => columns.get(name)?.isSelectable) ? primary : null,
    keys: (source.keys ?? []).map(({ name, columns: names }) => ({ name, columns: names })),
    decisive: new Set(source.predicates?.match(/\w+/g)?.filter((word) => columns.has(word))),
    relations,
    isSelectable: all.some((column) => column.isSelectable),
    isInsertable: all.some((column) => column.isInsertable),
    isUpdatable: all.some((column) => column.isUpdatable),
    isDeletable: source.maydelete,
  };
}

function buildColumn(source: CatalogColumn): Column {
  return {
    name: source.name,
    type: columnType(source.typeSchema, source.typeName, source.category, source.domain),
    isNullable: source.isNullable,
    description: source.description,
    isSelectable: source.mayselect,
    isInsertable: source.mayinsert && source.isWritable,
    isUpdatable: source.mayupdate && source.isWritable,
  };
}

/** Following a relation reads its key columns at both ends, so a role without access to them does not have the relation. */
function withReachableRelations(table: Table, byName: ReadonlyMap<string, Table>): Table {
  const kept = [...table.relations].filter(([, relation]) => {
    const target = byName.get(relation.to);
    return relation.columns.every(({ here, there }) => table.columns.get(here)?.isSelectable && target?.columns.get(there)?.isSelectable);
  });
  return { ...table, relations: new Map(kept) };
}
