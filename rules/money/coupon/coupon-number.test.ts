import { describe, expect, test } from 'vitest';
import { couponNumbers, isCouponNumber, normalizeCouponNumber, printedCouponNumber, readCouponNumbers } from './coupon-number.ts';

/** Ascending bytes: the same on every run, covering every byte value. */
function counting(): (size: number) => Uint8Array {
  let next = 0;
  return (size) => Uint8Array.from({ length: size }, () => next++ % 256);
}

describe('numbers of coupons', () => {
  test('are as many as asked for, each once, of signs that nobody confuses', () => {
    const numbers = couponNumbers(500, (size) => crypto.getRandomValues(new Uint8Array(size)));
    expect(new Set(numbers).size).toBe(500);
    for (const number of numbers) expect(number).toMatch(/^[2-9A-HJKMNP-Z]{12}$/);
    for (const number of numbers) expect(isCouponNumber(number)).toBe(true);
  });

  test('no sign is likelier than another', () => {
    const counts = new Map<string, number>();
    for (const sign of couponNumbers(31, counting()).join('')) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    expect(new Set(counts.values())).toEqual(new Set([12]));
  });

  test('are the same however they are typed, and printed in groups', () => {
    expect(normalizeCouponNumber(' ab2c-d3ef–gh45 ')).toBe('AB2CD3EFGH45');
    expect(printedCouponNumber('AB2CD3EFGH45')).toBe('AB2C-D3EF-GH45');
    for (const brought of ['WINTER10', 'SEAMXCAFE001']) expect(printedCouponNumber(brought)).toBe(brought);
  });

  test('a refused line is shown in whole letters', () => {
    const [refused] = readCouponNumbers(`${'한'.repeat(59)}😀😀`).refused;
    expect(refused?.text).toBe(`${'한'.repeat(59)}😀`);
  });

  test('a list is read by line or first cell; what is none, or there twice, is refused by its line', () => {
    expect(readCouponNumbers('\uFEFFWINTER-1,김이음\r\n\r\nwinter1\n"AB CD",x\n한글\n')).toEqual({
      numbers: ['WINTER1', 'ABCD'],
      refused: [
        { line: 3, text: 'winter1', reason: 'TWICE' },
        { line: 5, text: '한글', reason: 'NO_NUMBER' },
      ],
    });
  });
});

test.each(['number,memo', '쿠폰 번호', '\uFEFF"Code"', '쿠폰번호(필수);메모'])(
  'the heading %j of a list is no number, but a later line may be',
  (heading) => {
    expect(readCouponNumbers(`${heading}\nAB12,x\nCODE`)).toEqual({ numbers: ['AB12', 'CODE'], refused: [] });
  },
);
