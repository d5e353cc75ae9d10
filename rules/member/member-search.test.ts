import { expect, test } from 'vitest';
import { memberSearchOf } from './member-search.ts';

test.each([
  ['  ', null],
  ['12', null],
  ['5678', { by: 'PHONE', ends: '5678' }],
  ['010-1234 5678', { by: 'PHONE', ends: '01012345678' }],
  ['Yuna@Seam', { by: 'EMAIL', begins: 'yuna@seam' }],
  ['yuna.kim', { by: 'EMAIL', begins: 'yuna.kim' }],
  ['김이', { by: 'NAME', begins: '김이' }],
  ['Yuna', { by: 'NAME', begins: 'Yuna' }],
])('a member search by staff is recognized by its form: %j', (typed, search) => {
  expect(memberSearchOf(typed)).toEqual(search);
});
