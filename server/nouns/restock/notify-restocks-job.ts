import type { Localized } from '#contract/rest/values.ts';
import { urlFor } from '#contract/routes.ts';
import { isSoldOut } from '#rules/order/stock.ts';
import { shownState } from '#rules/shop/shown.ts';
import { eachDueRow } from '#server/jobs/running/each-row.ts';
import { notifyMembers } from '#server/nouns/notification/notify-member.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';

const job = 'notify-restocks';

/**
 * Marks the restock subscriptions of options that can be bought again and notifies their members, in one transaction per option. My page
 * shows it from then on, even when it sells out again. Returns how many. Reads options, not subscriptions: ten thousand may wait for one
 * shirt.
 */
export async function notifyRestocks(shop: Shop): Promise<number> {
  const waiting = shop.database.service
    .selectFrom('product.restock_requests as request')
    .innerJoin('product.product_options as option', 'option.id', 'request.option_id')
    .innerJoin('product.products as product', 'product.id', 'option.product_id')
    .select(['option.id', 'option.stock_count', 'option.product_id', 'option.name as option_name', 'product.name as product_name'])
    .distinct()
    .where('request.restocked_at', 'is', null)
    .where('option.state', '=', shownState)
    .where('product.state', '=', shownState)
    .where('product.deleted_at', 'is', null);
  let told = 0;
  await eachDueRow(shop, {
    job,
    find: async ({ later }) => {
      const rows = await waiting.$if(later.length > 0, (query) => query.where('option.id', 'not in', later.map(Number))).execute();
      return { rows: rows.filter(({ stock_count }) => !isSoldOut(stock_count)), isAll: true };
    },
    keyOf: ({ id }) => String(id),
    work: async (option) => {
      const members = await notifyWaiting(shop, option);
      told += members;
      return members > 0 ? 'DONE' : 'NOTHING';
    },
  });
  return told;
}

type BackOption = { id: number; product_id: number; option_name: Localized; product_name: Localized };

async function notifyWaiting(shop: Shop, { id, product_id, option_name, product_name }: BackOption): Promise<number> {
  const now = shop.clock();
  const told = await inTransaction(shop.database.service, async (trx) => {
    const members = await trx
      .updateTable('product.restock_requests')
      .set({ restocked_at: now })
      .where('option_id', '=', id)
      .where('restocked_at', 'is', null)
      .returning('user_id')
      .execute();
    const values = { product: product_name, option: option_name };
    const link = urlFor('product-id', { id: product_id });
    await notifyMembers(
      trx,
      members.map(({ user_id }) => ({ memberId: user_id, event: 'restock' as const, values, link, now })),
    );
    return members.length;
  });
  return typeof told === 'number' ? told : 0;
}
