import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type DefinitionNode, type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse, visit } from 'graphql';

const root = join(import.meta.dirname, '..', '..');

/** One GraphQL text of the repository, as it stands in its file. */
export interface SourceDocument {
  readonly file: string;
  readonly text: string;
  /** True for `graphql(...)` calls, whose types are written; texts marked with a GraphQL comment bring their own. */
  readonly isTyped: boolean;
  readonly definitions: readonly DefinitionNode[];
}

/** Every document in a storefront file: `graphql(\`…\`)` and texts marked by a `GraphQL` comment. */
export function storefrontDocuments(): SourceDocument[] {
  return ['client', 'storefront']
    .flatMap((room) => filesBelow(room, /\.tsx?$/))
    .filter((file) => !file.startsWith('client/graphql/'))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(marked)].map((match) => documentOf(file, match)));
}

/** The named operations of the specification's calls, contract/graphql/calls/*.graphql. */
export function callDocuments(): SourceDocument[] {
  return filesBelow('contract/graphql/calls', /\.graphql$/).map((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return { file, text, isTyped: true, definitions: parse(text, { noLocation: false }).definitions };
  });
}

const marked = /(?:\b(graphql)\(\s*(?:\/\*[^*]*\*\/\s*)?|\/\*\s*GraphQL\s*\*\/\s*)`([^`]*)`/g;

function documentOf(file: string, [, call, text = '']: RegExpMatchArray): SourceDocument {
  if (text.includes('${')) throw new Error(`${file}: a GraphQL text cannot be put together; pass fragments as graphql(text, [fragments])`);
  try {
    return { file, text, isTyped: call !== undefined, definitions: parse(text).definitions };
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
  for (const { file, definitions } of documents) {
    for (const definition of definitions) {
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
      if (found.has(definition.name.value)) throw new Error(`${file}: a second fragment ${definition.name.value}`);
      found.set(definition.name.value, definition);
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
