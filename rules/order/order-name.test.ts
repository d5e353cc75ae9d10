import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_NAME_BYTES, orderName } from '#rules/order/order-name.ts';
import { locales } from '#rules/shop/locale.ts';

test.each([
  [['반환점 티셔츠'], 'ko', '반환점 티셔츠'],
  [['반환점 티셔츠', '반환점 티셔츠'], 'ko', '반환점 티셔츠 외 1건'],
  [['Halfway T-shirt'], 'en', 'Halfway T-shirt'],
  [['Halfway T-shirt', 'Cap'], 'en', 'Halfway T-shirt and 1 more'],
  [['折返点 T 恤', '帽子', '包'], 'cn', '折返点 T 恤 等 3 件'],
  [['가'.repeat(40), '모자', '가방'], 'ko', `${'가'.repeat(29)}… 외 2건`],
] as const)('an order of %j in %s is named %s', (names, locale, name) => {
  expect(orderName(names, locale)).toBe(name);
});

test('an order’s name fits the length banks accept, and says how many lines it has', () => {
  const names = fc.array(fc.string({ minLength: 1, maxLength: 80, unit: 'grapheme' }), { minLength: 2, maxLength: 100 });
  fc.assert(
    fc.property(names, fc.constantFrom(...locales), (asked, locale) => {
      const name = orderName(asked, locale);
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(ORDER_NAME_BYTES);
      expect(name).toMatch({ ko: / 외 \d+건$/, en: / and \d+ more$/, cn: / 等 \d+ 件$/ }[locale]);
    }),
    { seed: 20261122 },
  );
});
