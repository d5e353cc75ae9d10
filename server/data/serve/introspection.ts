import { type DocumentNode, executeSync, Kind, type OperationDefinitionNode } from 'graphql';
import type { Compilation } from '../compile/context.ts';
import { rootFields } from '../compile/fields.ts';

const introspectionNames = ['__schema', '__type'];

/**
 * The introspection fields of a query, resolved by graphql-js from the role's schema; null when there are none. Table fields beside them
 * are skipped here.
 */
export function introspect(compilation: Compilation, document: DocumentNode, operation: OperationDefinitionNode): object | null {
  const fields = rootFields(compilation, operation).filter((field) => introspectionNames.includes(field.name));
  if (fields.length === 0) return null;
  const alone: OperationDefinitionNode = {
    ...operation,
    selectionSet: { kind: Kind.SELECTION_SET, selections: fields.flatMap((field) => field.nodes) },
  };
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const { data } = executeSync({
    schema: compilation.schema,
    document: { kind: Kind.DOCUMENT, definitions: [alone, ...fragments] },
    variableValues: compilation.variables,
  });
  return { ...data };
}
