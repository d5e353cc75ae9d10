import { QUANTITY_MAX, quantityWithin } from './stock.ts';

/** Why a quantity is changed: above the limit of a line, above the stock, or no whole number from 1. */
export type QuantityLimit = 'QUANTITY_MAX' | 'STOCK' | 'WHOLE_NUMBER';

/** Whether the stock or the line limit ends the quantity. */
export function upperLimit(stockCount: number): QuantityLimit {
  return stockCount < QUANTITY_MAX ? 'STOCK' : 'QUANTITY_MAX';
}

/** The quantity in a typed text, and the limit that changed it. Text without a whole number keeps the previous quantity. */
export function typedQuantity(typed: string, before: number, stockCount: number): { quantity: number; limit: QuantityLimit | null } {
  const written = typed.normalize('NFKC').trim();
  if (written === '') return { quantity: before, limit: null };
  if (!/^-?\d+$/.test(written)) return { quantity: before, limit: 'WHOLE_NUMBER' };
  const wanted = Number(written);
  const quantity = quantityWithin(wanted, stockCount);
  if (quantity === wanted) return { quantity, limit: null };
  return { quantity, limit: wanted < quantity ? 'WHOLE_NUMBER' : upperLimit(stockCount) };
}
