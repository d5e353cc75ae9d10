import type { Database } from '#db/open.ts';
import type { Role } from '#rules/member/rights/role.ts';
import { type CatalogColumn, type CatalogTable, readCatalog } from '#server/data/model/catalog.ts';
import type { Model, Relation } from '#server/data/model/model.ts';
import { scalarOf, tableName } from '#server/data/model/names.ts';
import { buildModel } from '#server/data/model/read-model.ts';
import { relationsByTable } from '#server/data/model/relations.ts';
import { scalarType } from './input-types.ts';

/** A column that somebody may use; `read`, `insert` and `update` name the roles that may. */
interface GrantedColumn {
  readonly type: string;
  readonly nullable?: true | undefined;
  readonly read?: string | undefined;
  readonly insert?: string | undefined;
  readonly update?: string | undefined;
  readonly description?: string | undefined;
}

/** One end of a foreign key: `key` holds its columns, `one` and `many` are referred to by it. */
interface GrantedRelation {
  readonly to: string;
  readonly is: 'key' | 'one' | 'many';
  readonly here: readonly string[];
  readonly there: readonly string[];
}

interface GrantedTable {
  readonly description?: string | undefined;
  readonly delete?: string | undefined;
  readonly primary?: string | undefined;
  readonly keys: Readonly<Record<string, readonly string[]>>;
  readonly columns: Readonly<Record<string, GrantedColumn>>;
  readonly relations: Readonly<Record<string, GrantedRelation>>;
}

/** contract/graphql/grants.generated.ts: everything the schema of a role is made of. */
export interface Grants {
  /** PostgreSQL's types and the shop's domains, with PostgreSQL's category. */
  readonly types: Readonly<Record<string, { readonly category: string; readonly base?: string | undefined }>>;
  readonly tables: Readonly<Record<string, GrantedTable>>;
}

/** The widest audience first. */
const audience: readonly Role[] = ['public', 'user', 'artist', 'brand', 'admin'];

/** Reads from a migrated database what each role may do. Tables and columns that nobody may use are left out. */
export async function readGrants(database: Database): Promise<Grants> {
  const catalogs = await Promise.all(audience.map((role) => readCatalog(database, role)));
  const [catalog = []] = catalogs;
  const types: Record<string, Grants['types'][string]> = {};
  const tables = catalog.flatMap((table, index): [string, GrantedTable][] => {
    const seen = catalogs.map((each) => each[index]);
    const columns = table.columns.flatMap((column, position): [string, GrantedColumn][] => {
      const rights = rightsOf(seen.map((each) => each?.columns[position]));
      if (!rights.read && !rights.insert && !rights.update) return [];
      const { typeName, domain, category, isNullable, description } = column;
      types[domain ?? typeName] = { category, base: domain ? typeName : undefined };
      const granted = { type: domain ?? typeName, nullable: isNullable || undefined, ...rights, description: description ?? undefined };
      return [[column.name, granted]];
    });
    if (columns.length === 0) return [];
    const isUsable = new Set(columns.map(([name]) => name));
    const keys = (table.keys ?? []).filter((key) => key.columns.every((column) => isUsable.has(column)));
    const granted: GrantedTable = {
      description: table.comment ?? undefined,
      delete: roles(seen, (each) => each.maydelete),
      primary: keys.find(({ isPrimary }) => isPrimary)?.name,
      keys: Object.fromEntries(keys.map((key) => [key.name, key.columns])),
      columns: Object.fromEntries(columns),
      relations: {},
    };
    return [[tableName(table.schema, table.table), granted]];
  });
  return { types, tables: withRelations(Object.fromEntries(tables), catalog) };
}

function rightsOf(seen: readonly (CatalogColumn | undefined)[]): Pick<GrantedColumn, 'read' | 'insert' | 'update'> {
  return {
    read: roles(seen, (each) => each.mayselect),
    insert: roles(seen, (each) => each.mayinsert && each.isWritable),
    update: roles(seen, (each) => each.mayupdate && each.isWritable),
  };
}

/** The roles whose catalog says yes, in words. */
function roles<Seen>(seen: readonly (Seen | undefined)[], may: (each: Seen) => boolean): string | undefined {
  const able = audience.filter((_, index) => {
    const each = seen[index];
    return each !== undefined && may(each);
  });
  return able.length > 0 ? able.join(' ') : undefined;
}

