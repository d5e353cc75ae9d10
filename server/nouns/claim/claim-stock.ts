import { type Failure, fail } from '#contract/errors/errors.ts';
import { returnStock, stockTakings } from '#server/nouns/order/placing/stock-moves.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { type ClaimedStock, readHeldStock } from './preview/read-held-stock.ts';
import type { PaidOrderRows } from './preview/read-paid-order.ts';

/** The stock that an exchange sends: the requested option, or the same one again. */
function replacementStock(paid: PaidOrderRows, claimId: number): ClaimedStock[] {
  return paid.claimed
    .filter((each) => each.claim_id === claimId)
    .map((each) => {
      const held = readHeldStock(paid, { id: each.order_product_id, quantity: each.quantity });
      return { ...held, option_id: each.exchange_option_id ?? held.option_id };
    });
}

/**
 * Takes the pieces that an exchange will send out of stock; null when done. Errors: CLAIM_EXCHANGE_OPTION (not enough stock), which rolls
 * everything back.
 */
export async function reserveReplacement(trx: Trx, paid: PaidOrderRows, claimId: number): Promise<null | Failure> {
  for (const taking of stockTakings(trx, replacementStock(paid, claimId)))
    if ((await taking.execute()).length === 0) return fail('CLAIM_EXCHANGE_OPTION');
  return null;
}

/** Returns the pieces reserved for an exchange to stock, when it is rejected or withdrawn. */
export function releaseReplacement(trx: Trx, paid: PaidOrderRows, claimId: number): Promise<void> {
  return returnStock(trx, replacementStock(paid, claimId));
}

/** Records which options came back in a claim and whether they can be resold; resellable pieces return to stock. */
export async function takeBack(trx: Trx, claimId: number, pieces: readonly (ClaimedStock & { is_resellable: boolean })[]): Promise<void> {
  await returnStock(
    trx,
    pieces.filter((piece) => piece.is_resellable),
  );
  for (const { id, option_id, is_resellable } of pieces)
    await trx
      .updateTable('sales.claim_products')
      .set({ option_id, is_resellable })
      .where('claim_id', '=', claimId)
      .where('order_product_id', '=', id)
      .execute();
}
