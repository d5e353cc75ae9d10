import { receiptStatesIn } from '#rules/money/cash-receipt.ts';
import { daysBefore, koreanDay, momentOfKoreanTime } from '#rules/shop/korean-time.ts';
import { eachRowOf } from '#server/jobs/running/each-row.ts';
import type { Shop } from '#server/shop.ts';
import { compareReceipt } from './reconcile-receipt.ts';

/** Days after issue during which a receipt is compared: until the buyer's income tax of the year is settled. */
const DAYS_COMPARED = 400;

/**
 * Compares current receipts with the provider's records, each once a night, so that one cancelled at its console is noticed the next
 * morning rather than by the buyer at the tax office. Returns how many were compared.
 */
export async function compareReceipts(shop: Shop): Promise<number> {
  const now = shop.clock();
  const today = momentOfKoreanTime(`${koreanDay(now)} 00:00:00`);
  const oldest = daysBefore(now, DAYS_COMPARED);
  const due = shop.database.service
    .selectFrom('sales.cash_receipts')
    .select(['id', 'order_id'])
    .where('state', 'in', receiptStatesIn('issued'))
    .where('issued_at', '>=', oldest)
    // A receipt issued today already reflects the provider's response.
    .where('issued_at', '<', today)
    .where((eb) => eb.or([eb('compared_at', 'is', null), eb('compared_at', '<', today)]))
    .orderBy('compared_at', (order) => order.asc().nullsFirst())
    .orderBy('id');
  return eachRowOf(shop, {
    job: 'compare-receipts',
    due,
    key: 'id',
    most: 200,
    work: async (row) => compareReceipt(shop, row.order_id),
  });
}
