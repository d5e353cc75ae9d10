import { expect, test } from 'vitest';
import { isEmailId } from './credential.ts';
import { forgottenEmail, obstaclesOf } from './withdrawal.ts';

const free = { roles: ['user'], openOrders: 0, openRefunds: 0 };

test.each([
  ['no obstacle', free, []],
  ['the member has an open order', { ...free, openOrders: 1 }, ['ORDER']],
  ['a refund is under way', { ...free, openRefunds: 2 }, ['REFUND']],
  ['the member is an artist', { ...free, roles: ['user', 'artist'] }, ['OFFICE']],
  ['all obstacles together', { roles: ['admin', 'user'], openOrders: 1, openRefunds: 1 }, ['ORDER', 'REFUND', 'OFFICE']],
])('a withdrawal: %s', (_about, member, obstacles) => {
  expect(obstaclesOf(member)).toEqual(obstacles);
});

test('an erased member has an ID of the right form that belongs to nobody', () => {
  expect(isEmailId(forgottenEmail('0193b4a0-0000-7000-8000-000000000000'))).toBe(true);
});
