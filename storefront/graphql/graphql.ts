// Written by tools/graphql-operations.ts; run `npm run generate` after changing an operation.

/** Types a GraphQL text written beside a screen; fragments it spreads are passed along. Unknown text: run `npm run generate`. */
export function graphql(source: never, fragments?: readonly string[]): string;
export function graphql(source: string, fragments: readonly string[] = []): string {
  return [source, ...fragments].join('\n');
}
