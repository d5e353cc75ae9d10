import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const line = (product_id: number, unit_price: number, quantity: number) => ({
  ...{ product_id, unit_price, quantity },
  product_name: { ko: '티셔츠', en: 'T-shirt' },
  option_name: { ko: 'M', en: 'M' },
  brand_name: { ko: '심', en: 'Seam' },
});
const order = { order_number: '20261128-1', order_products: [line(1, 21_000, 2), line(2, 5_000, 1)], delivery_amount: 3_000 };

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) };
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

test('a purchase is pushed to the data layer once per browser, with the value of its lines and the shipping apart', async () => {
  const { pushPurchase } = await import('./baskets.ts');
  pushPurchase(order);
  pushPurchase(order);
  pushPurchase({ ...order, order_number: '20261128-2' });
  expect(window.dataLayer).toHaveLength(2);
  expect(window.dataLayer?.[0]).toEqual({
    event: 'purchase',
    ecommerce: {
      ...{ transaction_id: '20261128-1', currency: 'KRW', value: 47_000, shipping: 3_000 },
      items: [
        { item_id: '1', item_name: '티셔츠', item_brand: '심', item_variant: 'M', price: 21_000, quantity: 2 },
        { item_id: '2', item_name: '티셔츠', item_brand: '심', item_variant: 'M', price: 5_000, quantity: 1 },
      ],
    },
  });
});

test('a refund in the data layer names its order, each time it is pushed', async () => {
  const { pushRefund } = await import('./baskets.ts');
  pushRefund(order);
  expect(window.dataLayer?.map(({ event }) => event)).toEqual(['refund']);
});
