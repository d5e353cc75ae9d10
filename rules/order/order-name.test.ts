import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_NAME_LENGTH, orderName } from '#rules/order/order-name.ts';

test.each([
  [['반환점 티셔츠'], '반환점 티셔츠'],
  [['반환점 티셔츠', '반환점 티셔츠'], '반환점 티셔츠 외 1건'],
  [['가'.repeat(40), '모자', '가방'], `${'가'.repeat(27)}… 외 2건`],
])('%j is called %s', (names, name) => {
  expect(orderName(names)).toBe(name);
});

test('no name is longer than banks take, and each says how many lines there are', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 80 }), { minLength: 2, maxLength: 100 }), (names) => {
      expect(orderName(names).length).toBeLessThanOrEqual(ORDER_NAME_LENGTH);
      expect(orderName(names).endsWith(` 외 ${names.length - 1}건`)).toBe(true);
    }),
    { seed: 20261122 },
  );
});
