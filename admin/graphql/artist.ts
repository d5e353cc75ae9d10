import type { Documents } from './artist.generated.ts';

/** A GraphQL text that is asked as an artist, with the types of what it takes and gives. After changing one, run `npm run generate`. */
/* @__NO_SIDE_EFFECTS__ */
export function graphql<const Text extends keyof Documents>(text: Text, fragments: readonly string[] = []): Documents[Text] {
  return [text, ...fragments].join('\n') as Documents[Text];
}
