import { expect, test } from 'vitest';
import { isPhone, writtenPhone } from './address.ts';

test.each([
  ['01012345678', '010-1234-5678'],
  ['010 1234 5678', '010-1234-5678'],
  ['0101234567', '010-123-4567'],
  ['0212345678', '02-1234-5678'],
  ['021234567', '02-123-4567'],
  ['0311234567', '031-123-4567'],
  ['07012345678', '070-1234-5678'],
  ['010-1234-56789', '010-1234-5678'],
])('%s is written %s, and once written stays so', (typed, written) => {
  expect([writtenPhone(typed), writtenPhone(written), isPhone(written)]).toEqual([written, written, true]);
});

test.each(['', '0', '010-12', '02-123'])('%j is not finished and only loses its hyphens', (typed) => {
  expect(writtenPhone(typed)).toBe(typed.replaceAll('-', ''));
});
