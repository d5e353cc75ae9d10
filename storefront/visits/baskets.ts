import { deviceStorage } from '#client/stores/browser-storage.ts';
import { type Discounted, sellingPrice } from '#rules/money/price.ts';
import type { Named } from '#rules/shop/locale.ts';
import { type Basket, pushEvent } from './data-layer.ts';

type Line = {
  product_id: number;
  product_name: Named;
  option_name: Named;
  brand_name: Named;
  unit_price: number;
  quantity: number;
};

/** Lines of a cart, a checkout or an order as a basket. */
export function basketOf(lines: readonly Line[]): Basket {
  const items = lines.map(({ product_id, product_name, option_name, brand_name, unit_price, quantity }) => ({
    item_id: String(product_id),
    item_name: shownName(product_name),
    item_brand: shownName(brand_name),
    item_variant: shownName(option_name),
    price: unit_price,
    quantity,
  }));
  return { currency: 'KRW', value: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0), items };
}

/** The product of a page as a basket of one. */
export function viewedProduct(product: Discounted & { id: number; name: Named; brand: { name: Named } | null }): Basket {
  const price = sellingPrice(product);
  const item = { item_id: String(product.id), item_name: shownName(product.name), price, quantity: 1 };
  return { currency: 'KRW', value: price, items: [{ ...item, ...(product.brand ? { item_brand: shownName(product.brand.name) } : {}) }] };
}

const purchasesKey = 'seam.purchases';
const PURCHASES_MOST = 20;

interface Bought {
  order_number: string;
  order_products: readonly Line[];
  delivery_amount: number;
}

/** Reports an order as bought, once in this browser however often its page is opened. */
export function pushPurchase(order: Bought): void {
  const told = (deviceStorage.getItem(purchasesKey) ?? '').split(' ').filter(Boolean);
  if (told.includes(order.order_number)) return;
  deviceStorage.setItem(purchasesKey, [...told, order.order_number].slice(-PURCHASES_MOST).join(' '));
  pushEvent({ event: 'purchase', ecommerce: soldOf(order) });
}

/** Reports a whole refunded order. */
export function pushRefund(order: Bought): void {
  pushEvent({ event: 'refund', ecommerce: soldOf(order) });
}

function soldOf({ order_number, order_products, delivery_amount }: Bought) {
  return { ...basketOf(order_products), transaction_id: order_number, shipping: delivery_amount };
}

const shownName = (name: Named) => name.ko || name.en || '';
