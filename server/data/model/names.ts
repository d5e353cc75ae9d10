import type { ColumnType } from './model.ts';

/** Types whose scalar is named differently from the catalog; all others keep their name (`uuid`, `timestamptz`, `jsonb`, ...). */
const scalarNames: Readonly<Record<string, string>> = {
  int2: 'smallint',
  int4: 'Int',
  int8: 'bigint',
  float4: 'Float',
  bool: 'Boolean',
  text: 'String',
  varchar: 'String',
  name: 'String',
};

/** `<schema>_<table>`, or just the table name in `public`. */
export function tableName(schema: string, table: string): string {
  return schema === 'public' ? table : `${schema}_${table}`;
}

/** The scalar for variables of a PostgreSQL type. */
export function scalarOf(type: string): string {
  return scalarNames[type] ?? type;
}

export function columnType(schema: string, name: string, category: string, domain: string | null): ColumnType {
  return { schema, name, scalar: scalarOf(name), category, isArray: category === 'A', domain };
}
