import { claimIs } from '#rules/order/claim/claim.ts';
import type { PaidOrderRows } from './read-paid-order.ts';

/** The stock of one line of a claim. */
export interface ClaimedStock {
  id: number;
  product_id: number;
  option_id: number;
  quantity: number;
}

type Pieces = Pick<ClaimedStock, 'id' | 'quantity'>;

/**
 * The option that the shopper has of a line: the ordered one, or after an exchange its replacement. `wished`: the option they want instead;
 * with pieces of two options, the other one comes back.
 */
export function readHeldStock(paid: PaidOrderRows, { id, quantity }: Pieces, wished: number | null = null): ClaimedStock {
  const { product_id, option_id } = lineOf(paid, id);
  // With pieces of two options, one that covers the whole quantity; returning both takes two claims.
  const enough = [...heldPieces(paid, id)].filter(([, pieces]) => pieces >= quantity);
  const [option] = enough.find(([held]) => held !== wished) ?? enough[0] ?? [option_id];
  return { id, product_id, option_id: option, quantity };
}

/** The options that the shopper has of a line, with the number of pieces of each. */
export function heldPieces(paid: PaidOrderRows, id: number): ReadonlyMap<number, number> {
  const line = lineOf(paid, id);
  const has = new Map([[line.option_id, line.quantity]]);
  const change = (option: number, pieces: number) => has.set(option, (has.get(option) ?? 0) + pieces);
  for (const each of paid.claimed.filter(({ order_product_id, status }) => order_product_id === id && claimIs(status, 'settled'))) {
    const option = each.option_id ?? line.option_id;
    change(option, -each.quantity);
    if (each.type === 'EXCHANGE') change(each.exchange_option_id ?? option, each.quantity);
  }
  return new Map([...has].filter(([, pieces]) => pieces > 0));
}

function lineOf({ lines }: PaidOrderRows, id: number) {
  const line = lines.find((each) => each.id === id);
  if (line === undefined) throw new Error(`line ${id} is of another order`);
  return line;
}
