import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { AssignWaybills, WaybillResults } from '#contract/rest/admin/waybills.ts';
import { type CourierCode, waybillOf } from '#rules/order/waybill/courier.ts';
import { waybillRefusal } from '#rules/order/waybill/parcel.ts';
import { isOnItsWay } from '#rules/order/work-step.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { type LockedWork, lockWork } from '../desk/read-order-at-work.ts';
import { recordEvent } from '../desk/record-event.ts';
import { send } from '../desk/send-order.ts';
import { findParcelHolders, isTaken } from './find-parcel-holders.ts';

interface Waybill {
  orderId: number;
  courier: CourierCode;
  /** Digits, possibly with hyphens or spaces. */
  waybill: string;
}

/** Sets the waybills of many orders, each on its own. */
export async function assignWaybills(shop: Shop, rows: AssignWaybills['rows'], userId: string): Promise<WaybillResults['results']> {
  const results: WaybillResults['results'] = [];
  for (const { row, order_id, courier, waybill } of rows) {
    const given = await assignWaybill(shop, { orderId: order_id, courier, waybill }, { userId, mayCorrect: false });
    const outcome = isFailure(given.result)
      ? ({ outcome: 'REFUSED', code: given.result.failure } as const)
      : ({ outcome: given.result, code: null } as const);
    results.push({ row, order_id, order_number: given.orderNumber, ...outcome });
  }
  return results;
}

/**
 * Sets the waybill of a packed order and ships it; the same waybill again changes nothing. With `mayCorrect` the number of a parcel already
 * on its way is replaced. Errors: ORDER_NOT_FOUND, WAYBILL_UNREADABLE, WAYBILL_DIFFERS, WAYBILL_TAKEN and those of sendOrder.
 */
export async function assignWaybill(
  shop: Shop,
  { orderId, courier, waybill: text }: Waybill,
  by: { userId: string; mayCorrect: boolean },
): Promise<{ orderNumber: string | null; result: 'DONE' | 'NOTHING' | Failure }> {
  let orderNumber: string | null = null;
  const result = await inTransaction<'DONE' | 'NOTHING'>(shop.database.service, async (trx) => {
    const work = await lockWork(trx, orderId);
    if (work === null) return fail('ORDER_NOT_FOUND');
    orderNumber = work.order.order_number;
    const waybill = waybillOf(courier, text);
    if (waybill === null) return fail('WAYBILL_UNREADABLE');
    const parcel = { courier, waybill };
    const refusal = waybillRefusal({ ...work.order, step: work.step }, parcel);
    if (refusal === 'NOTHING') return 'NOTHING';
    if (refusal !== null && !(by.mayCorrect && isOnItsWay(work.step))) return fail(refusal);
    if (isTaken(await findParcelHolders(trx, [parcel]), parcel, work.order)) return fail('WAYBILL_TAKEN');
    return write(trx, work, parcel, { userId: by.userId, now: shop.clock() });
  });
  return { orderNumber, result };
}

async function write(
  trx: Trx,
  work: LockedWork,
  { courier, waybill }: { courier: CourierCode; waybill: string },
  { userId, now }: { userId: string; now: Date },
): Promise<'DONE' | 'NOTHING' | Failure> {
  const { order } = work;
  const isCorrection = isOnItsWay(work.step);
  // The tracking state belonged to the previous parcel.
  const parcel = { courier, tracking_number: waybill, tracking_state: null, tracked_at: null };
  await trx.updateTable('sales.orders').set(parcel).where('id', '=', order.id).execute();
  const note = isCorrection ? `${order.courier} ${order.tracking_number} → ${courier} ${waybill}` : `${courier} ${waybill}`;
  await recordEvent(trx, [order.id], { kind: isCorrection ? 'WAYBILL_CHANGED' : 'WAYBILL_GIVEN', actor: 'ADMIN', userId, note, now });
  if (isCorrection) return 'DONE';
  return send(trx, { ...work, order: { ...order, courier, tracking_number: waybill }, tracking_number: waybill }, 'IN_DELIVERY', {
    mover: 'admin',
    userId,
    now,
  });
}
