import { type Failure, fail } from '#contract/errors/errors.ts';
import { returnStock, stockTakings } from '#server/commands/order/stock-moves.ts';
import { type ClaimedStock, heldStock } from '#server/queries/claim/held-stock.ts';
import type { PaidOrderRows } from '#server/queries/claim/paid-order.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/** What an exchange sends: the option wished for, or the one the shopper has. */
function replacementStock(paid: PaidOrderRows, claimId: number): ClaimedStock[] {
  return paid.claimed
    .filter((each) => each.claim_id === claimId)
    .map((each) => {
      const held = heldStock(paid, { id: each.order_product_id, quantity: each.quantity });
      return { ...held, option_id: each.exchange_option_id ?? held.option_id };
    });
}

/** Holds what an exchange sends. Errors: CLAIM_EXCHANGE_OPTION (not enough in stock), which undoes all of it. */
export async function holdReplacement(trx: Trx, paid: PaidOrderRows, claimId: number): Promise<null | Failure> {
  for (const taking of stockTakings(trx, replacementStock(paid, claimId)))
    if ((await taking.execute()).length === 0) return fail('CLAIM_EXCHANGE_OPTION');
  return null;
}

/** Gives it back: the exchange does not happen. */
export function releaseReplacement(trx: Trx, paid: PaidOrderRows, claimId: number): Promise<void> {
  return returnStock(trx, replacementStock(paid, claimId));
}

/** Writes down what came back, and whether it is sold again; puts that into stock. */
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
