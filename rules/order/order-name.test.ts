import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_NAME_LENGTH, orderName } from '#rules/order/order-name.ts';
import { locales } from '#rules/shop/locale.ts';

test.each([
  ['ko', ['반환점 티셔츠'], '반환점 티셔츠'],
  ['ko', ['반환점 티셔츠', '반환점 티셔츠'], '반환점 티셔츠 외 1건'],
  ['ko', ['가'.repeat(40), '모자', '가방'], `${'가'.repeat(27)}… 외 2건`],
  ['en', ['Halfway T-shirt', 'Cap'], 'Halfway T-shirt and 1 more'],
  ['cn', ['返程T恤', '帽子'], '返程T恤 等2件'],
] as const)('in %s %j is called %s', (locale, names, name) => {
  expect(orderName(names, locale)).toBe(name);
});

test('no name is longer than banks take, and each says how many lines there are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 1, maxLength: 80 }), { minLength: 2, maxLength: 100 }),
      fc.constantFrom(...locales),
      (names, locale) => {
        expect(orderName(names, locale).length).toBeLessThanOrEqual(ORDER_NAME_LENGTH);
        expect(orderName(names, 'ko').endsWith(` 외 ${names.length - 1}건`)).toBe(true);
      },
    ),
    { seed: 20261122 },
  );
});
