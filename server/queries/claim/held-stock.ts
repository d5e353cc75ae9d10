import { claimIs } from '#rules/order/claim/claim.ts';
import type { PaidOrderRows } from './paid-order.ts';

/** The stock of one line of a claim. */
export interface ClaimedStock {
  id: number;
  product_id: number;
  option_id: number;
  quantity: number;
}

/** The option that the shopper has of a line: the ordered one, or after an exchange its replacement. */
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
  // With pieces of two options, the one that covers the whole quantity; returning both takes two claims.
  const [option] = [...has].find(([, pieces]) => pieces >= quantity) ?? [line.option_id];
  return { id, product_id: line.product_id, option_id: option, quantity };
}
