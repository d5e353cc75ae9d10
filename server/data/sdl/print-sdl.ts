import type { Model } from '../model/model.ts';
import { aggregateTypes } from './aggregate-types.ts';
import { define } from './fields.ts';
import { rootTypes } from './roots.ts';
import { scalarTypes } from './scalars.ts';
import { selectTypes } from './select-types.ts';
import { writeTypes } from './write-types.ts';

/**
 * One role's schema as text, used by graphql-js to validate requests; contract/graphql keeps that of visitors. Printing text and parsing it is far
 * shorter than constructing GraphQL types.
 */
export function printSdl(model: Model): string {
  const tables = [...model.tables.values()];
  const mayWrite = tables.some((table) => table.isInsertable || (table.isSelectable && (table.isUpdatable || table.isDeletable)));
  const arrays = new Set(tables.flatMap((table) => [...table.relations.values()].filter((each) => each.isArray).map((each) => each.to)));
  const definitions = [
    `schema {\n  query: query_root\n${mayWrite ? '  mutation: mutation_root\n' : ''}}`,
    '"The PostgreSQL domain of a column: its values obey more than the scalar says."\ndirective @domain(name: String!) on FIELD_DEFINITION',
    define('enum order_by', ['asc', 'asc_nulls_first', 'asc_nulls_last', 'desc', 'desc_nulls_first', 'desc_nulls_last']),
    ...scalarTypes(model),
    ...rootTypes(model),
    ...tables.flatMap((table) => [
      ...selectTypes(model, table),
      ...aggregateTypes(table, arrays.has(table.name)),
      ...writeTypes(model, table),
    ]),
  ];
  return `${definitions.filter((definition) => definition !== null).join('\n\n')}\n`;
}
