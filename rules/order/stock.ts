/** What a shopper can buy, and quantity limits. */

/** The fewest pieces of a cart or order line. */
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

/** Maximum limit of low stock; the database finds what runs low below it alone. */
export const LOW_STOCK_MAX = 100;

/** Runs low: fewer pieces than the limit of its product, or of the shop where the product has none. */
export function isLow(stockCount: number, limit: number): boolean {
  return stockCount < limit;
}

/** An option that may be expected again, on a day of Korea. */
export interface IncomingStock {
  readonly stock_count: number;
  readonly incoming: { readonly comes_on: string } | null;
}

/** The day on which a sold-out option is expected; null while it is in stock, when nobody knows, or when the day is over (`today`). */
function comesBackOn({ stock_count, incoming }: IncomingStock, today: string): string | null {
  return incoming !== null && isSoldOut(stock_count) && incoming.comes_on >= today ? incoming.comes_on : null;
}

/** The first day on which one of several sold-out options is expected. */
export function firstBackOn(options: readonly IncomingStock[], today: string): string | null {
  return (
    options
      .map((option) => comesBackOn(option, today))
      .filter((day) => day !== null)
      .sort()[0] ?? null
  );
}

/** True while at least this many units are in stock. */
export function isEnough(stockCount: number, quantity: number): boolean {
  return stockCount >= quantity;
}

/** The quantity clamped to the allowed range and the stock. */
export function quantityWithin(quantity: number, stockCount: number): number {
  return Math.max(QUANTITY_MIN, Math.min(quantity, stockCount, QUANTITY_MAX));
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
