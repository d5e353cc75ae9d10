import {
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { Fragments } from './documents.ts';
import { scalarType } from './input-types.ts';

/** The TypeScript type of what a selection gives, written out in place. Every type of the schema is concrete, so fragments just merge. */
export function resultType(type: GraphQLObjectType, selections: readonly SelectionSetNode[], fragments: Fragments): string {
  const fields = new Map<string, FieldNode[]>();
  for (const selection of selections) collect(selection, fragments, fields);
  const lines = [...fields].map(([key, nodes]) => fieldLine(type, key, nodes, fragments));
  return `{ ${lines.join('; ')} }`;
}

function collect({ selections }: SelectionSetNode, fragments: Fragments, fields: Map<string, FieldNode[]>): void {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value;
      fields.set(key, [...(fields.get(key) ?? []), selection]);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet, fragments, fields);
    else {
      const fragment = fragments.get(selection.name.value);
      if (!fragment) throw new Error(`no fragment ${selection.name.value}`);
      collect(fragment.selectionSet, fragments, fields);
    }
  }
}

function fieldLine(type: GraphQLObjectType, key: string, nodes: readonly FieldNode[], fragments: Fragments): string {
  const [node] = nodes;
  if (node?.name.value === '__typename') return `${key}: '${type.name}'`;
  const field = node && type.getFields()[node.name.value];
  if (!node || !field) throw new Error(`${type.name} has no field ${key}`);
  const isOptional = nodes.every((each) => each.directives?.some(({ name }) => name.value === 'skip' || name.value === 'include'));
  return `${key}${isOptional ? '?' : ''}: ${outputType(field.type, field, nodes, fragments)}`;
}

function outputType(
  type: GraphQLOutputType,
  field: GraphQLField<unknown, unknown>,
  nodes: readonly FieldNode[],
  fragments: Fragments,
): string {
  if (isNonNullType(type)) return bareOutputType(type.ofType, field, nodes, fragments);
  return `${bareOutputType(type, field, nodes, fragments)} | null`;
}

function bareOutputType(
  type: GraphQLOutputType,
  field: GraphQLField<unknown, unknown>,
  nodes: readonly FieldNode[],
  fragments: Fragments,
): string {
  if (isListType(type)) return `Array<${outputType(type.ofType, field, nodes, fragments)}>`;
  if (isObjectType(type)) {
    const selections = nodes.flatMap((node) => (node.selectionSet ? [node.selectionSet] : []));
    return resultType(type, selections, fragments);
  }
  if (isEnumType(type))
    return type
      .getValues()
      .map((value) => `'${value.name}'`)
      .join(' | ');
  if (domainOf(field) === 'localized') return nodes.some((node) => node.arguments?.length) ? 'string' : 'Localized';
  return scalarType(String(type));
}

/** The name in the SDL's `@domain(name: …)` of a column. */
function domainOf(field: GraphQLField<unknown, unknown>): string | null {
  const directive = field.astNode?.directives?.find(({ name }) => name.value === 'domain');
  const value = directive?.arguments?.[0]?.value;
  return value?.kind === Kind.STRING ? value.value : null;
}
