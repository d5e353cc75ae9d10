import { selectTerms } from '#contract/graphql/calls.generated.ts';
import type { ShopBridge } from '#contract/shop-bridge.ts';
import { languagesTranslated, translated } from '#rules/shop/locale.ts';
import { termsVersionQuery, termsVersionsQuery } from './operations.ts';

/**
 * Terms of a type in the page's language with sanitized HTML: those in force, none if there are none (specification 7.13, Terms), or the
 * requested `version`. Also lists the other versions.
 */
export async function loadTerms({ query, sanitizeHtml, locale }: ShopBridge, type: string, version: number | null = null) {
  const [shown, { versions }] = await Promise.all([
    version === null
      ? // Upcoming terms come after those in force, which are older.
        query(selectTerms, { type }).then(({ management_terms }) => management_terms.slice(0, 1))
      : query(termsVersionQuery, { type, id: version }).then(({ terms }) => terms),
    query(termsVersionsQuery, { type }),
  ]);
  return {
    /** The languages it is written in; in others it is marked as Korean. */
    languages: languagesTranslated(shown[0]?.translations, 'content'),
    terms: shown.map(({ translations, ...terms }) => ({
      ...terms,
      content: sanitizeHtml(translated({ ...terms, translations }, 'content', locale)),
    })),
    versions,
  };
}

export type LoadedTerms = Awaited<ReturnType<typeof loadTerms>>;
