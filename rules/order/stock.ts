import { isShown } from '../shop/shown.ts';

/** What a shopper can buy, and quantity limits. */

/** Units per line. */
export const QUANTITY_MIN = 1;
export const QUANTITY_MAX = 99;
/** Maximum lines in a cart. */
export const CART_LINES_MAX = 100;
/** Maximum lines added to the cart, or bought, in one request. */
export const LINES_AT_ONCE_MAX = 20;

/** Maximum stock of an option. */
export const STOCK_MAX = 1_000_000;

/** A bulk stock change: to a number, or by a difference. */
export type StockChange = { to: number } | { by: number };

/** The stock after a change; null when negative or above the maximum. */
export function restocked(stockCount: number, change: StockChange): number | null {
  const after = 'to' in change ? change.to : stockCount + change.by;
  return after < 0 || after > STOCK_MAX ? null : after;
}

/** Sold out at a stock of 0 or less (specification 4). */
export function isSoldOut(stockCount: number): boolean {
  return stockCount <= 0;
}

/** True while at least this many units are in stock. */
export function isEnough(stockCount: number, quantity: number): boolean {
  return stockCount >= quantity;
}

/** The quantity clamped to the allowed range and the stock. */
export function quantityWithin(quantity: number, stockCount: number): number {
  return Math.max(QUANTITY_MIN, Math.min(quantity, stockCount, QUANTITY_MAX));
}

/** Why a quantity cannot be taken as wished: too many for one line, more than the stock, or no whole number from 1. */
export type QuantityLimit = 'QUANTITY_MAX' | 'STOCK' | 'WHOLE_NUMBER';

/** What ends the quantity of a line with this stock. */
export function upperLimit(stockCount: number): QuantityLimit {
  return stockCount < QUANTITY_MAX ? 'STOCK' : 'QUANTITY_MAX';
}

/** The quantity that typed text stands for, and the limit that changed it. Text that is no whole number keeps the quantity before. */
export function typedQuantity(typed: string, before: number, stockCount: number): { quantity: number; limit: QuantityLimit | null } {
  const written = typed.normalize('NFKC').trim();
  if (written === '') return { quantity: before, limit: null };
  if (!/^-?\d+$/.test(written)) return { quantity: before, limit: 'WHOLE_NUMBER' };
  const wanted = Number(written);
  const quantity = quantityWithin(wanted, stockCount);
  if (quantity === wanted) return { quantity, limit: null };
  return { quantity, limit: wanted < quantity ? 'WHOLE_NUMBER' : upperLimit(stockCount) };
}

/** The facts about a product and its chosen option that decide whether they can be bought. */
export interface Buyable {
  product: { state: string; deleted_at: unknown };
  option: { state: string; stock_count: number } | null;
}

/** Why something cannot be bought: codes of contract/errors/errors.ts. */
export type PurchaseRefusal = 'PRODUCT_UNAVAILABLE' | 'OPTION_REQUIRED' | 'SOLD_OUT' | 'OUT_OF_STOCK';

/**
 * Why this quantity of the option cannot be bought, or null: the product is not on sale, no option was chosen, the option is sold out, or
 * too few are left (specification 5 and 8).
 */
export function purchaseRefusal(item: Buyable, quantity: number): PurchaseRefusal | null {
  if (!isShown(item.product)) return 'PRODUCT_UNAVAILABLE';
  if (item.option === null) return 'OPTION_REQUIRED';
  if (!isShown(item.option)) return 'PRODUCT_UNAVAILABLE';
  if (isSoldOut(item.option.stock_count)) return 'SOLD_OUT';
  return isEnough(item.option.stock_count, quantity) ? null : 'OUT_OF_STOCK';
}

/** True when a member can request a restock notice: the option is on sale but sold out. Otherwise the reason why not. */
export function isRestockAwaited(item: Buyable): true | 'PRODUCT_UNAVAILABLE' | 'RESTOCK_NOT_NEEDED' {
  const refusal = purchaseRefusal(item, QUANTITY_MIN);
  if (refusal === 'SOLD_OUT') return true;
  return refusal === null ? 'RESTOCK_NOT_NEEDED' : 'PRODUCT_UNAVAILABLE';
}

/** A quantity of one option's stock. */
export interface StockMove {
  product_id: number;
  option_id: number;
  quantity: number;
}

/** Sums up lines by option, in the lock order that all commands use, to avoid deadlocks. */
export function stockMoves(lines: readonly StockMove[]): StockMove[] {
  const byOption = new Map<number, StockMove>();
  for (const line of lines) {
    const known = byOption.get(line.option_id);
    byOption.set(line.option_id, { ...line, quantity: line.quantity + (known?.quantity ?? 0) });
  }
  return [...byOption.values()].sort((a, b) => a.product_id - b.product_id || a.option_id - b.option_id);
}

/** A list with sold-out items moved to the end. */
export function soldOutLast<Item>(items: readonly Item[], stockCountOf: (item: Item) => number | undefined): Item[] {
  const isOut = (item: Item) => isSoldOut(stockCountOf(item) ?? 1);
  return [...items.filter((item) => !isOut(item)), ...items.filter(isOut)];
}
