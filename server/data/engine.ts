import { registeredOperations } from '#contract/graphql/registered.generated.ts';
import type { Operation } from '#contract/shop-bridge.ts';
import { databaseFault } from '#db/faults.ts';
import type { Role } from '#rules/role.ts';
import type { Shop } from '#server/shop.ts';
import type { CheckedDocument } from './serve/document-cache.ts';
import { type DataError, errorsOf, invalid } from './serve/errors.ts';
import { runOperation } from './serve/execute.ts';
import type { RequestBody } from './serve/request-body.ts';
import { type RoleSchema, roleSchemas } from './serve/role-schema.ts';

/** Who asks, from the verified token. */
export interface Asker {
  readonly role: Role;
  readonly userId: string | null;
  /** Asks for a page: on connections of its own, which no visitor's query can hold. */
  readonly isPage?: boolean;
  /** When the token was issued, in seconds since 1970; absent where none speaks for the member. */
  readonly issuedAt?: number | null;
}

export type DataResult<Data> = { readonly data: Data } | { readonly errors: readonly DataError[] };

/** The data service without HTTP. */
export interface DataEngine {
  /** Answers one request with the whole response as JSON text. Throws for outages of the database only (db/faults.ts). */
  answer(asker: Asker, body: RequestBody): Promise<string>;
  /** Runs one of the shop's own operations in this process, by default for a page, as a visitor. Throws as `answer`. */
  execute<Data, Variables>(operation: Operation<Data, Variables>, variables?: Variables, asker?: Asker): Promise<DataResult<Data>>;
  /** Reads the schema of a role now, so that a wrong one stops the start instead of the first request. */
  prepare(role: Role): Promise<void>;
}

const page: Asker = { role: 'public', userId: null, isPage: true };

export function createDataEngine(shop: Shop, report: (thrown: unknown) => void): DataEngine {
  const { allowFreeText, allowIntrospection } = shop.config.data;
  const schemaOf = roleSchemas(shop.database, (role) => allowIntrospection || role !== 'public');

  async function run(asker: Asker, body: RequestBody, isFreeTextAllowed: boolean): Promise<string> {
    const schema = await schemaOf(asker.role);
    const { checked, isRegistered } = readDocument(schema, body, isFreeTextAllowed);
    const { operationName, variables } = body;
    const member = asker.userId === null ? null : { userId: asker.userId, issuedAt: asker.issuedAt ?? null };
    const pool = shop.database.pool(asker.isPage ? 'pages' : asker.role);
    return runOperation({ schema, pool, member, checked, isRegistered, operationName, variables });
  }

  return {
    async answer(asker, body) {
      try {
        return `{"data":${await run(asker, body, allowFreeText || asker.role === 'admin' || asker.isPage === true)}}`;
      } catch (error) {
        if (databaseFault(error)) throw error;
        return JSON.stringify({ errors: errorsOf(error, report) });
      }
    },
    async execute(operation, variables, asker = page) {
      try {
        const body: RequestBody = { query: operation.toString(), hash: null, operationName: null, variables: { ...(variables ?? {}) } };
        return { data: JSON.parse(await run(asker, body, true)) };
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

/** The document of a request: its text, or the registered operation its hash names. */
function readDocument(
  schema: RoleSchema,
  { query, hash }: RequestBody,
  isFreeTextAllowed: boolean,
): { checked: CheckedDocument; isRegistered: boolean } {
  const text = query ?? (hash === null ? null : (registeredOperations[hash] ?? null));
  if (text === null) throw invalid(hash === null ? 'query is missing' : 'PersistedQueryNotFound');
  const checked = schema.documents.read(text);
  if (query !== null && hash !== null && checked.hash !== hash) throw invalid('the hash is not that of the query');
  const isRegistered = registeredOperations[checked.hash] !== undefined;
  if (!isRegistered && !isFreeTextAllowed) throw invalid('only registered operations are accepted');
  return { checked, isRegistered };
}
