import { selectTerms } from '#contract/graphql/calls.generated.ts';
import type { ShopBridge } from '#contract/shop-bridge.ts';
import { translated } from '#rules/shop/locale.ts';

/** Terms of a type in the language of the page, their HTML made safe; none when there are none (specification 7, Terms). */
export async function loadTerms({ query, sanitizeHtml, locale }: ShopBridge, type: string) {
  const { management_terms } = await query(selectTerms, { type });
  return {
    terms: management_terms.map(({ translations, ...terms }) => ({
      ...terms,
      content: sanitizeHtml(translated({ ...terms, translations }, 'content', locale)),
    })),
  };
}

export type LoadedTerms = Awaited<ReturnType<typeof loadTerms>>;
