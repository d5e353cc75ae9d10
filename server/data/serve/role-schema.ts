import { buildSchema, type GraphQLSchema } from 'graphql';
import type { Database, DataRole } from '#db/open.ts';
import { isRole, type Role } from '#rules/member/rights/role.ts';
import type { Model } from '../model/model.ts';
import { readModel } from '../model/read-model.ts';
import { printSdl } from '../sdl/print-sdl.ts';
import { DocumentCache } from './document-cache.ts';
import { relaxScalars } from './scalars.ts';

/** The schema one role's requests are validated against. */
export interface RoleSchema {
  /** The role whose limits apply; for staff with limited tables that of administrators. */
  readonly role: Role;
  /** The role of the database. */
  readonly dataRole: DataRole;
  readonly model: Model;
  readonly sdl: string;
  readonly schema: GraphQLSchema;
  readonly documents: DocumentCache;
  /** Whether the role may introspect; otherwise errors do not suggest similar names. */
  readonly mayIntrospect: boolean;
}

/** Returns a role's schema, read from the database on first use. A failed read is retried by the next call. */
export function roleSchemas(database: Database, mayIntrospect: (role: DataRole) => boolean): (role: DataRole) => Promise<RoleSchema> {
  const known = new Map<DataRole, Promise<RoleSchema>>();
  return (role) => {
    const existing = known.get(role);
    if (existing) return existing;
    const reading = readRoleSchema(database, role, mayIntrospect(role));
    known.set(role, reading);
    reading.catch(() => known.delete(role));
    return reading;
  };
}

async function readRoleSchema(database: Database, dataRole: DataRole, mayIntrospect: boolean): Promise<RoleSchema> {
  const role = isRole(dataRole) ? dataRole : 'admin';
  const model = await readModel(database, role, dataRole);
  const sdl = printSdl(model);
  const schema = schemaOf(sdl);
  return { role, dataRole, model, sdl, schema, documents: new DocumentCache(schema, mayIntrospect), mayIntrospect };
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
