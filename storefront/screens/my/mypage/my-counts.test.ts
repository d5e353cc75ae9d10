import { expect, test } from 'vitest';
import { couponCounts, type MyOrder, orderCounts, orderToShow } from './my-counts.ts';

const order = (id: number, status: MyOrder['status'], about: Partial<MyOrder> = {}): MyOrder => ({
  id,
  order_number: `20261120-${id}`,
  status,
  ordered_at: '2026-11-20T00:00:00Z',
  cancelled_at: null,
  deposit_account: null,
  deposit_deadline: null,
  order_products: [],
  order_products_aggregate: { aggregate: { count: 1 } },
  made_to_order: { aggregate: { count: 0 } },
  status_changes: [],
  ...about,
});

test('orders are counted as the list filters them, and orders with an abandoned payment window are not counted', () => {
  const orders = [
    order(1, 'PAYMENT_WAIT'),
    order(2, 'PAYMENT_WAIT', { deposit_account: '110-2000-123456' }),
    order(3, 'IN_DELIVERY'),
    order(4, 'PURCHASE_CONFIRMED'),
  ];
  expect(orderCounts(orders).map(({ filter, count }) => [filter, count])).toEqual([
    ['PAYMENT', 1],
    ['PRODUCTION', 1],
    ['DELIVERED', 0],
    ['CONFIRMED', 1],
  ]);
  expect(orderToShow(orders)?.id).toBe(2);
  expect(orderToShow([order(5, 'PURCHASE_CONFIRMED'), order(6, 'DELIVERY_COMPLETED')])?.id).toBe(6);
  expect(orderToShow([order(7, 'PURCHASE_CONFIRMED')])?.id).toBe(7);
  expect(orderToShow([order(8, 'PAYMENT_WAIT')])).toBe(null);
});

test('usable coupons are counted, and those of them that expire within a week', () => {
  const now = new Date('2026-11-20T03:00:00Z');
  const claim = (id: number, expires_at: string | null, coupon: object = {}) => ({
    id,
    expires_at,
    order_id: null,
    coupon: { id, state: 'ACT', starts_at: '2026-11-01T00:00:00Z', ends_at: null, ...coupon },
  });
  const claims = [
    claim(1, null),
    claim(2, '2026-11-25T00:00:00Z'),
    claim(3, '2026-11-19T00:00:00Z'),
    claim(4, null, { starts_at: '2026-12-01T00:00:00Z' }),
    claim(5, null, { ends_at: '2026-11-26T00:00:00Z' }),
    { ...claim(6, null), coupon: null },
  ];
  expect(couponCounts(claims, now)).toEqual({ usable: 3, ending: 2 });
});
