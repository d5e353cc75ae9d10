// The thread that describes a role's schema (managed by introspection.ts): writing thousands of types takes a core for half a second.
import { buildSchema, executeSync, type GraphQLSchema, parse } from 'graphql';
import { lowerPriority } from '#server/process/lower-priority.ts';
import { relaxScalars } from './scalars.ts';

/** Same as the rendering thread: a quarter of a core while the serving thread is busy. */
const niceness = 5;

lowerPriority(niceness);

export interface Described {
  readonly sdl: string;
  /** An operation with introspection fields only, and its fragments. */
  readonly text: string;
  readonly variables: Record<string, unknown>;
  /** Maximum characters of the response. */
  readonly most: number;
}

let last: { sdl: string; schema: GraphQLSchema } | null = null;

/** The `data` as JSON text; null when it is longer than allowed. */
export function describe({ sdl, text, variables, most }: Described): string | null {
  if (last?.sdl !== sdl) last = { sdl, schema: relaxScalars(buildSchema(sdl, { assumeValidSDL: true, noLocation: true })) };
  const { data } = executeSync({ schema: last.schema, document: parse(text), variableValues: variables });
  const written = JSON.stringify(data ?? {}).replace(
    /[\u0080-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  // Kept as one byte a character: the serving thread copies it instead of encoding it.
  return written.length > most ? null : Buffer.from(written).toString('latin1');
}
