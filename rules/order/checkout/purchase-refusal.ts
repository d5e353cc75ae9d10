import { isShown } from '../../shop/shown.ts';
import { isEnough, isSoldOut, QUANTITY_MIN } from '../stock.ts';

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

/** True when a member can request a restock notification: the option is on sale but sold out. Otherwise the reason why not. */
export function isRestockAwaited(item: Buyable): true | 'PRODUCT_UNAVAILABLE' | 'RESTOCK_NOT_NEEDED' {
  const refusal = purchaseRefusal(item, QUANTITY_MIN);
  if (refusal === 'SOLD_OUT') return true;
  return refusal === null ? 'RESTOCK_NOT_NEEDED' : 'PRODUCT_UNAVAILABLE';
}
