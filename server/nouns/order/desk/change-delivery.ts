import { type Failure, fail } from '#contract/errors/errors.ts';
import type { ChangeDelivery } from '#contract/rest/admin/orders.ts';
import { isReaddressable } from '#rules/order/order-state.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { notifyOfOrder } from '../move-order.ts';
import { lockOrder } from '../read-order-rows.ts';
import { recordEvent } from './record-event.ts';

/**
 * Changes the delivery address of an order until it has a waybill. The history records before and after, masked, and the shopper is
 * notified. The paid delivery fee stays, and refunds are still based on the original address. Setting the same address again changes
 * nothing. Errors: ORDER_NOT_FOUND, DELIVERY_FIXED.
 */
export async function changeDelivery(shop: Shop, userId: string, orderId: number, input: ChangeDelivery): Promise<null | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order === null) return fail('ORDER_NOT_FOUND');
    const { phone, ...place } = input;
    const next = { ...place, recipient_phone: phone };
    if ((Object.keys(next) as (keyof typeof next)[]).every((column) => next[column] === order[column])) return null;
    if (!isReaddressable(order)) return fail('DELIVERY_FIXED');
    const now = shop.clock();
    const paidFor = order.priced_zip_code ?? order.zip_code;
    const before = await maskedPlace(trx, orderId);
    await trx
      .updateTable('sales.orders')
      .set({ ...next, priced_zip_code: paidFor === next.zip_code ? null : paidFor })
      .where('id', '=', orderId)
      .execute();
    // What staff wrote for the receiver of a gift is its address.
    const gift = trx.updateTable('sales.gifts').set({ address_given_at: now });
    await gift.where('order_id', '=', orderId).where('address_given_at', 'is', null).execute();
    const after = await maskedPlace(trx, orderId);
    // Only masked parts changed: another door of the same house.
    const note = after === before ? before : `${before} → ${after}`;
    await recordEvent(trx, [orderId], { kind: 'DELIVERY_CHANGED', actor: 'ADMIN', userId, note, now });
    await notifyOfOrder(trx, order, 'DELIVERY_CHANGED', now);
    return null;
  });
}

async function maskedPlace(trx: Trx, id: number): Promise<string> {
  const place = await trx
    .selectFrom('sales.orders')
    .select(['masked_recipient', 'masked_recipient_phone', 'zip_code', 'masked_address'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [place.masked_recipient, place.masked_recipient_phone, `(${place.zip_code})`, place.masked_address].join(' ');
}
