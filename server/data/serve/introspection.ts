import { setTimeout as pause } from 'node:timers/promises';
import { type DocumentNode, Kind, type OperationDefinitionNode, print, type TypeNode } from 'graphql';
import { type Cached, cached } from '#server/cached.ts';
import { queueIsFull, workQueue } from '#server/limits/work-queue.ts';
import { sideThreads } from '#server/process/side-threads.ts';
import type { Compilation } from '../compile/context.ts';
import { rootFields } from '../compile/fields.ts';
import type { Described } from './introspection-worker.ts';
import type { RoleSchema } from './role-schema.ts';
import { TooBusy } from './shares.ts';

const introspectionNames = ['__schema', '__type'];

const thread = sideThreads(new URL('./introspection-worker.ts', import.meta.url), { memory: { maxOldGenerationSizeMb: 256 } });
const oneAtATime = workQueue({ lanes: 1, waiting: 8 });
/** How long a description may take, in ms, however busy the machine is. */
const longestMs = 20_000;

/** The next description starts after the last answer was sent, about a second for three megabytes. */
const charactersPerMs = 3_000;

/** A few descriptions per role are kept as text: clients and code generators send the same few queries. */
const kept = new WeakMap<RoleSchema, Cached<string | null>>();
const mostKept = 4;

/**
 * The introspection fields of a query as JSON text, described by a thread of their own, one query at a time; null when that is longer than
 * the role allows. Undefined when there are none. Table fields beside them are skipped here. Errors: TooBusy.
 */
export async function introspect(
  schema: RoleSchema,
  compilation: Compilation,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Promise<string | null | undefined> {
  const fields = rootFields(compilation, operation).filter((field) => introspectionNames.includes(field.name));
  if (fields.length === 0) return undefined;
  // Introspection takes names and flags only.
  const taken = (operation.variableDefinitions ?? []).filter(({ type }) => /^(?:String|Boolean)$/.test(namedType(type)));
  const alone: OperationDefinitionNode = {
    ...operation,
    variableDefinitions: taken,
    selectionSet: { kind: Kind.SELECTION_SET, selections: fields.flatMap((field) => field.nodes) },
  };
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const text = print({ kind: Kind.DOCUMENT, definitions: [alone, ...fragments] });
  const variables = Object.fromEntries(taken.map(({ variable: { name } }) => [name.value, compilation.variables[name.value]]));
  const descriptions = kept.get(schema) ?? cached<string | null>({ most: mostKept });
  kept.set(schema, descriptions);
  const key = `${text} ${JSON.stringify(variables)}`;
  const what: Described = { sdl: schema.sdl, text, variables, most: compilation.bounds.answerBytes };
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  const turn = oneAtATime(async () => {
    const written = await descriptions.get(key, () => thread.run(what, { name: 'describe', signal: AbortSignal.timeout(longestMs) }));
    resolve(written);
    await pause((written?.length ?? 0) / charactersPerMs, undefined, { ref: false });
  });
  turn.then((done) => done === queueIsFull && reject(new TooBusy('too many introspections at a time')), reject);
  return promise;
}

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}
