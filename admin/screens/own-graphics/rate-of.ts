import { shopNow } from '#client/shop-clock.ts';
import { type RoyaltyRule, termsOf } from '#rules/money/royalty.ts';

type Rules = readonly (Omit<RoyaltyRule, 'starts_at'> & { readonly starts_at: string })[];

interface Agreed {
  id: number;
  artist_id: number;
  royalty_rules: Rules;
  artist: { royalty_rules: Rules } | null;
}

/** The current rate of a graphic, in hundredths of a percent. */
export function rateOf({ id, artist_id, royalty_rules, artist }: Agreed): number {
  const rules = [...royalty_rules, ...(artist?.royalty_rules ?? [])].map((rule) => ({ ...rule, starts_at: new Date(rule.starts_at) }));
  return termsOf({ id, artist_id }, rules, shopNow()).rate;
}
