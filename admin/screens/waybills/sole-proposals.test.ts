import { expect, test } from 'vitest';
import { soleProposals } from './sole-proposals.ts';

test('a waybill row is proposed for the only order with its name and phone, unless another row or parcel also matches', () => {
  const row = (place: number, ...orders: number[]) => ({
    ...{ row: place, order_id: null, is_held: false },
    proposals: orders.map((order_id) => ({ order_id, order_number: `n-${order_id}`, recipient: '최*재', product_name: '' })),
  });
  expect(soleProposals([row(2, 7), row(3), row(4, 8, 9), row(5, 10), row(6, 10)])).toEqual({ 2: 7 });
  expect(soleProposals([row(2, 7), { ...row(3), order_id: 7 }, { ...row(4, 8), is_held: true }, row(5, 9)])).toEqual({ 5: 9 });
});
