import { sendUnread } from '#db/together.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/** Events of an order other than state changes; the check constraint of sales.order_events has the same list. */
export const orderEventKinds = [
  'ACKNOWLEDGED',
  'PRINT_FILES_TAKEN',
  'WAYBILL_SHEET_TAKEN',
  'WAYBILL_GIVEN',
  'WAYBILL_CHANGED',
  'TRACKED',
  'SLIP_EXPECTED',
  'SLIP_AVERTED',
  'DELIVERY_CHANGED',
  'OPTION_CHANGED',
  'PREPARED_BY_STAFF',
  'PROOF_APPROVED',
  'REPRINTED',
  'REPRINT_UNDONE',
  'NOTE',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

interface OrderEvent {
  kind: OrderEventKind;
  actor: 'ADMIN' | 'JOB' | 'TRACKER' | 'MEMBER';
  userId?: string;
  note?: string;
  now: Date;
}

/** Adds the same event to the history of these orders, in the transaction that caused it. */
export async function recordEvent(trx: Trx, orderIds: readonly number[], { kind, actor, userId, note, now }: OrderEvent): Promise<void> {
  if (orderIds.length === 0) return;
  const about = { kind, actor, user_id: userId ?? null, note: note ?? '', created_at: now };
  await sendUnread(trx, trx.insertInto('sales.order_events').values(orderIds.map((order_id) => ({ order_id, ...about }))));
}
