import { sql } from 'kysely';
import { isFailure } from '#contract/errors/errors.ts';
import { autoConfirmCutoff } from '#rules/member/retention.ts';
import { shopRuleRanges } from '#rules/office/shop-rules.ts';
import { statesIn } from '#rules/order/order-state.ts';
import { eachRowOf } from '#server/jobs/running/each-row.ts';
import type { Shop } from '#server/shop.ts';
import { confirmPurchase } from './confirm-purchase.ts';

/**
 * Confirms purchases delivered longer ago than each order's own period (at least seven days: the right of withdrawal). Returns how many.
 */
export async function confirmPurchases(shop: Shop): Promise<number> {
  const now = shop.clock();
  const { min, max } = shopRuleRanges.confirm_days;
  // Indexed by an order's number of days; SQL arrays start at one.
  const cutoffs = Array.from({ length: max }, (_, index) => autoConfirmCutoff(now, index + 1));
  const due = shop.database.service
    .selectFrom('sales.orders')
    .select(['id', 'user_id'])
    .where('status', 'in', statesIn('delivered'))
    .where('cancelled_at', 'is', null)
    .where('delivered_at', '<', autoConfirmCutoff(now, min))
    .where('delivered_at', '<', sql<Date>`(${cutoffs}::timestamptz[])[confirm_days]`)
    .orderBy('delivered_at');
  return eachRowOf(shop, {
    job: 'confirm-purchases',
    due,
    key: 'id',
    most: 500,
    work: async (order) =>
      isFailure(await confirmPurchase(shop, order.id, { mover: 'clock', userId: order.user_id })) ? 'NOTHING' : 'DONE',
  });
}
