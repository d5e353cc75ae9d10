// Generates types for the GraphQL operations of storefront, back office and contract, and the list of registered ones. Needs no database:
// it reads the committed schemas. Run directly, it writes changes in well under a second; `npm run generate` includes it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema, isObjectType, Kind, NoUnusedFragmentsRule, print, specifiedRules, validate } from 'graphql';
import { documentHash, documentText } from '#server/data/serve/document-hash.ts';
import { type GeneratedFile, writeOutdated } from './generated-file.ts';
import { columnTypeImports } from './graphql-types/column-types.ts';
import {
  callDocuments,
  checkPassed,
  type Fragments,
  fragmentsIn,
  fragmentsOf,
  fragmentsUsed,
  officeDocuments,
  officeSchemas,
  operationsIn,
  type SourceDocument,
  storefrontDocuments,
} from './graphql-types/documents.ts';
import { inputDeclarations, variablesType } from './graphql-types/input-types.ts';
import { fragmentTypeName, resultType } from './graphql-types/result-types.ts';

const header = '// Written by tools/graphql-operations.ts; run `npm run generate` after changing an operation.\n';

/** All generated files about operations. Errors: throws with file and reason when a document is not valid for a member. */
export function operationFiles(): GeneratedFile[] {
  const schema = schemaOf('user');
  const screens = storefrontDocuments();
  const calls = callDocuments();
  const used = new Set<string>();
  const screenFragments = fragmentsOf(screens);
  const callFragments = fragmentsOf(calls);
  for (const document of screens) checkPassed(document, screenFragments);
  const screenTypes = documentTypes(schema, screens, screenFragments, used);
  const callTypes = documentTypes(schema, calls, callFragments, used);
  const header = typesHeader(screenTypes, memberInputs);
  const office = officeSchemas.map((role) => ({ role, documents: officeDocuments(role) }));
  return [
    { path: 'client/graphql/operations.generated.ts', text: `${header}${screenTypes}\n${documentsByText(screens)}` },
    { path: 'contract/graphql/calls.generated.ts', text: callsFile(calls, callTypes, callFragments) },
    ...office.flatMap(({ role, documents }) => officeFiles(role, documents)),
    { path: 'contract/graphql/inputs.generated.ts', text: inputsFile(schema, used) },
    {
      path: 'contract/graphql/registered.generated.ts',
      text: registeredFile([
        [screens, screenFragments],
        [calls, callFragments],
        ...office.map(({ documents }) => [documents, fragmentsOf(documents)] as const),
      ]),
    },
  ];
}

/** The types of the back office's operations in one role, and the inputs of that role's schema. */
function officeFiles(role: string, documents: readonly SourceDocument[]): GeneratedFile[] {
  const schema = schemaOf(role);
  const used = new Set<string>();
  const fragments = fragmentsOf(documents);
  for (const document of documents) checkPassed(document, fragments);
  const types = documentTypes(schema, documents, fragments, used);
  const folder = 'admin/graphql';
  return [
    {
      path: `${folder}/${role}.generated.ts`,
      text: `${typesHeader(types, `#${folder}/${role}-inputs.generated.ts`)}${types}\n${documentsByText(documents)}`,
    },
    { path: `${folder}/${role}-inputs.generated.ts`, text: inputsFile(schema, used, '#contract/graphql/operation.ts') },
  ];
}

function schemaOf(role: string): GraphQLSchema {
  return buildSchema(readFileSync(join(import.meta.dirname, '..', 'contract', 'graphql', `${role}.graphql`), 'utf8'));
}

function callsFile(calls: readonly SourceDocument[], types: string, fragments: Fragments): string {
  return `${typesHeader(types, memberInputs)}${types}${callConstants(calls, fragments)}`;
}

