import { selectTerms } from '#contract/graphql/calls.generated.ts';
import type { ShopBridge } from '#contract/shop-bridge.ts';
import { translated } from '#rules/shop/locale.ts';
import { termsVersionQuery, termsVersionsQuery } from './operations.ts';

/**
 * Terms of a type in the language of the page, their HTML made safe: those in force, none when there are none (specification 7, Terms), or the
 * `version` that is asked for; and which others there are.
 */
export async function loadTerms({ query, sanitizeHtml, locale }: ShopBridge, type: string, version: number | null = null) {
  const [shown, { versions }] = await Promise.all([
    version === null
      ? // The one to come is read after the one in force, which is older.
        query(selectTerms, { type }).then(({ management_terms }) => management_terms.slice(0, 1))
      : query(termsVersionQuery, { type, id: version }).then(({ terms }) => terms),
    query(termsVersionsQuery, { type }),
  ]);
  return {
    terms: shown.map(({ translations, ...terms }) => ({
      ...terms,
      content: sanitizeHtml(translated({ ...terms, translations }, 'content', locale)),
    })),
    versions,
  };
}

export type LoadedTerms = Awaited<ReturnType<typeof loadTerms>>;
