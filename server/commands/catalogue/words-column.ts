import type { LocalizedText } from '#contract/graphql/operation.ts';

/** Words in the languages of the shop as their column takes them. */
export function wordsColumn<Words extends LocalizedText | null>(words: Words): Words extends null ? null : string {
  return (words === null ? null : JSON.stringify(words)) as Words extends null ? null : string;
}
