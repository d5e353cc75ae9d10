import { expect, test } from 'vitest';
import { readScan } from './line-number.ts';

test.each([
  ['20261120-7K3M9QX-1042', '20261120-7K3M9QX', 1042],
  ['20261120-7k3m9qx', '20261120-7K3M9QX', null],
  // Typed while the keyboard is set to Hangul.
  ['20261120-7ㅏ3ㅡ9ㅂㅌ-1042', '20261120-7K3M9QX', 1042],
  ['20261120-가3ㅡ9ㅂㅌ', '20261120-RK3M9QX', null],
])('a scanned code %s is the number %s', (code, orderNumber, lineId) => {
  expect(readScan(code)).toEqual({ orderNumber, lineId });
});

test.each(['', '8801234567890', '123456789012', 'HELLO'])('a scanned code %j is no number of an order', (code) => {
  expect(readScan(code)).toBeNull();
});
