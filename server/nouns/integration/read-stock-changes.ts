import type { ChangesQuery, StockChanges } from '#contract/rest/programs/integrations.ts';
import type { Shop } from '#server/shop.ts';
import { changedAfter, exactly, pageOf, readNextSince } from './change-page.ts';

/** A page of options of existing products, by time of change. */
export async function readStockChanges({ database }: Shop, query: ChangesQuery): Promise<StockChanges> {
  const next_since = await readNextSince(database.service);
  const rows = await database.service
    .selectFrom('product.product_options as option')
    .innerJoin('product.products as product', 'product.id', 'option.product_id')
    .select([
      'option.id',
      'product.code',
      'product.name as product_name',
      'option.name as option_name',
      'option.size',
      'option.stock_count',
    ])
    .select(exactly('option.updated_at').as('moment'))
    .where('product.deleted_at', 'is', null)
    .where(changedAfter(query, 'option.updated_at', 'option.id'))
    .orderBy('option.updated_at')
    .orderBy('option.id')
    .limit(query.limit + 1)
    .execute();
  const { shown, next_cursor } = pageOf(rows, query);
  return {
    options: shown.map(({ id, code, moment, ...option }) => ({ ...option, option_id: id, product_code: code, updated_at: moment })),
    next_cursor,
    next_since,
  };
}
