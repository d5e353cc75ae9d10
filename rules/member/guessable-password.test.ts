import { expect, test } from 'vitest';
import { isPasswordGuessable, type KnownOfMember } from './guessable-password.ts';

const member: KnownOfMember = { email: 'haneul.kim92@mail.example', phone: '01012345678', names: ['한강 러너스', 'Moon Studio', 'SEO'] };

test.each([
  ['the name of the shop', 'seam1234!'],
  ['known words in capitals with spaces', 'SEAM 2026 SEAM'],
  ['known words with digits instead of letters', '5e4m-9999'],
  ['known words in full-width letters', 'ｓｅａｍ１２３４'],
  ['what the shop sells', '티셔츠-8080'],
  ['two words of the shop', 'seamdesign1'],
  ['a role', 'admin-2026'],
  ['a brand', '한강러너스123'],
  ['a word of a brand', '러너스1!2@3#'],
  ['an artist', 'moonstudio!7'],
  ['an artist’s name with 1 instead of i', 'm00nstud1o'],
  ['the ID', 'haneul.kim92'],
  ['a part of the ID', 'haneul99!!'],
  ['the domain of the ID', 'mail12345'],
  ['the phone', 'a01012345678'],
  ['the phone without 010', 'abc12345678'],
  ['the last four digits of the phone', 'a!5678!5678'],
])('a password made of %s is refused as guessable: %s', (_what, password) => {
  expect(isPasswordGuessable(password, member)).toBe(true);
});

test.each([
  ['no known word', 'violet 자전거 7'],
  ['few different letters, but no known word', 'a1b2c3d4!'],
  ['a longer word that begins like a known word', 'seamstress 7 plums'],
  ['a word of the shop and enough other characters', 'seam-자전거-7'],
  ['a very short name', 'seo!!1998-xy'],
  ['digits of the phone and enough other characters', 'kettle 5678'],
  ['half of a surrogate pair', '𝒳1!aabbccd'],
])('a password with %s is accepted: %s', (_what, password) => {
  expect(isPasswordGuessable(password, member)).toBe(false);
});

test('without a phone or brands the password check has no further conditions', () => {
  expect(isPasswordGuessable('a!5678!5678', { email: 'a@b.example', phone: null, names: [] })).toBe(false);
});
