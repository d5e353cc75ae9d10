import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type DefinitionNode, type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse, visit } from 'graphql';

const root = join(import.meta.dirname, '..', '..');

/** A GraphQL text in the repository, as written in its file. */
export interface SourceDocument {
  readonly file: string;
  readonly text: string;
  /** The names of the fragments passed to `graphql(...)`; a document in its own file passes none. */
  readonly passed: readonly string[];
  readonly definitions: readonly DefinitionNode[];
}

/** Every GraphQL text in the browser code: `graphql(\`…\`, [fragments])`. Errors: throws when one is written differently. */
export function storefrontDocuments(): SourceDocument[] {
  return ['client', 'storefront']
    .flatMap((room) => filesBelow(room, /\.tsx?$/))
    .filter((file) => !file.startsWith('client/graphql/'))
    .flatMap((file) => documentsIn(file, readFileSync(join(root, file), 'utf8')));
}

/** The roles whose schemas the back office uses; the import of `graphql` selects one (`#admin/graphql/<role>.ts`). */
export const officeSchemas = ['admin', 'artist', 'brand'] as const;

/** Every GraphQL text of the back office for one role. */
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

/** The named operations for the specification's calls, contract/graphql/calls/*.graphql. */
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

/** All fragments by name. Errors: throws when two share a name. */
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

/** The fragments a definition spreads, directly or indirectly. */
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
 * A text is sent with the fragments passed along, so they must be exactly those it spreads, each once, in a constant named like the
 * fragment. Errors: throws otherwise.
 */
export function checkPassed(document: SourceDocument, fragments: Fragments): void {
  const [operation] = operationsIn(document);
  const spread = operation ? fragmentsUsed(operation, fragments).map(({ name }) => name.value) : [];
  const [wanted, passed] = [spread, document.passed].map((names) => [...names].sort().join(', '));
  const name = operation?.name?.value ?? fragmentsIn(document)[0]?.name.value;
  if (wanted !== passed) throw new Error(`${document.file}: ${name} spreads [${wanted}] but passes [${passed}]`);
}
