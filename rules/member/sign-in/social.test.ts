import { expect, test } from 'vitest';
import { isPersonName } from '../credential.ts';
import { isRecentSignIn, isSocialVendor, mayUnlink, proposedNickname } from './social.ts';

test('a sign-in counts as recent for five minutes, and never with a future or missing time', () => {
  const now = new Date('2026-11-20T03:00:00Z');
  const ago = (seconds: number) => now.getTime() / 1000 - seconds;
  expect([0, 299, 300, -1].map((seconds) => isRecentSignIn(ago(seconds), now))).toEqual([true, true, false, false]);
  expect(isRecentSignIn(null, now)).toBe(false);
});

test('the last way to sign in cannot be unlinked', () => {
  expect(mayUnlink({ hasPassword: false, linkedAccounts: 1 })).toBe(false);
  expect(mayUnlink({ hasPassword: false, linkedAccounts: 2 })).toBe(true);
  expect(mayUnlink({ hasPassword: true, linkedAccounts: 1 })).toBe(true);
});

test('a nickname proposed from a provider passes the rule for nicknames', () => {
  for (const edge of [0, 1]) expect(isPersonName(proposedNickname((below) => (below - 1) * edge))).toBe(true);
});

test('a property name that every JavaScript object has is not accepted as a provider', () => {
  expect([isSocialVendor('kakao'), isSocialVendor('constructor'), isSocialVendor(null)]).toEqual([true, false, false]);
});
