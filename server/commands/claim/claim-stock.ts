import { type Failure, fail } from '#contract/errors/errors.ts';
import { claimIs } from '#rules/order/claim.ts';
import { returnStock, stockTakings } from '#server/commands/order/stock-moves.ts';
import type { PaidOrderRows } from '#server/queries/claim/paid-order.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/** Stock of one line of a claim. */
export interface ClaimedStock {
  id: number;
  product_id: number;
  option_id: number;
  quantity: number;
}

/** What the shopper has of a line: what was ordered, or after exchanges what was sent instead of it. */
export function heldStock({ lines, claimed }: PaidOrderRows, { id, quantity }: { id: number; quantity: number }): ClaimedStock {
  const line = lines.find((each) => each.id === id);
  if (line === undefined) throw new Error(`line ${id} is of another order`);
  const has = new Map([[line.option_id, line.quantity]]);
  const change = (option: number, pieces: number) => has.set(option, (has.get(option) ?? 0) + pieces);
  for (const each of claimed.filter(({ order_product_id, status }) => order_product_id === id && claimIs(status, 'settled'))) {
    const option = each.option_id ?? line.option_id;
    change(option, -each.quantity);
    if (each.type === 'EXCHANGE') change(each.exchange_option_id ?? option, each.quantity);
  }
  // Of two kinds the one that can be all of it; somebody who returns pieces of both has two claims.
  const [option] = [...has].find(([, pieces]) => pieces >= quantity) ?? [line.option_id];
  return { id, product_id: line.product_id, option_id: option, quantity };
}

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
