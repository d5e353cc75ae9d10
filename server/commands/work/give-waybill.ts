import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { GiveWaybills, WaybillResults } from '#contract/rest/admin/waybills.ts';
import { type CourierCode, waybillOf } from '#rules/order/waybill/courier.ts';
import { isOnItsWay } from '#rules/order/work-step.ts';
import type { OrderRow } from '#server/queries/order/order-rows.ts';
import { type LockedWork, lockWork } from '#server/queries/work/order-at-work.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { recordEvent } from './record-event.ts';
import { send } from './send-order.ts';

interface Waybill {
  orderId: number;
  courier: CourierCode;
  /** Digits, with hyphens or blanks as people write them. */
  waybill: string;
}

/** Gives many orders their waybills, each by itself. */
export async function giveWaybills(shop: Shop, rows: GiveWaybills['rows'], userId: string): Promise<WaybillResults['results']> {
  const results: WaybillResults['results'] = [];
  for (const { row, order_id, courier, waybill } of rows) {
    const given = await giveWaybill(shop, { orderId: order_id, courier, waybill }, { userId, mayCorrect: false });
    const outcome = isFailure(given.result)
      ? ({ outcome: 'REFUSED', code: given.result.failure } as const)
      : ({ outcome: given.result, code: null } as const);
    results.push({ row, order_id, order_number: given.orderNumber, ...outcome });
  }
  return results;
}

/**
 * Gives a packed order its waybill and sends it on its way; the same waybill again changes nothing. With `mayCorrect` a parcel that is on its
 * way already gets another number. Errors: ORDER_NOT_FOUND, WAYBILL_UNREADABLE, WAYBILL_DIFFERS, WAYBILL_TAKEN and those of sendOrder.
 */
export async function giveWaybill(
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
    const { order } = work;
    if (isOnItsWay(work.step) || order.shipped_at !== null) {
      if (order.tracking_number === waybill && order.courier === courier) return 'NOTHING';
      if (!by.mayCorrect || !isOnItsWay(work.step)) return fail('WAYBILL_DIFFERS');
    }
    if (await isTaken(trx, order, { courier, waybill })) return fail('WAYBILL_TAKEN');
    return write(trx, work, { courier, waybill }, { userId: by.userId, now: shop.clock() });
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
  // What was known of the other parcel is not known of this one.
  const parcel = { courier, tracking_number: waybill, tracking_state: null, tracked_at: null };
  await trx.updateTable('sales.orders').set(parcel).where('id', '=', order.id).execute();
  const note = isCorrection ? `${order.courier} ${order.tracking_number} → ${courier} ${waybill}` : `${courier} ${waybill}`;
  await recordEvent(trx, [order.id], { kind: isCorrection ? 'WAYBILL_CHANGED' : 'WAYBILL_GIVEN', actor: 'ADMIN', userId, note, now });
  if (isCorrection) return 'DONE';
  return send(trx, { ...work, tracking_number: waybill }, 'IN_DELIVERY', { mover: 'admin', userId, now });
}

/** Orders of one recipient may share a parcel (합포장); nobody else's may. */
async function isTaken(trx: Trx, order: OrderRow, { courier, waybill }: { courier: CourierCode; waybill: string }): Promise<boolean> {
  const other = await trx
    .selectFrom('sales.orders')
    .select('id')
    .where('tracking_number', '=', waybill)
    .where('courier', '=', courier)
    .where('id', '!=', order.id)
    .where((eb) => eb.or([eb('recipient', '!=', order.recipient), eb('zip_code', '!=', order.zip_code)]))
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
