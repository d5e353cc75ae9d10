import { stockChange } from '#contract/rest/admin/desk.ts';
import { restocked, type StockChange } from '#rules/order/stock.ts';

export const stockModes = ['to', 'more', 'less'] as const;
export type StockMode = (typeof stockModes)[number];

/** An option with its own and its product's name. */
export interface StockOption {
  id: number;
  name: string;
  state: string;
  stock_count: number;
}

/** The input: mode, the number as typed, and the excluded options. */
export interface StockWish {
  mode: StockMode;
  typed: string;
  left: readonly number[];
}

/** An option with its result. `after`: null without input or if impossible. */
export interface StockRow extends StockOption {
  after: number | null;
  isRefused: boolean;
  isGoing: boolean;
}

/** The typed stock change; null if the server would refuse it. */
export function stockChangeOf({ mode, typed }: Pick<StockWish, 'mode' | 'typed'>): StockChange | null {
  const digits = typed.replaceAll(',', '').trim();
  if (!/^\d+$/.test(digits)) return null;
  const number = Number(digits);
  const change = mode === 'to' ? { to: number } : { by: mode === 'more' ? number : -number };
  return stockChange.safeParse(change).success ? change : null;
}

/** The result for each option. Skips options it would leave below zero or unchanged. */
export function stockRows(options: readonly StockOption[], wish: StockWish): StockRow[] {
  const change = stockChangeOf(wish);
  return options.map((option) => {
    const after = change === null ? null : restocked(option.stock_count, change);
    const isRefused = change !== null && after === null;
    return { ...option, after, isRefused, isGoing: after !== null && after !== option.stock_count && !wish.left.includes(option.id) };
  });
}
