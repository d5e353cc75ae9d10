import { type Failure, fail } from '#contract/errors/errors.ts';
import type { Reach } from '#rules/member/rights/permission.ts';
import { mayMove } from '#rules/order/order-state.ts';
import { isPreparable, isPrepared } from '#rules/order/preparation.ts';
import type { Shop } from '#server/shop.ts';
import { asStaff } from '#server/transaction/staff.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { moveOrder } from '../move-order.ts';
import { lockOrder, type OrderRow } from '../read-order-rows.ts';

/**
 * Marks a line as prepared, or undoes that, for the brand it belongs to or for the shop. Once every line of an order without custom goods
 * is prepared, the order is ready to ship. Errors: PREPARATION_NOT_FOUND, also for another brand's; PREPARATION_OVER.
 */
export function finishPreparation(
  shop: Shop,
  by: { userId: string; reach: Reach },
  lineId: number,
  isDone: boolean,
): Promise<Record<string, never> | Failure> {
  return asStaff(by.userId, () =>
    inTransaction<Record<string, never>>(shop.database.service, async (trx) => {
      const found = await trx
        .selectFrom('sales.preparations as line')
        .innerJoin('product.brands as brand', 'brand.id', 'line.brand_id')
        .innerJoin('sales.order_products as ordered', 'ordered.id', 'line.order_product_id')
        .select('ordered.order_id')
        .where('line.order_product_id', '=', lineId)
        .$if(by.reach === 'own', (query) => query.where('brand.user_id', '=', by.userId))
        .executeTakeFirst();
      if (found === undefined) return fail('PREPARATION_NOT_FOUND');
      const order = await lockOrder(trx, found.order_id);
      const lines = await linesOf(trx, found.order_id);
      const line = lines.find((each) => each.order_product_id === lineId);
      if (order === null || line === undefined || !isPreparable(line.state)) return fail('PREPARATION_OVER');
      const now = shop.clock();
      const done = isDone
        ? { state: 'PREPARED', prepared_at: now, prepared_by: by.userId }
        : { state: 'WAITING', prepared_at: null, prepared_by: null };
      if (isPrepared(line.state) !== isDone)
        await trx.updateTable('sales.preparations').set(done).where('order_product_id', '=', lineId).execute();
      const rest = lines.filter((each) => each.order_product_id !== lineId);
      if (isDone && rest.every((each) => !isPreparable(each.state) || isPrepared(each.state)))
        await sendOn(trx, order, { lines, userId: by.userId, now });
      return {};
    }),
  );
}

function linesOf(trx: Trx, orderId: number) {
  return trx
    .selectFrom('sales.preparations as line')
    .innerJoin('sales.order_products as ordered', 'ordered.id', 'line.order_product_id')
    .select(['line.order_product_id', 'line.state', 'line.is_custom'])
    .where('ordered.order_id', '=', orderId)
    .execute();
}

/** Moves the order on, unless it has goods made to order: those are produced first, and the shop moves the order. */
async function sendOn(
  trx: Trx,
  order: OrderRow,
  { lines, userId, now }: { lines: readonly { is_custom: boolean }[]; userId: string; now: Date },
): Promise<void> {
  if (lines.some((line) => line.is_custom) || !mayMove(order.status, 'DELIVERY_PREPARING', 'brand')) return;
  await moveOrder(trx, order, 'DELIVERY_PREPARING', { mover: 'brand', userId, note: 'all lines prepared', now });
}
