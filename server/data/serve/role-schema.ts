import { buildSchema, type GraphQLSchema } from 'graphql';
import type { Database } from '#db/open.ts';
import type { Role } from '#rules/member/rights/role.ts';
import type { Model } from '../model/model.ts';
import { readModel } from '../model/read-model.ts';
import { printSdl } from '../sdl/print-sdl.ts';
import { DocumentCache } from './document-cache.ts';
import { relaxScalars } from './scalars.ts';

/** The schema one role's requests are validated against. */
export interface RoleSchema {
  readonly role: Role;
  readonly model: Model;
  readonly sdl: string;
  readonly schema: GraphQLSchema;
  readonly documents: DocumentCache;
  /** Whether the role may introspect; otherwise errors do not suggest similar names. */
  readonly mayIntrospect: boolean;
}

/** Returns a role's schema, read from the database on first use. A failed read is retried by the next call. */
export function roleSchemas(database: Database, mayIntrospect: (role: Role) => boolean): (role: Role) => Promise<RoleSchema> {
  const known = new Map<Role, Promise<RoleSchema>>();
  return (role) => {
    const existing = known.get(role);
    if (existing) return existing;
    const reading = readRoleSchema(database, role, mayIntrospect(role));
    known.set(role, reading);
    reading.catch(() => known.delete(role));
    return reading;
  };
}

async function readRoleSchema(database: Database, role: Role, mayIntrospect: boolean): Promise<RoleSchema> {
  const model = await readModel(database.pool(role), role);
  const sdl = printSdl(model);
  const schema = schemaOf(sdl);
  return { role, model, sdl, schema, documents: new DocumentCache(schema, mayIntrospect), mayIntrospect };
}

const built = new Map<string, GraphQLSchema>();

/**
 * The schema for an SDL text. Shops in one process with the same tables and grants share it, because building it takes longer than reading
 * them.
 */
function schemaOf(sdl: string): GraphQLSchema {
  const schema = built.get(sdl) ?? relaxScalars(buildSchema(sdl, { assumeValidSDL: true, noLocation: true }));
  built.set(sdl, schema);
  return schema;
}
