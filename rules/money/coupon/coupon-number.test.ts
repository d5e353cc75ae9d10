import { describe, expect, test } from 'vitest';
import {
  couponNumbers,
  hasNumberHeading,
  isCouponNumber,
  normalizeCouponNumber,
  printedCouponNumber,
  readCouponNumbers,
} from './coupon-number.ts';

/** Ascending bytes: the same on every run, covering every byte value. */
function counting(): (size: number) => Uint8Array {
  let next = 0;
  return (size) => Uint8Array.from({ length: size }, () => next++ % 256);
}

describe('numbers of coupons', () => {
  test('coupon numbers are generated in the requested number, without repeats, from letters that nobody confuses', () => {
    const numbers = couponNumbers(500, (size) => crypto.getRandomValues(new Uint8Array(size)));
    expect(new Set(numbers).size).toBe(500);
    for (const number of numbers) expect(number).toMatch(/^[2-9A-HJKMNP-Z]{12}$/);
    for (const number of numbers) expect(isCouponNumber(number)).toBe(true);
  });

  test('every letter is equally likely in a coupon number', () => {
    const counts = new Map<string, number>();
    for (const sign of couponNumbers(31, counting()).join('')) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    expect(new Set(counts.values())).toEqual(new Set([12]));
  });

  test('coupon numbers are equal however they are typed, and printed in groups', () => {
    expect(normalizeCouponNumber(' ab2c-d3ef–gh45 ')).toBe('AB2CD3EFGH45');
    expect(printedCouponNumber('AB2CD3EFGH45')).toBe('AB2C-D3EF-GH45');
    for (const brought of ['WINTER10', 'SEAMXCAFE001']) expect(printedCouponNumber(brought)).toBe(brought);
  });

  test('a refused line of a number list is shortened without splitting a letter', () => {
    const [refused] = readCouponNumbers([[`${'한'.repeat(59)}😀😀`]]).refused;
    expect(refused?.text).toBe(`${'한'.repeat(59)}😀`);
  });

  test('a number list is read by row; invalid and repeated numbers are refused by line', () => {
    expect(readCouponNumbers([['\uFEFFWINTER-1,김이음'], [''], ['winter1'], ['"AB CD"', 'x'], ['한글']])).toEqual({
      numbers: [
        { number: 'WINTER1', line: 1 },
        { number: 'ABCD', line: 4 },
      ],
      refused: [
        { line: 3, text: 'winter1', reason: 'TWICE' },
        { line: 5, text: '한글', reason: 'NO_NUMBER' },
      ],
    });
  });
});

describe('the heading of a list', () => {
  const numbersOf = (table: string[][]) => readCouponNumbers(table).numbers.map(({ number }) => number);

  test.each(['number,memo', '쿠폰 번호', '\uFEFF"Code"', '쿠폰번호(필수);메모'])(
    '%j is no coupon number, but a later line may be one',
    (heading) => {
      expect(readCouponNumbers([[heading], ['AB12'], ['CODE']])).toMatchObject({
        numbers: [{ number: 'AB12' }, { number: 'CODE' }],
        refused: [],
      });
    },
  );

  test('the heading of a number list names the number column, also below title rows', () => {
    expect(
      numbersOf([
        ['겨울 행사', ''],
        ['memo', 'Coupon Code'],
        ['카페', 'AB12'],
        ['서점', 'CD34'],
      ]),
    ).toEqual(['AB12', 'CD34']);
  });

  test('the heading of a number list is not searched below the first number', () => {
    expect(numbersOf([['AB12'], ['NUMBER']])).toEqual(['AB12', 'NUMBER']);
  });
});

test('a table’s heading for numbers is in its first ten rows, in a row of several cells', () => {
  expect(hasNumberHeading([['2026'], ['이름', '쿠폰번호']])).toBe(true);
  expect(hasNumberHeading([['쿠폰번호']])).toBe(false);
  expect(hasNumberHeading([['이름', '금액']])).toBe(false);
  expect(hasNumberHeading([...Array.from({ length: 10 }, () => ['a', 'b']), ['이름', '쿠폰번호']])).toBe(false);
});

test('a coupon number in quotes, after a byte order mark or before another column is read without them', () => {
  const [number = ''] = couponNumbers(1, (size) => new Uint8Array(size).fill(7));
  for (const cell of [`"${number}"`, `\uFEFF${number}`, `${number};2026`, ` ${number} `]) {
    expect(readCouponNumbers([[cell]]).numbers).toEqual([{ number, line: 1 }]);
  }
});
