import { expect, test } from 'vitest';
import { readSocialReturn, type SocialReturn, socialStartUrl, writeSocialReturn } from './social.ts';

const returns: SocialReturn[] = [
  { kind: 'ticket', ticket: 'a-b_c' },
  { kind: 'linked' },
  { kind: 'unasked' },
  { kind: 'problem', code: 'SOCIAL_CANCELLED' },
];
test.each(returns)('the state %o of a social sign-in is read back as it was written', (about) => {
  expect(readSocialReturn(`#${writeSocialReturn(about)}`)).toEqual(about);
});

test.each(['', '#', '#reviews', '#social=constructor', '#ticket='])('the malformed state %s of a social sign-in is ignored', (hash) => {
  expect(readSocialReturn(hash)).toBeNull();
});

test('a social sign-in’s start address contains the page to return to', () => {
  expect(socialStartUrl('kakao', '/cart?a=b&c', { isSilent: true })).toBe('/auth/social/kakao/start?next=%2Fcart%3Fa%3Db%26c&silent=1');
});
