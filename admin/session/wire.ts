import { type CallOptions, callApi, type Method } from '#client/wire/call-api.ts';
import { idempotently } from '#client/wire/idempotency-keys.ts';
import { runQuery } from '#client/wire/run-query.ts';
import type { Operation } from '#contract/graphql/operation.ts';
import { officeRole } from './office-role.ts';

/** Asks the data service in the role somebody works as here, until `signal` says that nobody waits for it any more. Throws DataServiceError. */
export function ask<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables?: Variables,
  signal?: AbortSignal,
): Promise<Result> {
  return runQuery(operation, variables, signal === undefined ? fetchInRole : (input, init) => fetchInRole(input, { ...init, signal }));
}

/** Calls the REST API in the role somebody works as here: `await call<Reply>('POST', '/admin/orders/moves', { body })`. Throws ApiError. */
export function call<Reply>(method: Method, path: string, options: Omit<CallOptions, 'idempotencyKey'> = {}): Promise<Reply> {
  return callApi<Reply>(method, path, { ...options, by: fetchInRole });
}

/**
 * The same for a write that must not happen twice. The key belongs to the body: one whose reply was lost is sent again under its own
 * key; one that was refused, or that was changed since, is a new request. `proof` says who asks: it is sent with the body and kept nowhere.
 * Throws ApiError.
 */
export function callOnce<Reply>(method: Method, path: string, body?: object, proof: { password?: string } = {}): Promise<Reply> {
  const options = { ...(body === undefined ? {} : { body: { ...body, ...proof } }), by: fetchInRole };
  return idempotently(`${method} ${path}`, body ?? null, (idempotencyKey) => callApi<Reply>(method, path, { ...options, idempotencyKey }));
}

/** The shop's own session stores the role of a shopper for artists and brands; here they work as what they are. */
export const fetchInRole: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  const role = officeRole();
  if (headers.has('authorization') && role !== null) headers.set('x-hasura-role', role);
  return fetch(input, { ...init, headers });
};
