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
 * The TypeScript type of a selection's result: the types of its fragments, and everything else inline. Where a fragment and the rest select
 * different subfields of the same field, all of it is inlined, because TypeScript does not merge list types.
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

/** The type name of a fragment: productItem becomes ProductItem. */
export function fragmentTypeName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

type Fields = ReadonlyMap<string, readonly FieldNode[]>;

function objectType(type: GraphQLObjectType, fields: Fields, fragments: Fragments): string {
  return `{ ${[...fields].map(([key, nodes]) => fieldLine(type, key, nodes, fragments)).join('; ')} }`;
}

/** The selected fields by response key. */
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

/** A field with its selection; `known` is its type in the table of columns. */
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

/** The domain name in a column's SDL directive `@domain(name: …)`. */
function domainOf(field: GraphQLField<unknown, unknown>): string | null {
  const directive = field.astNode?.directives?.find(({ name }) => name.value === 'domain');
  const value = directive?.arguments?.[0]?.value;
  return value?.kind === Kind.STRING ? value.value : null;
}
