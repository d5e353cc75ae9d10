import { expect, test } from 'vitest';
import { isPasswordWellFormed } from '#rules/member/credential.ts';
import { isCommonPassword } from '#server/credentials/common-passwords.ts';

test.each(['qwer1234', '1Q2W3E4R', 'Password1!', 'abcd1234!'])('the password %s is refused as too common', (password) => {
  expect(isPasswordWellFormed(password)).toBe(true);
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['violet 자전거 7', 'kx92-mulberry', '# the'])('the password %s is not too common', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
