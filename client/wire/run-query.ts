import type { Operation } from '#contract/graphql/operation.ts';
import { authorizedFetch, renewSession } from '../session/session.ts';

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
 * Runs an operation of the data service from the browser, as whoever is signed in (specification 6). Never cached. A refused token,
 * which comes with status 200, is renewed once. `by` carries it, as in `authorizedFetch`. Throws DataServiceError.
 */
export async function runQuery<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables?: Variables,
  by?: typeof fetch,
): Promise<Result> {
  const first = await ask(operation, variables, by);
  const again = first.errors?.[0]?.extensions?.code === 'invalid-jwt' && (await renewSession(null));
  const answer = again ? await ask(operation, variables, by) : first;
  const [error] = answer.errors ?? [];
  if (error || !answer.data) throw new DataServiceError(error?.message ?? 'no data', error?.extensions?.code ?? 'unexpected');
  return answer.data;
}

async function ask<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables | undefined,
  by: typeof fetch | undefined,
): Promise<Answer<Result>> {
  const init = {
    method: 'POST',
    cache: 'no-store',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: operation, variables, operationName: /\b(?:query|mutation)\s+(\w+)/.exec(operation)?.[1] }),
  } as const;
  const response = await authorizedFetch('/v1/graphql', init, by);
  return response.json();
}
