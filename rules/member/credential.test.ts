import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ageInYears,
  EMAIL_MAX,
  EMAIL_PATTERN,
  isCalendarDay,
  isEmail,
  isEmailId,
  isOldEnough,
  isPasswordWellFormed,
  isPersonName,
  missingConsents,
  normalizeEmail,
  normalizeMobile,
} from '#rules/member/credential.ts';

const seed = 20261120;

describe('a password', () => {
  test.each([
    ['abcdefg1', true],
    ['비밀번호는숫자1', true],
    ['correct horse battery staple 9', true],
    [`a1${'x'.repeat(126)}`, true],
    ['abcdef1', false],
    ['abcdefgh', false],
    ['12345678', false],
    ['!!!!!!!!', false],
    ['abcdefg\u00001', false],
    [`a1${'x'.repeat(127)}`, false],
    ['', false],
  ])('the password %j has the required form: %s', (password, isGood) => {
    expect(isPasswordWellFormed(password)).toBe(isGood);
  });

  test('a password with at least 8 characters, a letter and a number has the required form, whatever else it contains', () => {
    const visible = fc.string({ unit: 'grapheme', minLength: 6, maxLength: 40 }).filter((text) => !/\p{Cc}/u.test(text));
    fc.assert(
      fc.property(visible, (text) => {
        expect(isPasswordWellFormed(`${text}a1`)).toBe(true);
      }),
      { seed },
    );
  });
});

describe('an ID', () => {
  test.each([
    ['shopper@seam.example', true],
    ['a.b+tag@sub.seam.example', true],
    ['no-at-sign', false],
    ['@seam.example', false],
    ['a@', false],
    ['a@localhost', false],
    ['a b@seam.example', false],
    ['a@seam..example', false],
    ['a@-seam.example', false],
    ['a@b@seam.example', false],
    ['a\u0000b@seam.example', false],
    ['한글@seam.example', false],
    [`${'a'.repeat(65)}@seam.example`, false],
    [`a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}`, false],
  ])('the ID %s is a well-formed e-mail: %s', (email, isOne) => {
    expect([
      isEmailId(email),
      isEmail(` ${email.toUpperCase()}`),
      EMAIL_PATTERN.test(email.toUpperCase()) && email.length <= EMAIL_MAX,
    ]).toEqual(Array(3).fill(isOne));
  });

  test('an ID is stored in one spelling, and every accepted ID passes the table’s check', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const normal = normalizeEmail(` ${email.toUpperCase()} `);
        expect(normalizeEmail(normal)).toBe(normal);
        if (isEmailId(normal)) expect(normal).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/);
      }),
      { seed },
    );
  });
});

describe('the age of over 14', () => {
  test.each([
    ['2012-11-20', '2026-11-20', true],
    ['2012-11-21', '2026-11-20', false],
    ['2012-02-29', '2026-02-28', false],
    ['2012-02-29', '2026-03-01', true],
    ['2026-11-21', '2026-11-20', false],
    ['1899-12-31', '2026-11-20', false],
    ['2001-02-30', '2026-11-20', false],
    ['2001-2-3', '2026-11-20', false],
  ])('a person born %s, on %s: %s', (birthDate, today, isOld) => {
    expect(isOldEnough(birthDate, today)).toBe(isOld);
  });

  test('a birthday must be a calendar day, and the age never decreases over time', () => {
    const day = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, day, (birth, one, other) => {
        expect(isCalendarDay(birth)).toBe(true);
        const [earlier, later] = one < other ? [one, other] : [other, one];
        expect(ageInYears(birth, earlier)).toBeLessThanOrEqual(ageInYears(birth, later));
      }),
      { seed },
    );
  });
});

test('a sign-up names every required consent that is missing', () => {
  expect(missingConsents({ terms: true, personalInformation: true, purchase: true, over14: true })).toEqual([]);
  expect(missingConsents({ terms: true, personalInformation: false, purchase: true, over14: false })).toEqual([
    'personalInformation',
    'over14',
  ]);
});

test.each([
  ['010-1234-5678', '01012345678'],
  ['01112345678', '01112345678'],
  ['011-123-4567', '0111234567'],
  ['02-123-4567', null],
  ['+82 10 1234 5678', '01012345678'],
  ['010-1234-567a', null],
])('mobile number %s is %s', (phone, digits) => {
  expect(normalizeMobile(phone)).toBe(digits);
});

test.each([
  ['김이음', true],
  [' a ', true],
  ['   ', false],
  ['x'.repeat(41), false],
  ['a\u0000', false],
  ['\u202eSeam', false],
  ['\u200b\u200b', false],
  ['\u3164', false],
  ['당첨 http://evil.example/x', false],
  ['www.evil.example', false],
  ['초록 ❤️', true],
  ["O'Neil J. Kim", true],
])('%j is a name: %s', (name, isName) => {
  expect(isPersonName(name)).toBe(isName);
});
