import { sql } from 'kysely';
import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { ChangedStocks, ChangeStocks } from '#contract/rest/admin/desk.ts';
import type { Reach } from '#rules/member/rights/permission.ts';
import { restocked } from '#rules/order/stock.ts';
import { inCatalogue } from '#server/nouns/catalogue/lock-catalogue.ts';
import type { Shop } from '#server/shop.ts';
import { asStaff } from '#server/transaction/staff.ts';
import type { Trx } from '#server/transaction/transaction.ts';

export interface By {
  userId: string;
  reach: Reach;
}

/**
 * Sets an option's stock: a brand its own products', the shop any. `was` is the value the screen showed, so that a stale number does not
 * bring back pieces sold since. Errors: OPTION_NOT_FOUND, also for another brand's; STOCK_CHANGED.
 */
export async function changeStock(
  shop: Shop,
  by: By,
  id: number,
  { stock_count, was }: { stock_count: number; was: number },
): Promise<{ stock_count: number } | Failure> {
  const { results } = await changeStocks(shop, by, { change: { to: stock_count }, options: [{ id, was }] });
  const code = results[0]?.code ?? null;
  if (code === null) return { stock_count };
  return fail(code, code === 'STOCK_CHANGED' ? { field: 'was' } : {});
}

/**
 * Sets or changes the stock of many options, all or none: a partly applied relative change could not be repeated. Locks in the order of
 * docs/reliability.md section 3; product totals are updated at commit. Errors of an option: OPTION_NOT_FOUND, STOCK_CHANGED,
 * STOCK_OUT_OF_RANGE.
 */
export function changeStocks(shop: Shop, by: By, asked: ChangeStocks): Promise<ChangedStocks> {
  return asStaff(by.userId, async () => {
    const done = await inCatalogue<ChangedStocks>(shop, async (trx) => {
      const results = resultsOf(
        asked,
        await lockOptions(
          trx,
          by,
          asked.options.map(({ id }) => id),
        ),
      );
      const is_done = results.every(({ code }) => code === null);
      if (is_done) await write(trx, results);
      return { is_done, results };
    });
    if (isFailure(done)) throw new Error(done.failure);
    return done;
  });
}

type Results = ChangedStocks['results'];

/** The new stock of each option, or the current one where it is refused; then nothing changes. */
function resultsOf({ change, options }: ChangeStocks, stocks: ReadonlyMap<number, number>): Results {
  const results = options.map(({ id, was }): Results[number] => {
    const now = stocks.get(id);
    if (now === undefined) return { id, code: 'OPTION_NOT_FOUND', stock_count: null };
    if (now !== was) return { id, code: 'STOCK_CHANGED', stock_count: now };
    const after = restocked(now, change);
    return after === null ? { id, code: 'STOCK_OUT_OF_RANGE', stock_count: now } : { id, code: null, stock_count: after };
  });
  if (results.every(({ code }) => code === null)) return results;
  return results.map((result) => ({ ...result, stock_count: stocks.get(result.id) ?? null }));
}

/** The stock of those of the options that they may change, locked. */
export async function lockOptions(trx: Trx, by: By, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom('product.product_options as option')
    .innerJoin('product.products as product', 'product.id', 'option.product_id')
    .innerJoin('product.brands as brand', 'brand.id', 'product.brand_id')
    .select(['option.id', 'option.stock_count'])
    .where('option.id', 'in', ids)
    .$if(by.reach === 'own', (query) => query.where('brand.user_id', '=', by.userId))
    .orderBy('option.product_id')
    .orderBy('option.id')
    .forUpdate('option')
    .execute();
  return new Map(rows.map(({ id, stock_count }) => [id, stock_count]));
}

/** Skips unchanged options, to keep them out of the log. */
async function write(trx: Trx, results: Results): Promise<void> {
  await sql`
    update product.product_options as option set stock_count = wanted.stock_count
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as wanted(id bigint, stock_count integer)
    where option.id = wanted.id and option.stock_count <> wanted.stock_count`.execute(trx);
}