function withRelations(tables: Grants['tables'], catalog: readonly CatalogTable[]): Grants['tables'] {
  const relations = relationsByTable(catalog);
  const mapped = Object.entries(tables).map(([name, table]): [string, GrantedTable] => {
    const followed = [...(relations.get(name) ?? [])].flatMap(([field, relation]): [string, GrantedRelation][] => {
      const target = tables[relation.to];
      if (!relation.columns.every(({ here, there }) => table.columns[here]?.read && target?.columns[there]?.read)) return [];
      const [here, there] = [relation.columns.map((pair) => pair.here), relation.columns.map((pair) => pair.there)];
      return [[field, { to: relation.to, is: relation.isForward ? 'key' : relation.isArray ? 'many' : 'one', here, there }]];
    });
    return [name, { ...table, relations: Object.fromEntries(followed) }];
  });
  return Object.fromEntries(mapped);
}

/** What one role may see and do, as the data service reads it from the catalog. */
export function grantedModel({ types, tables }: Grants, role: Role): Model {
  const isAble = (able: string | undefined) => able?.split(' ').includes(role) ?? false;
  const catalog = Object.entries(tables).map(([name, table]): CatalogTable => {
    const [schema = ''] = name.split('_', 1);
    const columns = Object.entries(table.columns).map(([column, { type, nullable, description, read, insert, update }]): CatalogColumn => {
      const { base, category = '' } = types[type] ?? {};
      return {
        name: column,
        typeSchema: 'pg_catalog',
        typeName: base ?? type,
        category,
        domain: base === undefined ? null : type,
        isNullable: nullable ?? false,
        isWritable: true,
        description: description ?? null,
        mayselect: isAble(read),
        mayinsert: isAble(insert),
        mayupdate: isAble(update),
      };
    });
    return {
      schema,
      table: name.slice(schema.length + 1),
      comment: table.description ?? null,
      maydelete: isAble(table.delete),
      columns,
      keys: Object.entries(table.keys).map(([key, names]) => ({ name: key, isPrimary: key === table.primary, columns: [...names] })),
      foreignKeys: null,
    };
  });
  const relations = Object.entries(tables).map(
    ([name, table]) =>
      [name, new Map(Object.entries(table.relations).map(([field, each]) => [field, grantedRelation(field, each)]))] as const,
  );
  return buildModel(role, catalog, new Map(relations));
}

function grantedRelation(name: string, { to, is, here, there }: GrantedRelation): Relation {
  const columns = here.map((column, index) => ({ here: column, there: there[index] ?? '' }));
  return { name, to, isArray: is === 'many', isForward: is === 'key', columns };
}

/** The grants as TypeScript, a line for each column and relation, so that a changed grant is a readable difference. */
export function grantsText({ types, tables }: Grants): string {
  const names = Object.keys(types).sort();
  const values = names.map((name) => `  ${name}: ${scalarType(scalarOf(types[name]?.base ?? name))};\n`);
  return `// Written by tools/graphql-types/grants.ts; run \`npm run generate\` after changing a migration.
import type { Json } from './operation.ts';

/** What each role may do, as the database grants it. \`npm run schema -- <role>\` prints the schema that follows from it. */
export const grants = {
  types: {
${names.map((name) => line(4, name, types[name])).join('')}  },
  tables: {
${Object.entries(tables).map(tableText).join('')}  },
} as const;

/** The value of a variable, by type. */
export interface Values {
${values.join('')}}
`;
}

function tableText([name, { description, columns, relations, ...rest }]: [string, GrantedTable]): string {
  const block = (key: string, rows: object) => {
    const lines = Object.entries(rows).map(([row, value]) => line(8, row, value));
    return lines.length === 0 ? `      ${key}: {},\n` : `      ${key}: {\n${lines.join('')}      },\n`;
  };
  const facts = `${line(6, 'description', description)}      ${literal(rest).slice(2, -2)},\n`;
  return `    ${name}: {\n${facts}${block('columns', columns)}${block('relations', relations)}    },\n`;
}

function line(indent: number, key: string, value: unknown): string {
  return value === undefined ? '' : `${' '.repeat(indent)}${key}: ${literal(value)},\n`;
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return entries.length === 0 ? '{}' : `{ ${entries.map(([key, each]) => `${key}: ${literal(each)}`).join(', ')} }`;
}
