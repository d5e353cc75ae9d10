import type { Pool } from 'pg';
import type { Operation } from '#contract/graphql/operation.ts';
import { registeredOperations } from '#contract/graphql/registered.generated.ts';
import { databaseFault } from '#db/faults.ts';
import type { DataRole } from '#db/open.ts';
import { readFrom } from '#db/replica.ts';
import { isRole, type Role } from '#rules/member/rights/role.ts';
import { isUnlimited, tableRoles } from '#rules/member/rights/staff-role.ts';
import type { TokenOrigin } from '#rules/member/sign-in/standing.ts';
import { readStaffRoles } from '#server/plugins/viewer/staff-roles.ts';
import type { Shop, ShopParts } from '#server/shop.ts';
import type { CheckedDocument } from './serve/document-cache.ts';
import { type DataError, errorsOf, invalid } from './serve/errors.ts';
import { type Answered, type Request, runOperation } from './serve/execute.ts';
import { findPage, withCount } from './serve/found-page.ts';
import { boundsByRole } from './serve/limits.ts';
import type { RequestBody } from './serve/request-body.ts';
import { type RoleSchema, roleSchemas } from './serve/role-schema.ts';
import { TooBusy } from './serve/shares.ts';
import { writeQuota } from './serve/write-quota.ts';

/** The caller, from the verified token. */
export interface Asker {
  readonly role: Role;
  readonly userId: string | null;
  /** True when the caller renders a page: uses separate connections, which visitors' queries cannot exhaust. */
  readonly isPage?: boolean;
  /** Runs on this instead of the role's connections: a transaction with unpublished content (server/nouns/content/as-if.ts). */
  readonly on?: Pool;
  /** The caller's network address, for the quota of writes. */
  readonly address?: string;
  /** Absent when no token identifies the member. */
  readonly token?: TokenOrigin | null;
}

export type DataResult<Data> = { readonly data: Data } | { readonly errors: readonly DataError[] };

/** The data service without HTTP. */
export interface DataEngine {
  /**
   * Handles one request and returns the whole response as JSON text. Operations sent together share `allowance`, the bytes of their
   * responses; a single one may use all its role allows. Throws only for database outages (db/faults.ts) and TooBusy.
   */
  answer(asker: Asker, body: RequestBody, allowance?: Allowance): Promise<string>;
  /** Runs one of the shop's own operations in this process, by default for a page, as a visitor. Throws like `answer`. */
  execute<Data, Variables>(operation: Operation<Data, Variables>, variables?: Variables, asker?: Asker): Promise<DataResult<Data>>;
  /** Loads a role's schema now, so that an invalid one fails at startup, not at the first request. */
  prepare(role: Role): Promise<void>;
}

/** Bytes left for the responses of one request. */
export interface Allowance {
  bytes: number;
}

/** The full allowance of one request by a role. */
export function allowanceOf(role: Role): Allowance {
  return { bytes: boundsByRole[role].answerBytes };
}

const page: Asker = { role: 'public', userId: null, isPage: true };

