import { type Failure, fail } from '#contract/errors/errors.ts';
import type { ChangeOption, OrderOptions } from '#contract/rest/admin/orders.ts';
import { localized } from '#contract/rest/values.ts';
import { isCancellable } from '#rules/order/order-state.ts';
import { inEveryLocale, localizedName } from '#rules/shop/locale.ts';
import type { Shop } from '#server/shop.ts';
import { type Db, inTransaction } from '#server/transaction/transaction.ts';
import { recordEvent } from '../desk/record-event.ts';
import { notifyOfOrder } from '../move-order.ts';
import { lockOrder, readAnyOrder } from '../read-order-rows.ts';
import { changeOptions } from './change-options.ts';
import { readLineOptions } from './read-line-options.ts';

/**
 * Changes the option of a whole order line before production, to one of the same price: another size of a design, or any option of goods
 * without one. Stock, history and shopper are updated; print files follow the line. The same option again changes nothing. Errors:
 * ORDER_NOT_FOUND, ORDER_LINE_NOT_FOUND, OPTION_FIXED (production has begun), OPTION_UNAVAILABLE (another price, or out of stock).
 */
export function changeLineOption(shop: Shop, userId: string, orderId: number, input: ChangeOption): Promise<null | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order === null) return fail('ORDER_NOT_FOUND');
    const line = (await readLineOptions(trx, orderId, isDesigned)).find(({ id }) => id === input.line_id);
    if (line === undefined) return fail('ORDER_LINE_NOT_FOUND', { field: 'line_id' });
    if (line.option_id === input.option_id) return null;
    if (!isCancellable(order)) return fail('OPTION_FIXED');
    const option = line.options.find(({ id }) => id === input.option_id);
    if (option === undefined || !(await changeOptions(trx, [{ line, option }]))) return fail('OPTION_UNAVAILABLE', { field: 'option_id' });
    const now = shop.clock();
    const [name, before, after] = [localized.parse(line.product_name), localized.parse(line.option_name), localized.parse(option.name)];
    const note = `${name.ko}: ${before.ko} → ${after.ko}`;
    // Programs read what changed by this moment, which the trigger sets.
    await trx.updateTable('sales.orders').set({ updated_at: now }).where('id', '=', orderId).execute();
    await recordEvent(trx, [orderId], { kind: 'OPTION_CHANGED', actor: 'ADMIN', userId, note, now });
    const goods = inEveryLocale((locale) => `${localizedName(name, locale)} ${localizedName(after, locale)}`);
    await notifyOfOrder(trx, order, 'OPTION_CHANGED', now, { pieces: [{ name: goods, quantity: line.quantity }] });
    return null;
  });
}

/** The options that each line of an order can be changed to now; empty after production has begun. Errors: ORDER_NOT_FOUND. */
export async function readOrderOptions(db: Db, orderId: number): Promise<OrderOptions | Failure> {
  const order = await readAnyOrder(db, orderId);
  if (order === null) return fail('ORDER_NOT_FOUND');
  if (!isCancellable(order)) return { lines: [] };
  const lines = await readLineOptions(db, orderId, isDesigned);
  return {
    lines: lines.map(({ id, option_id, options }) => ({
      id,
      option_id,
      options: options.map((option) => ({ option_id: option.id, name: localized.parse(option.name), stock_count: option.stock_count })),
    })),
  };
}

const isDesigned = ({ custom_version_id }: { custom_version_id: number | null }) => custom_version_id !== null;
