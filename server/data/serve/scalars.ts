import {
  GraphQLBoolean,
  GraphQLFloat,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLOutputType,
  GraphQLScalarType,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  type ValueNode,
} from 'graphql';
import { ExactNumber, exactNumber } from '../compile/exact-json.ts';

/**
 * Makes a schema's scalars accept what the dialect accepts: numbers and booleans as strings, and in every PostgreSQL scalar numbers of any
 * length. Modifies `schema`, which must be newly built.
 */
export function relaxScalars(schema: GraphQLSchema): GraphQLSchema {
  const types = schema.getTypeMap();
  for (const type of Object.values(types)) {
    if (isScalarType(type) && !isSpecifiedScalarType(type)) type.parseLiteral = (node, variables) => literalValue(node, variables ?? {});
    if (type.name.startsWith('__')) continue;
    if (isObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        field.type = relaxed(field.type);
        for (const argument of field.args) argument.type = relaxed(argument.type);
      }
    }
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) field.type = relaxed(field.type);
  }
  for (const [name, scalar] of relaxedScalars) if (types[name]) types[name] = scalar;
  return schema;
}

/** The same type with Int, Float and Boolean replaced by scalars that also take strings; NonNull and lists are kept. */
export function relaxed<T extends GraphQLInputType | GraphQLOutputType>(type: T): T;
export function relaxed(type: GraphQLInputType & GraphQLOutputType): unknown {
  if (type instanceof GraphQLNonNull) return new GraphQLNonNull(relaxed(type.ofType));
  if (type instanceof GraphQLList) return new GraphQLList(relaxed(type.ofType));
  return relaxedScalars.get(type.name) ?? type;
}

const numberForm = /^[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['t', true],
  ['false', false],
  ['f', false],
]);

function numberOf(value: unknown): unknown {
  if (value instanceof ExactNumber) return Number(value.text);
  return typeof value === 'string' && numberForm.test(value) ? Number(value) : value;
}

function booleanOf(value: unknown): unknown {
  return typeof value === 'string' ? (booleans.get(value.toLowerCase()) ?? value) : value;
}

const relaxedScalars: ReadonlyMap<string, GraphQLScalarType> = new Map(
  [relax(GraphQLInt, numberOf), relax(GraphQLFloat, numberOf), relax(GraphQLBoolean, booleanOf)].map((type) => [type.name, type]),
);

/** A scalar that parses like `strict` after `prepare`, and also accepts strings. */
function relax(strict: GraphQLScalarType, prepare: (value: unknown) => unknown): GraphQLScalarType {
  const parseValue = (value: unknown) => strict.parseValue(prepare(value));
  return new GraphQLScalarType({
    ...strict.toConfig(),
    parseValue,
    parseLiteral: (node, variables) => (node.kind === Kind.STRING ? parseValue(node.value) : strict.parseLiteral(node, variables)),
  });
}

/** The value of a literal, with all digits of numbers. */
function literalValue(node: ValueNode, variables: Record<string, unknown>): unknown {
  switch (node.kind) {
    case Kind.NULL:
      return null;
    case Kind.INT:
    case Kind.FLOAT:
      return exactNumber(node.value);
    case Kind.LIST:
      return node.values.map((each) => literalValue(each, variables));
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map((field) => [field.name.value, literalValue(field.value, variables)]));
    case Kind.VARIABLE:
      return variables[node.name.value];
    default:
      return node.value;
  }
}
