import { QUANTITY_MAX, quantityWithin } from './stock.ts';

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
