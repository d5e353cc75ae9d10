import type { PickNoun } from '#contract/rest/admin/picks.ts';
import { type Reference, referenceKey } from '#rules/home/page/page-problems.ts';
import { readPicks } from '#server/nouns/pick/list-picks.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** The picker that names each type of reference. */
const nouns = {
  ...{ PRODUCT: 'products', PRODUCT_CUSTOM: 'designs', ARTIST: 'artists', GRAPHIC: 'graphics', REVIEW: 'reviews' },
  ...{ PLAN: 'plans', BRAND: 'brands', EVENT: 'banners', INFLUENCER: 'influencers' },
} as const satisfies Record<Reference['type'], PickNoun>;

/** The names of what a page refers to, including hidden and deleted rows, by `referenceKey`. */
export async function namesOf(db: Db, references: readonly Reference[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [type, of] of Object.entries(nouns) as [Reference['type'], PickNoun][]) {
    const ids = new Set(references.filter((reference) => reference.type === type).map(({ id }) => id));
    if (ids.size === 0) continue;
    const { picks } = await readPicks(db, { of, q: '', ids: [...ids] });
    for (const { id, name } of picks) names.set(referenceKey({ type, id }), name);
  }
  return names;
}
