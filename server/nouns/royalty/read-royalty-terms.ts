import type { RoyaltyRule, RoyaltyTerms } from '#rules/money/royalty.ts';
import { termsOf } from '#rules/money/royalty.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** An artist's terms for a work, and the discount on its price in won. */
export interface WorkTerms extends RoyaltyTerms {
  rule_id: number | null;
  artist_id: number;
  donation: number;
}

/** The terms of these works at a given time, by work id. */
export async function readRoyaltyTerms(db: Db, graphicIds: readonly number[], now: Date): Promise<Map<number, WorkTerms>> {
  if (graphicIds.length === 0) return new Map();
  const graphics = await db
    .selectFrom('product.graphics')
    .select(['id', 'artist_id', 'is_donate', 'donation'])
    .where('id', 'in', [...new Set(graphicIds)])
    .execute();
  const rules = await rulesOf(db, [...new Set(graphics.map((graphic) => graphic.artist_id))]);
  return new Map(
    graphics.map((graphic) => {
      const { artist_id, is_donate, donation } = graphic;
      return [graphic.id, { ...termsOf(graphic, rules, now), artist_id, donation: is_donate ? donation : 0 }];
    }),
  );
}

async function rulesOf(db: Db, artistIds: readonly number[]): Promise<RoyaltyRule[]> {
  if (artistIds.length === 0) return [];
  return db
    .selectFrom('sales.royalty_rules')
    .select(['id', 'artist_id', 'graphic_id', 'rate', 'discount_bearer', 'starts_at'])
    .where('artist_id', 'in', artistIds)
    .execute();
}
