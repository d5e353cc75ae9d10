import type { Operation } from '#contract/graphql/operation.ts';

/** `runQuery` for further pages of a list: its code (5 kB) is loaded with the first one that is asked for. */
export async function queryLater<Result, Variables>(operation: Operation<Result, Variables>, variables?: Variables): Promise<Result> {
  const { runQuery } = await import('./run-query.ts');
  return runQuery(operation, variables);
}
