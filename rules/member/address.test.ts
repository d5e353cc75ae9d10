import { expect, test } from 'vitest';
import { isContactPhone, isPhone, writtenPhone } from './address.ts';

test.each([
  ['01012345678', '010-1234-5678'],
  ['010 1234 5678', '010-1234-5678'],
  ['0101234567', '010-123-4567'],
  ['0212345678', '02-1234-5678'],
  ['021234567', '02-123-4567'],
  ['0311234567', '031-123-4567'],
  ['07012345678', '070-1234-5678'],
  ['0504-1234-5678', '0504-1234-5678'],
  ['05051234567', '0505-123-4567'],
  ['0502-1234567', '0502-123-4567'],
  ['050912345678', '0509-1234-5678'],
  ['０１０１２３４５６７８', '010-1234-5678'],
  ['+82 10-1234-5678', '010-1234-5678'],
  ['+821012345678', '010-1234-5678'],
  ['+82 (0)10 1234 5678', '010-1234-5678'],
  ['0082 2 123 4567', '02-123-4567'],
  ['82-504-1234-5678', '0504-1234-5678'],
  ['010.1234.5678', '010-1234-5678'],
])('the phone number %s is formatted as %s, and formatting it again changes nothing', (typed, written) => {
  expect([writtenPhone(typed), writtenPhone(written), isPhone(written)]).toEqual([written, written, true]);
});

test.each(['010-1234-56789', '0504-1234-56789', '+82 10-1234', '+81 3-1234-5678', '010-1234-5678 (회사)', '010-1234-5678 / 010-2'])(
  '%j does not have the form of a phone number: it stays as typed and is refused',
  (typed) => {
    expect([writtenPhone(typed), isPhone(typed)]).toEqual([typed, false]);
  },
);

test.each(['000-123-4567', '0401234567', '099-123-4567', '070-123-4567', '1588-1234'])(
  'the phone number %s has no Korean prefix and is not formatted',
  (phone) => expect(isPhone(phone)).toBe(false),
);

test.each(['', '0', '010-12', '02-123'])('%j is an incomplete phone number, and only its hyphens are removed', (typed) => {
  expect(writtenPhone(typed)).toBe(typed.replaceAll('-', ''));
});

test.each(['+81 3-1234-5678', '+1 (212) 555-0100', '+442079460958', ' +86 138 1234 5678 ', '02-123-4567', '1588-1234', '18001234'])(
  '%j is accepted as a contact: a phone number or an e-mail',
  (phone) => {
    expect(isContactPhone(phone)).toBe(true);
  },
);

test.each(['+0 123 456 789', '+81 12 34', '+1234567890123456', '0081 3 1234 5678', '+81 3-1234-5678 x', '+81 3-1234-567-', '+'])(
  '%j is refused as a contact',
  (phone) => {
    expect(isContactPhone(phone)).toBe(false);
  },
);

test.each(['+81 3-1234-5678', '1588-1234'])('the phone number %s is refused for parcels and codes', (phone) => {
  expect(isPhone(phone)).toBe(false);
});