function documentTypes(schema: GraphQLSchema, documents: readonly SourceDocument[], fragments: Fragments, used: Set<string>): string {
  const blocks: string[] = [];
  for (const document of documents) {
    for (const definition of document.definitions) check(schema, document, definition, fragments);
    for (const operation of operationsIn(document)) {
      const name = typeName(operation);
      const root = schema.getRootType(operation.operation);
      if (!root) throw new Error(`${document.file}: no ${operation.operation} type`);
      blocks.push(`export type ${name} = ${resultType(root, [operation.selectionSet], fragments)};`);
      blocks.push(`export type ${name}Variables = ${variablesType(schema, operation.variableDefinitions ?? [], used)};`);
    }
    for (const { name, typeCondition, selectionSet } of fragmentsIn(document)) {
      const type = schema.getType(typeCondition.name.value);
      if (!isObjectType(type)) throw new Error(`${document.file}: ${name.value} is on no object type`);
      blocks.push(`export type ${fragmentTypeName(name.value)} = ${resultType(type, [selectionSet], fragments)};`);
    }
  }
  return `${blocks.join('\n\n')}\n`;
}

/** Input types of members; each back office role has its own. */
const memberInputs = '#contract/graphql/inputs.generated.ts';

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

/** `graphql(text)` is typed by the literal text of each storefront document. */
function documentsByText(documents: readonly SourceDocument[]): string {
  const lines = documents.map((document) => {
    const [operation] = operationsIn(document);
    const type = operation ? `Operation<${typeName(operation)}, ${typeName(operation)}Variables>` : 'string';
    return `  ${JSON.stringify(document.text)}: ${type};`;
  });
  return `/** What each text is; \`graphql\` looks it up. */\nexport interface Documents {\n${lines.join('\n')}\n}\n`;
}

/** The calls as constants; a fragment used by several is written once. */
function callConstants(documents: readonly SourceDocument[], fragments: Fragments): string {
  const texts = [...fragments.values()].map((fragment) => `\nconst ${fragment.name.value} = ${JSON.stringify(`${print(fragment)}\n`)};\n`);
  const operations = documents.flatMap(operationsIn).map((operation) => {
    const name = typeName(operation);
    const used = fragmentsUsed(operation, fragments).map((fragment) => fragment.name.value);
    const text = [...used.sort(), JSON.stringify(print(operation))].join(' + ');
    return `\nexport const ${operation.name?.value}: Operation<${name}, ${name}Variables> = ${text};\n`;
  });
  return [...texts, ...operations].join('');
}

function registeredFile(groups: readonly (readonly [readonly SourceDocument[], Fragments])[]): string {
  const entries = groups.flatMap(([documents, fragments]) =>
    documents.flatMap((document) =>
      operationsIn(document).map((operation) => {
        const whole = { kind: Kind.DOCUMENT, definitions: [operation, ...fragmentsUsed(operation, fragments)] } as const;
        return [documentHash(whole), documentText(whole)] as const;
      }),
    ),
  );
  const sorted = [...new Map(entries)].sort(([a], [b]) => a.localeCompare(b));
  const lines = sorted.map(([hash, text]) => `  '${hash}': ${JSON.stringify(text)},`);
  return `${header}
/** The operations of the shop's own screens by hash: what the data service accepts when free text is off. */
export const registeredOperations: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`;
}

function inputsFile(schema: GraphQLSchema, used: ReadonlySet<string>, operationFile = './operation.ts'): string {
  const declarations = inputDeclarations(schema, used);
  const imports = /\bJson\b/.test(declarations) ? `import type { Json } from '${operationFile}';\n\n` : '';
  return `${header}${imports}${declarations || 'export {};'}\n`;
}

function typesHeader(types: string, inputsFrom: string): string {
  const named = ['Json', 'LocalizedText'].filter((name) => new RegExp(`\\b${name}\\b`).test(types));
  const inputs = [...new Set(types.match(/\b[a-z]\w*_(?:bool_exp|order_by|input|exp|column|constraint|on_conflict)\b/g))].sort();
  const plain = `import type { ${[...named, 'Operation'].join(', ')} } from '#contract/graphql/operation.ts';\n`;
  const input = inputs.length > 0 ? `import type { ${inputs.join(', ')} } from '${inputsFrom}';\n` : '';
  return `${header}${input}${plain}${columnTypeImports(types)}\n`;
}

function typeName({ name, operation }: { name?: { value: string } | undefined; operation: string }): string {
  if (!name) throw new Error('every operation needs a name');
  return `${fragmentTypeName(name.value)}${fragmentTypeName(operation)}`;
}

if (import.meta.main) {
  for (const path of writeOutdated(operationFiles())) console.log(`wrote ${path}`);
}
