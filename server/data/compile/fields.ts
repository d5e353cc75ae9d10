import { type FieldNode, type GraphQLObjectType, getNamedType, isObjectType, type OperationDefinitionNode } from 'graphql';
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js';
import { getArgumentValues } from 'graphql/execution/values.js';
import { type Arguments, bookFields, type Compilation, refuse } from './context.ts';

/**
 * Maximum characters of an alias: a fragment of long aliases, spread repeatedly, would make a statement fifty times as long as the request.
 */
const longestKey = 200;

/** A requested field: fragments merged, `@skip` and `@include` resolved, variables substituted in arguments. */
export interface Field {
  readonly key: string;
  readonly name: string;
  readonly args: Arguments;
  readonly nodes: readonly FieldNode[];
  readonly parent: GraphQLObjectType;
}

/** The fields of an operation on its root type. */
export function rootFields(compilation: Compilation, operation: OperationDefinitionNode): Field[] {
  const { schema, fragments, variables } = compilation;
  const root = schema.getRootType(operation.operation);
  if (!root) throw new Error(`the schema has no ${operation.operation} type`);
  return read(compilation, root, collectFields(schema, fragments, variables, root, operation.selectionSet));
}

/** The fields selected on the object a field returns. */
export function fieldsIn(compilation: Compilation, field: Field): Field[] {
  const { schema, fragments, variables } = compilation;
  const type = objectType(field);
  return read(compilation, type, collectSubfields(schema, fragments, variables, type, field.nodes));
}

/** The object type a field returns; calling it for a scalar field is a bug. */
function objectType(field: Field): GraphQLObjectType {
  const type = getNamedType(field.parent.getFields()[field.name]?.type);
  if (!isObjectType(type)) throw new Error(`${field.parent.name}.${field.name} is no object`);
  return type;
}

function read(compilation: Compilation, parent: GraphQLObjectType, grouped: ReadonlyMap<string, readonly FieldNode[]>): Field[] {
  bookFields(compilation, grouped.size);
  return [...grouped].flatMap(([key, nodes]): Field[] => {
    const [node] = nodes;
    if (!node) return [];
    if (key.length > longestKey) refuse(`an alias holds at most ${longestKey} characters`);
    const name = node.name.value;
    const definition = parent.getFields()[name];
    // Introspection fields (`__typename`, `__schema`) have no definition here.
    const args = definition ? getArgumentValues(definition, node, compilation.variables) : {};
    return [{ key, name, args, nodes, parent }];
  });
}
