import { sql } from 'kysely';
import type { BrandRule, RoyaltyRule, RoyaltyTerms } from '#rules/money/royalty.ts';
import { brandTermsOf, termsOf } from '#rules/money/royalty.ts';
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
  const rules = await rulesOf(db, { column: 'artist_id', ids: [...new Set(graphics.map((graphic) => graphic.artist_id))] });
  return new Map(
    graphics.map((graphic) => {
      const { artist_id, is_donate, donation } = graphic;
      return [graphic.id, { ...termsOf(graphic, rules, now), artist_id, donation: is_donate ? donation : 0 }];
    }),
  );
}

/** The terms of brands' goods in an order, by product. Brands without terms are left out. */
export type BrandTerms = ReadonlyMap<number, { rate: number; rule_id: number }>;

/** The terms of brands for these goods at a given time, by product id. */
export async function readBrandTerms(db: Db, goods: readonly { product_id: number; brand_id: number }[], now: Date): Promise<BrandTerms> {
  const rules = await rulesOf(db, { column: 'brand_id', ids: [...new Set(goods.map(({ brand_id }) => brand_id))] });
  if (rules.length === 0) return new Map();
  const categories = await categoriesOf(db, [...new Set(goods.map(({ product_id }) => product_id))]);
  return new Map(
    goods.flatMap(({ product_id, brand_id }) => {
      const terms = brandTermsOf({ brand_id, categories: categories.get(product_id) ?? [] }, rules, now);
      return terms === null ? [] : [[product_id, terms] as const];
    }),
  );
}

/** The categories of products: each product's own first, then its parents. */
async function categoriesOf(db: Db, productIds: readonly number[]): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ product_id: number; categories: number[] }>`
    with recursive way as (
      select id as product_id, category_id, 0 as step from product.products where id = any (${productIds}::bigint[]) and category_id is not null
      union all
      select way.product_id, category.parent_id, step + 1 from way join product.categories category on category.id = way.category_id
      where category.parent_id is not null and step < 20)
    select product_id, array_agg(category_id order by step)::integer[] as categories from way group by product_id`.execute(db);
  return new Map(rows.map(({ product_id, categories }) => [product_id, categories]));
}

async function rulesOf(
  db: Db,
  { column, ids }: { column: 'artist_id' | 'brand_id'; ids: readonly number[] },
): Promise<(RoyaltyRule & BrandRule)[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('sales.royalty_rules')
    .select(['id', 'artist_id', 'brand_id', 'graphic_id', 'category_id', 'rate', 'discount_bearer', 'starts_at'])
    .where(column, 'in', ids)
    .execute();
}
