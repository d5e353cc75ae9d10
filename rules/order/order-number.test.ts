import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_NUMBER_BYTES, orderNumber, typedOrderNumber } from '#rules/order/order-number.ts';

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

test.each([
  ...[
    '20261120-7K3M9QX',
    '202611207k3m9qx',
    ' 20261120 7K3M9QX',
    '2026 1120 7k3m9qx',
    '20261120 - 7k3m9qx',
    '20261120–7K3M9QX',
    '２０２６１１２０－７Ｋ３Ｍ９ＱＸ',
    '20261120−7K3M9QX',
    '20261120ー7K3M9QX',
    '20261120-7K3M9QX-1042',
    '202611207K3M9QX-1042',
    '20261120 7k3m9qx 1042',
    '202611207k3m9qx − 1042',
    '20261120-7K3M9QX  1042',
  ].map((typed) => [typed, '20261120-7K3M9QX'] as const),
  ['20261120', '20261120'],
  ['2026 1120', '20261120'],
  ['202611207k', '20261120-7K'],
  ['1120 7k', '1120-7K'],
  ['7k3 m9qx', '7K3M9QX'],
  ['20261120 7k3 1042', '20261120-7K31042'],
  ['20261120-000001-7', '20261120-000001'],
  ['Kim Ieum', 'KIM IEUM'],
  ['김이음', '김이음'],
  ['', ''],
])('‘%s’, typed, is written ‘%s’', (typed, written) => expect(typedOrderNumber(typed)).toBe(written));