export function createDataEngine(shop: ShopParts & Partial<Pick<Shop, 'gateways'>>, report: (thrown: unknown) => void): DataEngine {
  const { allowFreeText, allowIntrospection } = shop.config.data;
  const schemaOf = roleSchemas(shop.database, (role) => allowIntrospection || role === 'admin');

  const quota = writeQuota(shop.database.identityPool);

  /**
   * The schema of an operation. Staff with limited tables use the first of their staff roles that has everything it names, else a
   * shopper's: roles are not combined within one operation. Errors: those of `read`.
   */
  async function schemaFor(asker: Asker, read: (schema: RoleSchema) => CheckedDocument) {
    const { role, userId, isPage } = asker;
    const held = role === 'admin' && userId !== null && !isPage ? await readStaffRoles(shop, userId) : null;
    const acting: readonly DataRole[] =
      held === null || isUnlimited(held) ? [role] : [...tableRoles.filter((each) => held.includes(each)), 'user'];
    let refusal: unknown;
    for (const each of acting) {
      const schema = await schemaOf(each);
      try {
        return { schema, checked: read(schema) };
      } catch (error) {
        refusal ??= error;
      }
    }
    throw refusal;
  }

  async function run(schema: RoleSchema, asker: Asker, checked: CheckedDocument, body: RequestBody, bytesLeft: number): Promise<Answered> {
    const { operationName } = body;
    const { role, userId, token, isPage, on } = asker;
    // What is supposed to be published stands in no search engine.
    const page = on === undefined ? await findPage(shop.gateways?.search, role, checked, body) : null;
    const variables = page?.variables ?? body.variables;
    let hasWritten = false;
    const bookWritten = (rows: number) => {
      hasWritten = true;
      return quota(asker, rows);
    };
    const member = userId === null ? null : { userId, token: token ?? null };
    const { dataRole } = schema;
    const ofVisitors = isPage ? 'pages' : 'public';
    const pool = on ?? shop.database.pool(isPage || dataRole === 'public' ? ofVisitors : 'members');
    // A page that another process asks for is kept by it, and may be purged there before this process hears of the change.
    const mayLag = dataRole === 'public' && userId === null && on === undefined && (!isPage || shop.config.services.includes('web'));
    const read: Request['read'] = (query) =>
      mayLag ? readFrom(shop.database, (from) => query(from.pool(ofVisitors)), isPage ? undefined : asker.address) : query(pool);
    const acting = shop.database.actAs(dataRole, userId, !isRole(dataRole));
    const keepsPlans = on === undefined;
    const request = { schema, pool, read, acting, keepsPlans, member, checked, operationName, variables, bookWritten, bytesLeft };
    const answered = await runOperation(request);
    if (hasWritten) shop.database.replica?.changed(asker.address);
    return page === null ? answered : { ...answered, data: withCount(answered.data, page.count) };
  }

  return {
    async answer(asker, body, allowance) {
      try {
        const { schema, checked } = await schemaFor(asker, (each) =>
          readDocument(each, body, allowFreeText || asker.role === 'admin' || asker.isPage === true),
        );
        const { data, truncated } = await run(schema, asker, checked, body, (allowance ?? allowanceOf(asker.role)).bytes);
        if (allowance) allowance.bytes -= Buffer.byteLength(data);
        const extensions = truncated.length > 0 ? `,"extensions":${JSON.stringify({ truncated })}` : '';
        return `{"data":${data}${extensions}}`;
      } catch (error) {
        if (databaseFault(error) || error instanceof TooBusy) throw error;
        return JSON.stringify({ errors: errorsOf(error, report) });
      }
    },
    async execute(operation, variables, asker = page) {
      try {
        const body: RequestBody = { query: operation, hash: null, operationName: null, variables: { ...(variables ?? {}) } };
        const { schema, checked } = await schemaFor(asker, ({ documents }) => documents.readOwn(operation));
        const { data } = await run(schema, asker, checked, body, allowanceOf(asker.role).bytes);
        return { data: JSON.parse(data) };
      } catch (error) {
        if (databaseFault(error)) throw error;
        return { errors: errorsOf(error, report) };
      }
    },
    async prepare(role) {
      await schemaOf(role);
    },
  };
}

/** The document of a request: its text, or the registered operation with its hash. */
function readDocument({ documents }: RoleSchema, { query, hash }: RequestBody, isFreeTextAllowed: boolean): CheckedDocument {
  if (query === null) {
    const registered = hash !== null && Object.hasOwn(registeredOperations, hash) ? registeredOperations[hash] : undefined;
    if (registered === undefined) throw invalid(hash === null ? 'query is missing' : 'PersistedQueryNotFound');
    return documents.readOwn(registered);
  }
  const checked = documents.read(query, isFreeTextAllowed);
  if (hash !== null && checked.hash !== hash) throw invalid('the hash is not that of the query');
  return checked;
}
