// Types of the GraphQL operations of storefront and contract, and the list of registered ones. Needs no database: it reads the
// committed schemas. Run directly it writes what changed, in well under a second; `npm run generate` includes it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema, Kind, NoUnusedFragmentsRule, specifiedRules, validate } from 'graphql';
import { canonicalText, documentHash } from '#server/data/serve/document-hash.ts';
import { type GeneratedFile, writeOutdated } from './generated-file.ts';
import {
  callDocuments,
  type Fragments,
  fragmentsOf,
  fragmentsUsed,
  operationsIn,
  type SourceDocument,
  storefrontDocuments,
} from './graphql-types/documents.ts';
import { inputDeclarations, variablesType } from './graphql-types/input-types.ts';
import { resultType } from './graphql-types/result-types.ts';

const header = '// Written by tools/graphql-operations.ts; run `npm run generate` after changing an operation.\n';

/** Every generated file about operations. Errors: throws with file and reason when a document is not valid for a member. */
export function operationFiles(): GeneratedFile[] {
  const schema = buildSchema(readFileSync(join(import.meta.dirname, '..', 'contract', 'graphql', 'user.graphql'), 'utf8'));
  const screens = storefrontDocuments();
  const calls = callDocuments();
  const used = new Set<string>();
  const screenFragments = fragmentsOf(screens);
  const callFragments = fragmentsOf(calls);
  const screenTypes = documentTypes(schema, screens, screenFragments, used);
  const callTypes = documentTypes(schema, calls, callFragments, used);
  return [
    { path: 'client/graphql/types.ts', text: `${typesHeader(screenTypes)}${screenTypes}` },
    { path: 'client/graphql/graphql.ts', text: callOverloads(screens) },
    {
      path: 'contract/graphql/calls.generated.ts',
      text: `${typesHeader(callTypes, "import type { Operation } from './operation.ts';\n")}${callTypes}${callConstants(calls, callFragments)}`,
    },
    { path: 'contract/graphql/inputs.generated.ts', text: inputsFile(schema, used) },
    {
      path: 'contract/graphql/registered.generated.ts',
      text: registeredFile([
        [screens, screenFragments],
        [calls, callFragments],
      ]),
    },
  ];
}

function documentTypes(schema: GraphQLSchema, documents: readonly SourceDocument[], fragments: Fragments, used: Set<string>): string {
  const blocks: string[] = [];
  for (const document of documents) {
    for (const definition of document.definitions) check(schema, document, definition, fragments);
    if (!document.isTyped) continue;
    for (const operation of operationsIn(document)) {
      const name = typeName(operation);
      const root = schema.getRootType(operation.operation);
      if (!root) throw new Error(`${document.file}: no ${operation.operation} type`);
      blocks.push(`export type ${name} = ${resultType(root, [operation.selectionSet], fragments)};`);
      blocks.push(`export type ${name}Variables = ${variablesType(schema, operation.variableDefinitions ?? [], used)};`);
    }
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
      const type = schema.getType(definition.typeCondition.name.value);
      if (!type || !('getInterfaces' in type) || !('isTypeOf' in type))
        throw new Error(`${document.file}: ${definition.name.value} is on no object type`);
      blocks.push(`export type ${capital(definition.name.value)}Fragment = ${resultType(type, [definition.selectionSet], fragments)};`);
    }
  }
  return `${blocks.join('\n\n')}\n`;
}

const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

function check(
  schema: GraphQLSchema,
  { file }: SourceDocument,
  definition: SourceDocument['definitions'][number],
  fragments: Fragments,
): void {
  const definitions = [definition, ...fragmentsUsed(definition, fragments)];
  const [error] = validate(schema, { kind: Kind.DOCUMENT, definitions }, rules);
  if (error) throw new Error(`${file}: ${error.message}`);
}

/** `graphql(text)` knows each text of the storefront by its letters; at run time it only joins texts. */
function callOverloads(documents: readonly SourceDocument[]): string {
  const typed = documents.filter((document) => document.isTyped);
  const overloads = typed.map((document) => {
    const [operation] = operationsIn(document);
    const type = operation ? `Operation<types.${typeName(operation)}, types.${typeName(operation)}Variables>` : 'string';
    return `export function graphql(source: ${JSON.stringify(document.text)}, fragments?: readonly string[]): ${type};`;
  });
  const imports = overloads.some((overload) => overload.includes('Operation<'))
    ? "import type { Operation } from '#contract/graphql/operation.ts';\nimport type * as types from './types.ts';\n"
    : '';
  const open = typed.length === 0 ? ['export function graphql(source: never, fragments?: readonly string[]): string;'] : [];
  return `${header}${imports}
/** Types a GraphQL text written beside a screen; fragments it spreads are passed along. Unknown text: run \`npm run generate\`. */
${[...overloads, ...open].join('\n')}
export function graphql(source: string, fragments: readonly string[] = []): string {
  return [source, ...fragments].join('\\n');
}
`;
}

function callConstants(documents: readonly SourceDocument[], fragments: Fragments): string {
  return documents
    .flatMap((document) => operationsIn(document))
    .map((operation) => {
      const text = canonicalText({ kind: Kind.DOCUMENT, definitions: [operation, ...fragmentsUsed(operation, fragments)] });
      const name = typeName(operation);
      return `\nexport const ${operation.name?.value}: Operation<${name}, ${name}Variables> = ${JSON.stringify(text)};\n`;
    })
    .join('');
}

function registeredFile(groups: readonly (readonly [readonly SourceDocument[], Fragments])[]): string {
  const entries = groups.flatMap(([documents, fragments]) =>
    documents.flatMap((document) =>
      operationsIn(document).map((operation) => {
        const whole = { kind: Kind.DOCUMENT, definitions: [operation, ...fragmentsUsed(operation, fragments)] } as const;
        return [documentHash(whole), canonicalText(whole)] as const;
      }),
    ),
  );
  const sorted = [...new Map(entries)].sort(([a], [b]) => a.localeCompare(b));
  const lines = sorted.map(([hash, text]) => `  '${hash}': ${JSON.stringify(text)},`);
  return `${header}
/** The operations of the shop's own screens by hash: what the data service accepts when free text is off. */
export const registeredOperations: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`;
}

function inputsFile(schema: GraphQLSchema, used: ReadonlySet<string>): string {
  const declarations = inputDeclarations(schema, used);
  const imports = /\bJson\b/.test(declarations) ? "import type { Json } from './operation.ts';\n\n" : '';
  return `${header}${imports}${declarations || 'export {};'}\n`;
}

function typesHeader(types: string, more = ''): string {
  const named = ['Json', 'Localized'].filter((name) => new RegExp(`\\b${name}\\b`).test(types));
  const inputs = [...new Set(types.match(/\b[a-z]\w*_(?:bool_exp|order_by|input|exp|column|constraint|on_conflict)\b/g))].sort();
  const plain = named.length > 0 ? `import type { ${named.join(', ')} } from '#contract/graphql/operation.ts';\n` : '';
  const input = inputs.length > 0 ? `import type { ${inputs.join(', ')} } from '#contract/graphql/inputs.generated.ts';\n` : '';
  return `${header}${input}${plain}${more}\n`;
}

function typeName({ name, operation }: { name?: { value: string } | undefined; operation: string }): string {
  if (!name) throw new Error('every operation needs a name');
  return `${capital(name.value)}${capital(operation)}`;
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

if (import.meta.main) {
  for (const path of writeOutdated(operationFiles())) console.log(`wrote ${path}`);
}
