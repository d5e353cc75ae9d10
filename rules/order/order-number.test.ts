import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_NUMBER_BYTES, orderNumber } from '#rules/order/order-number.ts';

test('the Korean day and seven signs', () => {
  expect(orderNumber(new Date('2026-11-20T16:00:00Z'), new Uint8Array([0, 1, 31, 32, 33, 255, 10]))).toBe('20261121-01Z01ZA');
});

test('always readable', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: ORDER_NUMBER_BYTES, maxLength: ORDER_NUMBER_BYTES }), (random) => {
      expect(orderNumber(new Date('2026-11-20T00:00:00Z'), random)).toMatch(/^20261120-[0-9A-HJKMNP-TV-Z]{7}$/);
    }),
    { seed: 20261120 },
  );
});
