import type { Operation } from '#contract/graphql/operation.ts';

/** `runQuery` for further pages of a list: its code (5 kB) is loaded with the first such page. */
export async function queryLater<Result, Variables>(operation: Operation<Result, Variables>, variables?: Variables): Promise<Result> {
  const { runQuery } = await import('./run-query.ts');
  return runQuery(operation, variables);
}
