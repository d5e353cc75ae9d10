// Generates types for the GraphQL operations of storefront, back office and contract, and the list of registered ones. Run directly, it needs
// no database, takes the grants that the repository holds and writes changes in about a second; `npm run generate` includes it.
import { type GraphQLSchema, isObjectType, Kind, NoUnusedFragmentsRule, print, specifiedRules, validate } from 'graphql';
import type { Role } from '#rules/member/rights/role.ts';
import { documentHash, documentText } from '#server/data/serve/document-hash.ts';
import { type GeneratedFile, writeOutdated } from './generated-file.ts';
import { schemaOf } from './graphql-sdl.ts';
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
import type { Grants } from './graphql-types/grants.ts';
import { genericsIn, variablesType } from './graphql-types/input-types.ts';
import { fragmentTypeName, resultType } from './graphql-types/result-types.ts';

const header = '// Written by tools/graphql-operations.ts; run `npm run generate` after changing an operation.\n';

/** All generated files about operations. Errors: throws with file and reason when a document is not valid for its role. */
export function operationFiles(grants: Grants): GeneratedFile[] {
  const screens = storefrontDocuments();
  const calls = callDocuments();
  const callFragments = fragmentsOf(calls);
  const member = schemaOf(grants, 'user');
  const office = officeSchemas.map((role) => ({ role, documents: officeDocuments(role) }));
  const callTypes = documentTypes(member, 'user', calls, callFragments);
  return [
    screensFile('client/graphql/operations.generated.ts', member, 'user', screens),
    { path: 'contract/graphql/calls.generated.ts', text: `${typesHeader(callTypes)}${callTypes}${callConstants(calls, callFragments)}` },
    ...office.map(({ role, documents }) => screensFile(`admin/graphql/${role}.generated.ts`, schemaOf(grants, role), role, documents)),
    {
      path: 'contract/graphql/registered.generated.ts',
      text: registeredFile([screens, calls, ...office.map(({ documents }) => documents)]),
    },
  ];
}

/** The types of the operations of screens in one role. */
function screensFile(path: string, schema: GraphQLSchema, role: Role, documents: readonly SourceDocument[]): GeneratedFile {
  const fragments = fragmentsOf(documents);
  for (const document of documents) checkPassed(document, fragments);
  const types = documentTypes(schema, role, documents, fragments);
  return { path, text: `${typesHeader(types)}${types}\n${documentsByText(documents)}` };
}

function documentTypes(schema: GraphQLSchema, role: Role, documents: readonly SourceDocument[], fragments: Fragments): string {
  const blocks: string[] = [];
  for (const document of documents) {
    for (const definition of document.definitions) check(schema, document, definition, fragments);
    for (const operation of operationsIn(document)) {
      const name = typeName(operation);
      const root = schema.getRootType(operation.operation);
      if (!root) throw new Error(`${document.file}: no ${operation.operation} type`);
      blocks.push(`export type ${name} = ${resultType(root, [operation.selectionSet], fragments)};`);
      blocks.push(`export type ${name}Variables = ${variablesType(schema, role, operation.variableDefinitions ?? [])};`);
    }
    for (const { name, typeCondition, selectionSet } of fragmentsIn(document)) {
      const type = schema.getType(typeCondition.name.value);
      if (!isObjectType(type)) throw new Error(`${document.file}: ${name.value} is on no object type`);
      blocks.push(`export type ${fragmentTypeName(name.value)} = ${resultType(type, [selectionSet], fragments)};`);
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

function registeredFile(groups: readonly (readonly SourceDocument[])[]): string {
  const entries = groups.flatMap((documents) => {
    const fragments = fragmentsOf(documents);
    return documents.flatMap(operationsIn).map((operation) => {
      const whole = { kind: Kind.DOCUMENT, definitions: [operation, ...fragmentsUsed(operation, fragments)] } as const;
      return [documentHash(whole), documentText(whole)] as const;
    });
  });
  const sorted = [...new Map(entries)].sort(([a], [b]) => a.localeCompare(b));
  const lines = sorted.map(([hash, text]) => `  '${hash}': ${JSON.stringify(text)},`);
  return `${header}
/** The operations of the shop's own screens by hash: what the data service accepts when free text is off. */
export const registeredOperations: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`;
}

function typesHeader(types: string): string {
  const named = ['Json', 'LocalizedText'].filter((name) => new RegExp(`\\b${name}\\b`).test(types));
  const plain = `import type { ${[...named, 'Operation'].join(', ')} } from '#contract/graphql/operation.ts';\n`;
  const inputs = genericsIn(types);
  const input = inputs.length > 0 ? `import type { ${inputs.join(', ')} } from '#contract/graphql/inputs.ts';\n` : '';
  return `${header}${input}${plain}${columnTypeImports(types)}\n`;
}

function typeName({ name, operation }: { name?: { value: string } | undefined; operation: string }): string {
  if (!name) throw new Error('every operation needs a name');
  return `${fragmentTypeName(name.value)}${fragmentTypeName(operation)}`;
}

if (import.meta.main) {
  const { grants } = await import('#contract/graphql/grants.generated.ts');
  for (const path of writeOutdated(operationFiles(grants))) console.log(`wrote ${path}`);
}
