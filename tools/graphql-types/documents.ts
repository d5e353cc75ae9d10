import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type DefinitionNode, type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse, visit } from 'graphql';

const root = join(import.meta.dirname, '..', '..');

/** One GraphQL text of the repository, as it stands in its file. */
export interface SourceDocument {
  readonly file: string;
  readonly text: string;
  /** The names of the fragments passed along with a `graphql(...)` text; a document of its own file passes none. */
  readonly passed: readonly string[];
  readonly definitions: readonly DefinitionNode[];
}

/** Every GraphQL text of the browser's code: `graphql(\`…\`, [fragments])`. Errors: throws when one is written another way. */
export function storefrontDocuments(): SourceDocument[] {
  return ['client', 'storefront']
    .flatMap((room) => filesBelow(room, /\.tsx?$/))
    .filter((file) => !file.startsWith('client/graphql/'))
    .flatMap((file) => documentsIn(file, readFileSync(join(root, file), 'utf8')));
}

/** The roles whose schema the back office asks by: which, says the import of `graphql` (`#admin/graphql/<role>.ts`). */
export const officeSchemas = ['admin', 'artist', 'brand'] as const;

/** Every GraphQL text of the back office that is asked in one role. */
export function officeDocuments(role: (typeof officeSchemas)[number]): SourceDocument[] {
  return filesBelow('admin', /\.tsx?$/)
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
    .filter(([, source]) => source.includes(`from '#admin/graphql/${role}.ts'`))
    .flatMap(([file, source]) => documentsIn(file, source));
}

function documentsIn(file: string, source: string): SourceDocument[] {
  if (/\/\*\s*GraphQL\s*\*\//.test(source)) throw new Error(`${file}: write graphql(text) instead of a GraphQL comment`);
  return [...source.matchAll(calls)].map((match) => documentOf(file, match));
}

/** The named operations of the specification's calls, contract/graphql/calls/*.graphql. */
export function callDocuments(): SourceDocument[] {
  return filesBelow('contract/graphql/calls', /\.graphql$/).map((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return { file, text, passed: [], definitions: parse(text).definitions };
  });
}

const calls = /\bgraphql\(\s*`([^`]*)`\s*(?:,\s*\[([^\]]*)\])?/g;

function documentOf(file: string, [, text = '', list = '']: RegExpMatchArray): SourceDocument {
  if (text.includes('${')) throw new Error(`${file}: a GraphQL text cannot be put together; pass fragments as graphql(text, [fragments])`);
  try {
    return { file, text, passed: list.match(/\w+/g) ?? [], definitions: parse(text).definitions };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function filesBelow(folder: string, form: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && form.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** All fragments by name. Errors: throws when two share one. */
export function fragmentsOf(documents: readonly SourceDocument[]): Fragments {
  const found = new Map<string, FragmentDefinitionNode>();
  for (const document of documents) {
    for (const fragment of fragmentsIn(document)) {
      if (found.has(fragment.name.value)) throw new Error(`${document.file}: a second fragment ${fragment.name.value}`);
      found.set(fragment.name.value, fragment);
    }
  }
  return found;
}

/** The fragments a definition spreads, and those they spread. */
export function fragmentsUsed(definition: DefinitionNode, fragments: Fragments): FragmentDefinitionNode[] {
  const used = new Set<FragmentDefinitionNode>();
  const follow = (node: DefinitionNode) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment) throw new Error(`no fragment ${name.value}`);
        if (used.has(fragment)) return;
        used.add(fragment);
        follow(fragment);
      },
    });
  follow(definition);
  return [...used];
}

export function operationsIn(document: SourceDocument): OperationDefinitionNode[] {
  return document.definitions.filter((definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION);
}

export function fragmentsIn(document: SourceDocument): FragmentDefinitionNode[] {
  return document.definitions.filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION);
}

/**
 * A text is sent with what is passed along, so that must be what it spreads: each fragment once, its constant named as the fragment.
 * Errors: throws when more or less is passed.
 */
export function checkPassed(document: SourceDocument, fragments: Fragments): void {
  const [operation] = operationsIn(document);
  const spread = operation ? fragmentsUsed(operation, fragments).map(({ name }) => name.value) : [];
  const [wanted, passed] = [spread, document.passed].map((names) => [...names].sort().join(', '));
  const name = operation?.name?.value ?? fragmentsIn(document)[0]?.name.value;
  if (wanted !== passed) throw new Error(`${document.file}: ${name} spreads [${wanted}] but passes [${passed}]`);
}
