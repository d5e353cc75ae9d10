import type { Documents } from './operations.generated.ts';

/**
 * A GraphQL text written beside the screen that asks it, with the types of what it takes and gives; the fragments it spreads are passed
 * along. Types are known by the text's letters: after changing one, run `npm run generate`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function graphql<const Text extends keyof Documents>(text: Text, fragments: readonly string[] = []): Documents[Text] {
  return [text, ...fragments].join('\n') as Documents[Text];
}
