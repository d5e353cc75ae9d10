import { expect, test } from 'vitest';
import { isPasswordGuessable, type KnownOfMember } from './guessable-password.ts';

const member: KnownOfMember = { email: 'haneul.kim92@mail.example', phone: '01012345678', names: ['한강 러너스', 'Moon Studio', 'SEO'] };

test.each([
  ['the name of the shop', 'seam1234!'],
  ['the same in capitals with blanks', 'SEAM 2026 SEAM'],
  ['the same written with digits', '5e4m-9999'],
  ['in full-width letters', 'ｓｅａｍ１２３４'],
  ['what the shop sells', '티셔츠-8080'],
  ['two of its words', 'seamdesign1'],
  ['a role', 'admin-2026'],
  ['a brand', '한강러너스123'],
  ['a word of a brand', '러너스1!2@3#'],
  ['an artist', 'moonstudio!7'],
  ['an artist with a one for an i', 'm00nstud1o'],
  ['the ID', 'haneul.kim92'],
  ['a part of the ID', 'haneul99!!'],
  ['the domain of the ID', 'mail12345'],
  ['the phone', 'a01012345678'],
  ['the phone without 010', 'abc12345678'],
  ['its last four digits', 'a!5678!5678'],
])('a password made of %s is refused as guessable: %s', (_what, password) => {
  expect(isPasswordGuessable(password, member)).toBe(true);
});

test.each([
  ['no such word', 'violet 자전거 7'],
  ['few letters, but no such word', 'a1b2c3d4!'],
  ['a longer word that begins like one', 'seamstress 7 plums'],
  ['a word of the shop beside enough of its own', 'seam-자전거-7'],
  ['a name too short to matter', 'seo!!1998-xy'],
  ['digits of the phone beside enough of its own', 'kettle 5678'],
  ['half a pair of signs', '𝒳1!aabbccd'],
])('a password with %s is accepted: %s', (_what, password) => {
  expect(isPasswordGuessable(password, member)).toBe(false);
});

test('without a phone or brands the password check has no further conditions', () => {
  expect(isPasswordGuessable('a!5678!5678', { email: 'a@b.example', phone: null, names: [] })).toBe(false);
});
