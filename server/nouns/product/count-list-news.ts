import { sql } from 'kysely';
import { atomically } from '#db/atomically.ts';
import type { Shop } from '#server/shop.ts';

/** Maximum news handled per run. */
const NEWS_MOST = 20_000;

/**
 * Counts sold pieces and likes, and updates the counts in product lists (product.list_news): first the products, then the lists in a
 * transaction of their own, each in order of product, so that runs cannot deadlock. Returns how many list rows changed.
 */
export async function countListNews({ database: { service } }: Pick<Shop, 'database'>): Promise<number> {
  const taken = (which: '=' | '<>') => sql`delete from product.list_news
    where id in (select id from product.list_news where sold ${sql.raw(which)} 0 order by id limit ${sql.lit(NEWS_MOST)})`;
  await atomically(service, async (trx) => {
    await sql`with taken as (${taken('<>')} returning product_id, sold),
        summed as (select product_id, sum(sold)::integer as sold from taken group by product_id),
        locked as materialized (select id from product.products where id in (select product_id from summed) order by id for no key update)
      update product.products product set sales_count = greatest(0, sales_count + summed.sold) from summed, locked
        where product.id = summed.product_id and product.id = locked.id`.execute(trx);
  });
  return atomically(service, async (trx) => {
    const { numAffectedRows = 0n } = await sql`with taken as (${taken('=')} returning product_id),
        locked as materialized (select product_id, list from product.product_lists
          where product_id in (select product_id from taken) order by product_id, list for no key update)
      update product.product_lists listed set like_count = product.like_count, sales_count = product.sales_count
        from product.products product, locked
        where product.id = locked.product_id and listed.product_id = locked.product_id and listed.list = locked.list
          and (listed.like_count, listed.sales_count) is distinct from (product.like_count, product.sales_count)`.execute(trx);
    return Number(numAffectedRows);
  });
}
