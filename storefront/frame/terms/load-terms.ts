import { selectTerms } from '#contract/graphql/calls.generated.ts';
import type { ShopBridge } from '#contract/shop-bridge.ts';

/** Terms of a type with their HTML made safe; none when there are none (specification 7, Terms). */
export async function loadTerms({ query, sanitizeHtml }: ShopBridge, type: string) {
  const { management_terms } = await query(selectTerms, { type });
  return { terms: management_terms.map((terms) => ({ ...terms, content: sanitizeHtml(terms.content) })) };
}

export type LoadedTerms = Awaited<ReturnType<typeof loadTerms>>;
