import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_NUMBER_BYTES, orderNumber, typedOrderNumber } from '#rules/order/order-number.ts';

test('an order number is the Korean day and seven letters or digits', () => {
  expect(orderNumber(new Date('2026-11-20T16:00:00Z'), new Uint8Array([0, 1, 31, 32, 33, 255, 10]))).toBe('20261121-01Z01ZA');
});

test('an order number has no letters that are mistaken for others', () => {
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
    '20261120_7k3m9qx',
    '20261120.7K3M9QX',
    '20261120-7K3M9QX,',
    '‘20261120-7K3M9QX’',
    '[20261120-7K3M9QX]',
    '#20261120-7K3M9QX',
    '주문번호 20261120-7K3M9QX',
    '주문 번호: #20261120-7K3M9QX.',
    '20261120-7K3M9QX_1042',
    '\u200b20261120-\u200b7K3M9QX\ufeff',
    '2026-11-20-7K3M9QX',
    '2026.11.20 7k3m9qx',
    '2O26112O-7K3M9QX',
  ].map((typed) => [typed, '20261120-7K3M9QX'] as const),
  ['2026-11-24-000517', '20261124-000517'],
  ['20261124-OOO5L7', '20261124-000517'],
  ['20261120', '20261120'],
  ['주문번호 20261120', '20261120'],
  ['1120_7k', '1120-7K'],
  ['1120-', '1120-'],
  ['#7k3o,', '7K30'],
  ['010.1234.5678', '010.1234.5678'],
  ['주문번호', '주문번호'],
  ['2026 1120', '20261120'],
  ...['2026-11-20', '2026.11.20', '2026. 11. 20.', '2026-1120', '2026/11/20-', '2O26-11-2O'].map((typed) => [typed, '20261120'] as const),
  ...['2026-11-20 7k3', '2026.11.20-7K3', '2026-1120_7k3'].map((typed) => [typed, '20261120-7K3'] as const),
  ...['2012-3456-789012', '2026-11-32', '2026-00-20-7K3M9QX'].map((typed) => [typed, typed] as const),
  ['202611207k', '20261120-7K'],
  ['1120 7k', '1120-7K'],
  ['7k3 m9qx', '7K3M9QX'],
  ['20261120 7k3 1042', '20261120-7K31042'],
  ['20261120-000001-7', '20261120-000001'],
  ['Kim Ieum', 'KIM IEUM'],
  ['김이음', '김이음'],
  ['', ''],
])('an order number typed as ‘%s’ is read as ‘%s’', (typed, written) => expect(typedOrderNumber(typed)).toBe(written));

// The quadratic form takes more than ten seconds for each.
test.each([
  ['spaces', `2026${' '.repeat(150_000)}x`, typedOrderNumber('2026 x')],
  ['commas', `2026${','.repeat(150_000)}x`, `2026${','.repeat(150_000)}X`],
])('a long run of %s between the parts of an order number is read in linear time', { timeout: 2_000 }, (_, typed, written) =>
  expect(typedOrderNumber(typed) === written).toBe(true),
);
