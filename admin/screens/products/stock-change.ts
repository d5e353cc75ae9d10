import { stockChange } from '#contract/rest/admin/desk.ts';
import { restocked, type StockChange } from '#rules/order/stock.ts';

export const stockModes = ['to', 'more', 'less'] as const;
export type StockMode = (typeof stockModes)[number];

/** An option as it is listed, by the names of its product and its own. */
export interface StockOption {
  id: number;
  name: string;
  state: string;
  stock_count: number;
}

/** What was asked for: which way, the number as it was typed, and the options that stay as they are. */
export interface StockWish {
  mode: StockMode;
  typed: string;
  left: readonly number[];
}

/** An option with what becomes of it. `after`: null while nothing is asked, or where it cannot be. */
export interface StockRow extends StockOption {
  after: number | null;
  isRefused: boolean;
  isGoing: boolean;
}

/** The change that was typed, as the shop would take it; null for what it would refuse. */
export function stockChangeOf({ mode, typed }: Pick<StockWish, 'mode' | 'typed'>): StockChange | null {
  const digits = typed.replaceAll(',', '').trim();
  if (!/^\d+$/.test(digits)) return null;
  const number = Number(digits);
  const change = mode === 'to' ? { to: number } : { by: mode === 'more' ? number : -number };
  return stockChange.safeParse(change).success ? change : null;
}

/** What becomes of each option. What the change would leave below nothing, or as it is, does not go. */
export function stockRows(options: readonly StockOption[], wish: StockWish): StockRow[] {
  const change = stockChangeOf(wish);
  return options.map((option) => {
    const after = change === null ? null : restocked(option.stock_count, change);
    const isRefused = change !== null && after === null;
    return { ...option, after, isRefused, isGoing: after !== null && after !== option.stock_count && !wish.left.includes(option.id) };
  });
}
