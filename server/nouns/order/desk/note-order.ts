import { type Failure, fail } from '#contract/errors/errors.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { type OrderEventKind, recordEvent } from './record-event.ts';

/** Adds a staff note to an order's history. Errors: ORDER_NOT_FOUND. */
export async function noteOrder(shop: Shop, orderId: number, { userId, note }: { userId: string; note: string }): Promise<null | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const order = await trx.selectFrom('sales.orders').select('id').where('id', '=', orderId).executeTakeFirst();
    if (order === undefined) return fail('ORDER_NOT_FOUND');
    await recordEvent(trx, [orderId], { kind: 'NOTE', actor: 'ADMIN', userId, note, now: shop.clock() });
    return null;
  });
}

/** Records that staff exported files with data of these orders: print files, or names and addresses for a courier. */
export async function noteTaken(
  shop: Shop,
  orderIds: readonly number[],
  { kind, userId }: { kind: Extract<OrderEventKind, 'PRINT_FILES_TAKEN' | 'WAYBILL_SHEET_TAKEN'>; userId: string },
): Promise<void> {
  await inTransaction(shop.database.service, async (trx) => {
    await recordEvent(trx, orderIds, { kind, actor: 'ADMIN', userId, now: shop.clock() });
    return null;
  });
}
