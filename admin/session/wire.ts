import { type CallOptions, callApi, type Method } from '#client/wire/call-api.ts';
import { runQuery } from '#client/wire/run-query.ts';
import type { Operation } from '#contract/graphql/operation.ts';
import { officeRole } from './office-role.ts';

/** Asks the data service in the role somebody works as here. Throws DataServiceError. */
export function ask<Result, Variables>(operation: Operation<Result, Variables>, variables?: Variables): Promise<Result> {
  return runQuery(operation, variables, carrier());
}

/** Calls the REST API in the role somebody works as here: `await call<Reply>('POST', '/admin/orders/moves', { body })`. Throws ApiError. */
export function call<Reply>(method: Method, path: string, options: CallOptions = {}): Promise<Reply> {
  return callApi<Reply>(method, path, { ...(ending === null ? {} : { signal: ending }), ...options, by: fetchInRole });
}

/** What ends the questions that are asked right now; null: they are all wanted to their end. */
let ending: AbortSignal | null = null;

/** Runs work whose questions end with `signal`: those it asks at once, before it waits for anything. */
export function askingUntil<Result>(signal: AbortSignal, work: () => Result): Result {
  ending = signal;
  try {
    return work();
  } finally {
    ending = null;
  }
}

function carrier(): typeof fetch {
  const signal = ending;
  return signal === null ? fetchInRole : (input, init) => fetchInRole(input, { ...init, signal });
}

/** The shop's own session stores the role of a shopper for artists and brands; here they work as what they are. */
export const fetchInRole: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  const role = officeRole();
  if (headers.has('authorization') && role !== null) headers.set('x-hasura-role', role);
  return fetch(input, { ...init, headers });
};
