import { isShown } from '../shop/shown.ts';

/** What a shopper must not buy, and how many may be bought at once. */

/** Pieces of one line. */
export const QUANTITY_MIN = 1;
export const QUANTITY_MAX = 99;
/** Lines of one cart. */
export const CART_LINES_MAX = 100;
/** Lines that are put into the cart, or bought, in one request. */
export const LINES_AT_ONCE_MAX = 20;

/** Most pieces of one option in stock. */
export const STOCK_MAX = 1_000_000;

/** A change of what is in stock of many options: to a number, or by so many more or fewer. */
export type StockChange = { to: number } | { by: number };

/** What is in stock after a change; null where it would be less than nothing, or more than can be kept. */
export function restocked(stockCount: number, change: StockChange): number | null {
  const after = 'to' in change ? change.to : stockCount + change.by;
  return after < 0 || after > STOCK_MAX ? null : after;
}

/** Sold out at a stock of 0 or less (specification 4). */
export function isSoldOut(stockCount: number): boolean {
  return stockCount <= 0;
}

/** True while as many pieces are left as somebody wants. */
export function isEnough(stockCount: number, quantity: number): boolean {
  return stockCount >= quantity;
}

/** The nearest number of pieces that can be asked for, with so many in stock. */
export function quantityWithin(quantity: number, stockCount: number): number {
  return Math.max(QUANTITY_MIN, Math.min(quantity, stockCount, QUANTITY_MAX));
}

/** A product and the chosen option as far as buying asks for them. */
export interface Buyable {
  product: { state: string; deleted_at: unknown };
  option: { state: string; stock_count: number } | null;
}

/** Why something cannot be bought: codes of contract/errors/errors.ts. */
export type PurchaseRefusal = 'PRODUCT_UNAVAILABLE' | 'OPTION_REQUIRED' | 'SOLD_OUT' | 'OUT_OF_STOCK';

/**
 * Why this many pieces of the option cannot be bought, or null when they can: a product that is not on sale, no option
 * chosen, an option sold out, fewer left than asked for (specification 5 and 8).
 */
export function purchaseRefusal(item: Buyable, quantity: number): PurchaseRefusal | null {
  if (!isShown(item.product)) return 'PRODUCT_UNAVAILABLE';
  if (item.option === null) return 'OPTION_REQUIRED';
  if (!isShown(item.option)) return 'PRODUCT_UNAVAILABLE';
  if (isSoldOut(item.option.stock_count)) return 'SOLD_OUT';
  return isEnough(item.option.stock_count, quantity) ? null : 'OUT_OF_STOCK';
}

/** True when a member may wait for an option to come back: it is sold, and sold out. Else why not. */
export function isRestockAwaited(item: Buyable): true | 'PRODUCT_UNAVAILABLE' | 'RESTOCK_NOT_NEEDED' {
  const refusal = purchaseRefusal(item, QUANTITY_MIN);
  if (refusal === 'SOLD_OUT') return true;
  return refusal === null ? 'RESTOCK_NOT_NEEDED' : 'PRODUCT_UNAVAILABLE';
}

/** One amount of stock of one option. */
export interface StockMove {
  product_id: number;
  option_id: number;
  quantity: number;
}

/** Lines of the same option added up, in the one order in which every command locks rows, so that none waits in a circle. */
export function stockMoves(lines: readonly StockMove[]): StockMove[] {
  const byOption = new Map<number, StockMove>();
  for (const line of lines) {
    const known = byOption.get(line.option_id);
    byOption.set(line.option_id, { ...line, quantity: line.quantity + (known?.quantity ?? 0) });
  }
  return [...byOption.values()].sort((a, b) => a.product_id - b.product_id || a.option_id - b.option_id);
}

/** A list in its own order, but with what is sold out at the end. */
export function soldOutLast<Item>(items: readonly Item[], stockCountOf: (item: Item) => number | undefined): Item[] {
  const isOut = (item: Item) => isSoldOut(stockCountOf(item) ?? 1);
  return [...items.filter((item) => !isOut(item)), ...items.filter(isOut)];
}
