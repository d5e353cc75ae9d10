import { expect, test } from 'vitest';
import { isTokenGood, type Standing } from './standing.ts';

const good: Standing = { blockedAt: null, withdrawnAt: null, tokensValidFrom: null, endedSignIns: [] };
const change = new Date('2026-11-20T03:00:00.400Z');
const second = Date.parse('2026-11-20T03:00:00Z') / 1000;

test.each([
  ['a member', good, second, true],
  ['the account no longer exists', undefined, second, false],
  ['blocked', { ...good, blockedAt: change }, second + 60, false],
  ['withdrawn', { ...good, withdrawnAt: change }, second + 60, false],
  ['the member has signed out everywhere since then', { ...good, tokensValidFrom: change }, second - 1, false],
  ['signed in again in the same second', { ...good, tokensValidFrom: change }, second, true],
  ['this browser was signed out', { ...good, endedSignIns: ['another', 'this one'] }, second, false],
  ['another browser was signed out', { ...good, endedSignIns: ['another'] }, second, true],
  ['without a token, signed out everywhere', { ...good, tokensValidFrom: change }, null, true],
  ['without a token, blocked', { ...good, blockedAt: change }, null, false],
])('whether a token is still valid for its member: %s', (_about, standing, issuedAt, isGood) => {
  expect(isTokenGood(standing, issuedAt === null ? null : { issuedAt, signInId: 'this one' })).toBe(isGood);
});
