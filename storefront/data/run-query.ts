import type { Operation } from '#contract/shop-bridge.ts';
import { storageKeys } from '#rules/session.ts';

type Answer<Result> = { data?: Result | null; errors?: { message: string; extensions?: { code?: string } }[] };

/** The data service refused or could not be reached; `code` as Hasura names it, e.g. `invalid-jwt`. */
export class DataServiceError extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.name = 'DataServiceError';
    this.code = code;
  }
}

/**
 * Runs an operation from the browser: a bearer token if there is one, and a role header with the stored role, or public
 * (specification 6). Never cached. Throws DataServiceError.
 */
export async function runQuery<Result, Variables>(operation: Operation<Result, Variables>, variables?: Variables): Promise<Result> {
  const token = localStorage.getItem(storageKeys.accessToken);
  const query = operation.toString();
  const response = await fetch('/v1/graphql', {
    method: 'POST',
    cache: 'no-store',
    headers: {
      'content-type': 'application/json',
      'x-hasura-role': token ? (localStorage.getItem(storageKeys.role) ?? 'user') : 'public',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ query, variables, operationName: operationName(query) }),
  });
  const answer: Answer<Result> = await response.json();
  const [error] = answer.errors ?? [];
  if (error || !answer.data)
    throw new DataServiceError(error?.message ?? `HTTP ${response.status}`, error?.extensions?.code ?? 'unexpected');
  return answer.data;
}

function operationName(query: string): string | undefined {
  return /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1];
}
