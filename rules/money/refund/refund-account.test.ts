import { expect, test } from 'vitest';
import { accountDigits, wrongAccountParts } from './refund-account.ts';

const account = { bank: 'SHINHAN', number: '110123456789', holder: '김이음' };

test('hyphens and spaces in an account number are ignored', () => {
  expect(accountDigits(' 110-123 456789')).toBe(account.number);
});

test.each([
  [{}, []],
  [{ holder: '  ' }, ['holder']],
  [{ holder: '\u3164\u200b' }, ['holder']],
  [{ bank: '', number: '12345' }, ['bank', 'number']],
  [{ bank: 'KAKAO', number: '333312345678' }, ['number']],
  [{ bank: 'KAKAO', number: '3333123456789' }, []],
  [{ bank: 'BANK_OF_TOMORROW' }, ['number']],
  [{ number: '1'.repeat(21), holder: '가'.repeat(41) }, ['number', 'holder']],
])('%j is a wrong account number of %j', (change, wrong) => {
  expect(wrongAccountParts({ ...account, ...change })).toEqual(wrong);
});
