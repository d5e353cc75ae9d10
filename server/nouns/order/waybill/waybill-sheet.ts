import { lineNumber } from '#rules/order/line-number.ts';
import { type CourierCode, couriers } from '#rules/order/waybill/courier.ts';
import { type SheetField, sheetColumns } from '#rules/order/waybill/sheet-columns.ts';
import { stepsToSend } from '#rules/order/work-step.ts';
import { xlsxOf } from '#server/sheets/xlsx.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { openClaims, takenPieces } from '../desk/list-order-claims.ts';

/** Maximum parcels per sheet. */
const MOST = 1_000;

/**
 * An xlsx sheet of orders waiting for a waybill, with the courier's column headings and one row per parcel. Every cell is text, because a
 * spreadsheet rounds numbers and drops leading zeros. Also returns the orders in it.
 */
export async function waybillSheet(db: Db, courier: CourierCode): Promise<{ file: Buffer; orderIds: number[] }> {
  const parcels = await waitingParcels(db);
  const columns = sheetColumns(courier);
  const head = columns.map(([heading]) => ({ value: heading, fontWeight: 'bold' as const, type: String }));
  const rows = parcels.map((parcel) => {
    const fields: Record<SheetField, string> = { ...parcel.fields, courier: couriers[courier].name, waybill: '' };
    return columns.map(([, field]) => ({ value: fields[field], type: String }));
  });
  const widths = columns.map(([, field]) => ({ width: field === 'address' ? 46 : field === 'goods' || field === 'line' ? 30 : 16 }));
  const file = await xlsxOf([head, ...rows], { columns: widths, sheet: '발송' });
  return { file, orderIds: parcels.map(({ id }) => id) };
}

async function waitingParcels(db: Db) {
  const orders = await db
    .selectFrom('sales.orders')
    .select(['id', 'order_number', 'recipient', 'recipient_phone', 'zip_code', 'address', 'detail_address', 'shipping_request'])
    .where('step', 'in', stepsToSend)
    .orderBy('ship_by')
    .orderBy('id')
    .limit(MOST)
    .execute();
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [lines, claims, taken] = await Promise.all([
    db
      .selectFrom('sales.order_products')
      .select(['id', 'order_id', 'product_name', 'quantity'])
      .where('order_id', 'in', ids)
      .orderBy('id')
      .execute(),
    openClaims(db, ids),
    takenPieces(db, ids),
  ]);
  const left = lines
    .map((line) => ({ ...line, quantity: line.quantity - (taken.get(line.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const byOrder = Map.groupBy(left, ({ order_id }) => order_id);
  return orders.flatMap((order) => {
    const [first, ...more] = byOrder.get(order.id) ?? [];
    // An order being returned is not shipped.
    if (first === undefined || claims.get(order.id)?.is_halting === true) return [];
    const goods = (first.product_name as { ko: string }).ko;
    const fields = {
      line: lineNumber(order.order_number, first.id),
      name: order.recipient,
      phone: order.recipient_phone,
      zip: order.zip_code,
      address: `${order.address} ${order.detail_address}`.trim(),
      goods: more.length === 0 ? goods : `${goods} 외 ${more.length}건`,
      quantity: String([first, ...more].reduce((sum, { quantity }) => sum + quantity, 0)),
      request: order.shipping_request,
    };
    return [{ id: order.id, fields }];
  });
}
