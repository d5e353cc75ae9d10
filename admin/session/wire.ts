import { ApiError, errorOf } from '#client/wire/api-error.ts';
import { type CallOptions, callApi, type Method } from '#client/wire/call-api.ts';
import { idempotently, type KeyStorage } from '#client/wire/idempotency-keys.ts';
import { runQuery } from '#client/wire/run-query.ts';
import type { Operation } from '#contract/graphql/operation.ts';
import { officeKeys } from './office-keys.ts';
import { officeRole } from './office-role.ts';

/**
 * Queries the data service in the user's role; `signal` aborts. Throws DataServiceError for what the service refuses, and ApiError if it
 * does not answer or fails: an outage, or a bug (500).
 */
export function runOperation<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables?: Variables,
  signal?: AbortSignal,
): Promise<Result> {
  return runQuery(operation, variables, (input, init) => fetchData(input, signal === undefined ? init : { ...init, signal }));
}

/** The data service fails as the REST API does, so that the outages of both are reported and read again alike. */
const fetchData: typeof fetch = async (input, init) => {
  const response = await fetchInRole(input, init).catch((error: unknown) => {
    if (init?.signal?.aborted) throw error;
    throw new ApiError('UNAVAILABLE', { status: 0, cause: error });
  });
  if (response.status === 429 || response.status >= 500) throw await errorOf(response);
  return response;
};

/** Calls the REST API in the user's role: `await call<Reply>('POST', '/admin/orders/moves', { body })`. Throws ApiError. */
export function call<Reply>(method: Method, path: string, options: Omit<CallOptions, 'idempotencyKey'> = {}): Promise<Reply> {
  return callApi<Reply>(method, path, { ...options, by: fetchInRole });
}

interface OnceOptions {
  /** Re-authentication data, sent with the body and never stored. */
  proof?: { password?: string };
  /**
   * Where the body is stored with its key while its result is unknown, instead of `officeKeys`: `pageMemory` for a body with a personal
   * address.
   */
  storage?: () => KeyStorage;
}

/**
 * Calls the REST API for a write that must not happen twice. The key belongs to the body: after a lost response it is sent again with its
 * key, from another tab too and after the next sign-in; after an error or a change it is a new request. A draft outlives the server's memory
 * of its key: then it is not sent, and the error (IDEMPOTENCY_KEY_EXPIRED) says to look first. Throws ApiError.
 */
export async function callOnce<Reply>(
  method: Method,
  path: string,
  body?: object,
  { proof = {}, storage }: OnceOptions = {},
): Promise<Reply> {
  const options = { ...(body === undefined ? {} : { body: { ...body, ...proof } }), by: fetchInRole };
  const write = (idempotencyKey: string) => callApi<Reply>(method, path, { ...options, idempotencyKey });
  const name = `${method} ${path}`;
  const request = body ?? null;
  return idempotently(name, request, write, { storage: storage === undefined ? await officeKeys(name, request) : storage() });
}

/** `fetch` that sends the user's office role with a signed-in request: the session itself names artists and brands as shoppers. */
export const fetchInRole: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  const role = officeRole();
  if (headers.has('authorization') && role !== null) headers.set('x-hasura-role', role);
  return fetch(input, { ...init, headers });
};
