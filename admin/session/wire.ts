import { type CallOptions, callApi, type Method } from '#client/wire/call-api.ts';
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
export function call<Reply>(method: Method, path: string, options: CallOptions = {}): Promise<Reply> {
  return callApi<Reply>(method, path, { ...options, by: fetchInRole });
}

/** The shop's own session stores the role of a shopper for artists and brands; here they work as what they are. */
export const fetchInRole: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  const role = officeRole();
  if (headers.has('authorization') && role !== null) headers.set('x-hasura-role', role);
  return fetch(input, { ...init, headers });
};
