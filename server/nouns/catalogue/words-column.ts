import type { LocalizedText } from '#contract/graphql/operation.ts';

/** Localized text as its column stores it. */
export function wordsColumn<Words extends LocalizedText | null>(words: Words): Words extends null ? null : string {
  return (words === null ? null : JSON.stringify(words)) as Words extends null ? null : string;
}
