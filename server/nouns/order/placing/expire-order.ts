import { isFailure } from '#contract/errors/errors.ts';
import { isLongOverdue } from '#rules/member/retention.ts';
import { awaitsPayment, isHolding, statesIn } from '#rules/order/order-state.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { lockOrder } from '../read-order-rows.ts';
import { closeAttempts } from './close-attempts.ts';
import { releaseOrder } from './release-order.ts';

export interface ExpiredOrder {
  id: number;
  holdExpiresAt: Date;
}

/** Maximum orders per query. */
const MOST = 200;

/** Orders past their payment deadline, oldest first, except the named ones; `isAll` is false when there may be more. */
export async function expiredOrders(shop: Shop, except: readonly string[]): Promise<{ rows: ExpiredOrder[]; isAll: boolean }> {
  const rows = await shop.database.service
    .selectFrom('sales.orders')
    .select(['id', 'hold_expires_at'])
    .where('status', 'in', statesIn('waiting'))
    .where('cancelled_at', 'is', null)
    .where('hold_expires_at', '<=', shop.clock())
    .$if(except.length > 0, (query) => query.where('id', 'not in', except.map(Number)))
    .orderBy('hold_expires_at')
    .limit(MOST)
    .execute();
  const expired = rows.flatMap(({ id, hold_expires_at }) => (hold_expires_at === null ? [] : [{ id, holdExpiresAt: hold_expires_at }]));
  return { rows: expired, isAll: rows.length < MOST };
}

/**
 * Ends an order that was not paid in time and releases what it held, exactly once. `STANDS`: it was paid after all, or has already ended.
 * `LATER`: the provider is unreachable; one hour past the deadline the order ends anyway and is watched.
 */
export async function expireOrder(shop: Shop, { id, holdExpiresAt }: ExpiredOrder): Promise<'ENDED' | 'STANDS' | 'LATER'> {
  const isPatient = !isLongOverdue(holdExpiresAt, shop.clock());
  const asked = await closeAttempts(shop, id).catch((error: unknown) => {
    if (isPatient) throw error;
    return null;
  });
  if (isFailure(asked) && isPatient) return 'LATER';
  const isEnded = await inTransaction(shop.database.service, async (trx) => {
    const now = shop.clock();
    const order = await lockOrder(trx, id);
    if (order === null || !awaitsPayment(order) || order.hold_expires_at === null || isHolding(order, now)) return false;
    return releaseOrder(trx, order, 'EXPIRED', { mover: 'clock', userId: null, now });
  });
  return isEnded === true ? 'ENDED' : 'STANDS';
}
