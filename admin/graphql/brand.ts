import type { Documents } from './brand.generated.ts';

/** A typed GraphQL operation run as a brand. After changing one, run `npm run generate`. */
/* @__NO_SIDE_EFFECTS__ */
export function graphql<const Text extends keyof Documents>(text: Text, fragments: readonly string[] = []): Documents[Text] {
  return [text, ...fragments].join('\n') as Documents[Text];
}
