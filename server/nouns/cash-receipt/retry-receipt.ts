import { type Failure, fail } from '#contract/errors/errors.ts';
import { type CashReceiptState, isRetriable } from '#rules/money/cash-receipt.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { reconcileReceipt } from './reconcile-receipt.ts';

/** Retries a refused receipt at once. Returns its state. Errors: CASH_RECEIPT_NOT_FOUND, CASH_RECEIPT_NOT_POSSIBLE. */
export async function retryReceipt(shop: Shop, id: number): Promise<{ state: CashReceiptState } | Failure> {
  const db = shop.database.service;
  const stateOf = () => db.selectFrom('sales.cash_receipts').select(['state', 'order_id']).where('id', '=', id).executeTakeFirst();
  const known = await stateOf();
  if (known === undefined) return fail('CASH_RECEIPT_NOT_FOUND');
  if (!isRetriable(known.state)) return fail('CASH_RECEIPT_NOT_POSSIBLE');
  await inTransaction(db, async (trx) => {
    const again = { state: 'REQUESTED', error: null };
    await trx.updateTable('sales.cash_receipts').set(again).where('id', '=', id).where('state', '=', known.state).execute();
    return null;
  });
  await reconcileReceipt(shop, known.order_id);
  return { state: (await stateOf())?.state as CashReceiptState };
}
