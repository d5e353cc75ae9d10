import type { Documents } from './operations.generated.ts';

/**
 * A typed GraphQL operation, declared next to the screen that uses it, with the fragments it spreads. Types are looked up by its text:
 * after changing one, run `npm run generate`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function graphql<const Text extends keyof Documents>(text: Text, fragments: readonly string[] = []): Documents[Text] {
  return [text, ...fragments].join('\n') as Documents[Text];
}
