import { type Failure, fail } from '#contract/errors/errors.ts';
import type { OrderState } from '#rules/order/order-state.ts';
import { undoneState, type WorkStep } from '#rules/order/work-step.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { lockWork } from '../desk/read-order-at-work.ts';
import { moveOrderBack } from '../move-order.ts';
import { undoReprints } from './reprint-line.ts';

/**
 * Takes the last step of an order back: a wrong scan, by whoever made it and soon. Does nothing when the order is no longer in the state
 * that the step led to. Errors: ORDER_NOT_FOUND, ORDER_STATE_CONFLICT.
 */
export function undoStep(shop: Shop, orderId: number, { userId, from }: { userId: string; from: OrderState }): Promise<null | Failure> {
  const now = shop.clock();
  return inTransaction<null>(shop.database.service, async (trx) => {
    const work = await lockWork(trx, orderId);
    if (work === null) return fail('ORDER_NOT_FOUND');
    const { order } = work;
    if (order.status !== from) return null;
    const change = await trx
      .selectFrom('sales.order_status_changes')
      .select(['from_status', 'to_status', 'user_id', 'changed_at'])
      .where('order_id', '=', orderId)
      .orderBy('changed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const back = change === undefined ? null : undoneState(work.step as WorkStep, order.status, change, { userId, now });
    if (back === null) return fail('ORDER_STATE_CONFLICT');
    if (change !== undefined) await undoReprints(trx, orderId, { at: change.changed_at, userId, now });
    await moveOrderBack(trx, order, back, { mover: 'admin', userId, now });
    return null;
  });
}
