import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql';
import type { Role } from '#rules/member/rights/role.ts';

/** TypeScript types of scalars in responses; anything not listed is a string (uuid, timestamptz, date ...). */
const scalars: Readonly<Record<string, string>> = {
  Int: 'number',
  Float: 'number',
  smallint: 'number',
  bigint: 'number',
  numeric: 'number',
  float8: 'number',
  Boolean: 'boolean',
  jsonb: 'Json',
  json: 'Json',
  _text: 'readonly string[]',
};

export function scalarType(name: string): string {
  return scalars[name] ?? 'string';
}

/** The types of contract/graphql/inputs.ts by the ending of the schema's names. */
const generics: Readonly<Record<string, string>> = { bool_exp: 'Where', order_by: 'OrderBy', insert_input: 'Insert', set_input: 'Changes' };

/** Those that a text uses. */
export function genericsIn(text: string): string[] {
  return ['Many', ...Object.values(generics)].filter((name) => new RegExp(`\\b${name}<`).test(text)).sort();
}

/** The type of an operation's variables; nullable ones and those with a default are optional. */
export function variablesType(schema: GraphQLSchema, role: Role, variables: readonly VariableDefinitionNode[]): string {
  const fields = variables.map((variable) => {
    const type = typeFromAST(schema, variable.type);
    if (!type) throw new Error(`unknown type of $${variable.variable.name.value}`);
    const isOptional = variable.defaultValue !== undefined || !isNonNullType(type);
    return `${variable.variable.name.value}${isOptional ? '?' : ''}: ${inputType(type as GraphQLInputType, role)}${isOptional ? ' | undefined' : ''}`;
  });
  return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join('; ')} }`;
}

function inputType(type: GraphQLInputType, role: Role): string {
  if (isNonNullType(type)) return bareInputType(type.ofType as GraphQLInputType, role);
  return `${bareInputType(type, role)} | null`;
}

function bareInputType(type: GraphQLInputType, role: Role): string {
  if (isListType(type)) return `Many<${inputType(type.ofType as GraphQLInputType, role)}>`;
  if (isEnumType(type) || isInputObjectType(type)) return genericType(type.name, role);
  return scalarType(String(type));
}

/** product_products_bool_exp becomes Where<'product_products'>; members are the role that goes without saying. */
function genericType(name: string, role: Role): string {
  const [, table, ending = ''] = /^(.+)_(bool_exp|order_by|insert_input|set_input)$/.exec(name) ?? [];
  if (table === undefined) throw new Error(`contract/graphql/inputs.ts has no type for ${name}`);
  return `${generics[ending]}<'${table}'${role === 'user' ? '' : `, '${role}'`}>`;
}
