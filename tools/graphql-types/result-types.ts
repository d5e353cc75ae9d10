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
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { columnTypes } from './column-types.ts';
import type { Fragments } from './documents.ts';
import { scalarType } from './input-types.ts';

/**
 * The TypeScript type of what a selection gives: the types of the fragments it spreads, and the rest written out in place. Where a
 * fragment and the rest ask the same thing for different fields, all is written out, for TypeScript does not merge lists.
 */
export function resultType(type: GraphQLObjectType, selections: readonly SelectionSetNode[], fragments: Fragments): string {
  const nodes = selections.flatMap((selection) => selection.selections);
  const spreads = [...new Set(nodes.flatMap((node) => (node.kind === Kind.FRAGMENT_SPREAD ? [node.name.value] : [])))];
  const rest = fieldsOf(
    nodes.filter(({ kind }) => kind !== Kind.FRAGMENT_SPREAD),
    fragments,
  );
  const keys = spreads.flatMap((name) => [...fieldsOf(fragmentNamed(name, fragments).selectionSet.selections, fragments).keys()]);
  const isApart = new Set([...keys, ...rest.keys()]).size === keys.length + rest.size;
  if (!isApart) return objectType(type, fieldsOf(nodes, fragments), fragments);
  return [...spreads.map(fragmentTypeName), ...(rest.size > 0 ? [objectType(type, rest, fragments)] : [])].join(' & ');
}

/** The name of a fragment's type: productItem gives ProductItem. */
export function fragmentTypeName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

type Fields = ReadonlyMap<string, readonly FieldNode[]>;

function objectType(type: GraphQLObjectType, fields: Fields, fragments: Fragments): string {
  return `{ ${[...fields].map(([key, nodes]) => fieldLine(type, key, nodes, fragments)).join('; ')} }`;
}

/** What a selection asks for, by the key it has in the answer. */
function fieldsOf(selections: readonly SelectionNode[], fragments: Fragments): Fields {
  const fields = new Map<string, FieldNode[]>();
  const collect = (selection: SelectionNode): void => {
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value;
      fields.set(key, [...(fields.get(key) ?? []), selection]);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) selection.selectionSet.selections.forEach(collect);
    else fragmentNamed(selection.name.value, fragments).selectionSet.selections.forEach(collect);
  };
  selections.forEach(collect);
  return fields;
}

function fragmentNamed(name: string, fragments: Fragments) {
  const fragment = fragments.get(name);
  if (!fragment) throw new Error(`no fragment ${name}`);
  return fragment;
}

function fieldLine(type: GraphQLObjectType, key: string, nodes: readonly FieldNode[], fragments: Fragments): string {
  const [node] = nodes;
  if (node?.name.value === '__typename') return `${key}: '${type.name}'`;
  const field = node && type.getFields()[node.name.value];
  if (!node || !field) throw new Error(`${type.name} has no field ${key}`);
  const isOptional = nodes.every((each) => each.directives?.some(({ name }) => name.value === 'skip' || name.value === 'include'));
  const known = nodes.some((each) => each.arguments?.length) ? undefined : columnTypes[`${type.name}.${field.name}`]?.name;
  return `${key}${isOptional ? '?' : ''}: ${outputType(field.type, { field, nodes, fragments, known })}`;
}

/** A field where it is asked for; `known` is the type that the table of columns gives it. */
interface Asked {
  readonly field: GraphQLField<unknown, unknown>;
  readonly nodes: readonly FieldNode[];
  readonly fragments: Fragments;
  readonly known: string | undefined;
}

function outputType(type: GraphQLOutputType, asked: Asked): string {
  if (isNonNullType(type)) return bareOutputType(type.ofType, asked);
  return `${bareOutputType(type, asked)} | null`;
}

function bareOutputType(type: GraphQLOutputType, asked: Asked): string {
  const { field, nodes, fragments, known } = asked;
  if (isListType(type)) return `Array<${outputType(type.ofType, asked)}>`;
  if (isObjectType(type)) {
    const selections = nodes.flatMap((node) => (node.selectionSet ? [node.selectionSet] : []));
    return resultType(type, selections, fragments);
  }
  if (isEnumType(type))
    return type
      .getValues()
      .map((value) => `'${value.name}'`)
      .join(' | ');
  if (domainOf(field) === 'localized') return nodes.some((node) => node.arguments?.length) ? 'string' : 'LocalizedText';
  return known ?? scalarType(String(type));
}

/** The name in the SDL's `@domain(name: …)` of a column. */
function domainOf(field: GraphQLField<unknown, unknown>): string | null {
  const directive = field.astNode?.directives?.find(({ name }) => name.value === 'domain');
  const value = directive?.arguments?.[0]?.value;
  return value?.kind === Kind.STRING ? value.value : null;
}
