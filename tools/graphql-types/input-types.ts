import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql';

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

/** The type of an operation's variables; nullable ones and those with a default are optional. Adds the named types it uses to `used`. */
export function variablesType(schema: GraphQLSchema, variables: readonly VariableDefinitionNode[], used: Set<string>): string {
  const fields = variables.map((variable) => {
    const type = typeFromAST(schema, variable.type);
    if (!type) throw new Error(`unknown type of $${variable.variable.name.value}`);
    const isOptional = variable.defaultValue !== undefined || !isNonNullType(type);
    return `${variable.variable.name.value}${isOptional ? '?' : ''}: ${inputType(type as GraphQLInputType, used)}${isOptional ? ' | undefined' : ''}`;
  });
  return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join('; ')} }`;
}

/** Declarations of all named input types and enums in `used`, including those they refer to. */
export function inputDeclarations(schema: GraphQLSchema, used: ReadonlySet<string>): string {
  const all = new Set(used);
  const declarations = new Map<string, string>();
  // Iterating over a set includes items added meanwhile, so newly found types are declared too.
  for (const name of all) declarations.set(name, declaration(schema, name, all));
  return [...declarations.keys()]
    .sort()
    .map((name) => declarations.get(name))
    .join('\n\n');
}

function declaration(schema: GraphQLSchema, name: string, all: Set<string>): string {
  const type = schema.getType(name);
  if (isEnumType(type)) {
    const values = type.getValues().map((value) => `'${value.name}'`);
    return `export type ${name} = ${values.join(' | ')};`;
  }
  if (!isInputObjectType(type)) throw new Error(`${name} is no input type`);
  const fields = Object.values(type.getFields()).map((field) => {
    const isRequired = isRequiredInputField(field);
    return `  ${field.name}${isRequired ? '' : '?'}: ${inputType(field.type, all)}${isRequired ? '' : ' | undefined'};`;
  });
  return `export interface ${name} {\n${fields.join('\n')}\n}`;
}

function inputType(type: GraphQLInputType, used: Set<string>): string {
  if (isNonNullType(type)) return bareInputType(type.ofType as GraphQLInputType, used);
  return `${bareInputType(type, used)} | null`;
}

function bareInputType(type: GraphQLInputType, used: Set<string>): string {
  // A single item is accepted as a list of one.
  if (isListType(type)) {
    const item = inputType(type.ofType as GraphQLInputType, used);
    return `readonly (${item})[] | ${item}`;
  }
  if (isEnumType(type) || isInputObjectType(type)) {
    used.add(type.name);
    return type.name;
  }
  return scalarType(String(type));
}
