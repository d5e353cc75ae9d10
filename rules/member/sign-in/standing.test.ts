import { expect, test } from 'vitest';
import { isTokenGood, type Standing } from './standing.ts';

const good: Standing = { blockedAt: null, withdrawnAt: null, tokensValidFrom: null, endedSignIns: [] };
const change = new Date('2026-11-20T03:00:00.400Z');
const second = Date.parse('2026-11-20T03:00:00Z') / 1000;

test.each([
  ['a member', good, second, true],
  ['nobody any more', undefined, second, false],
  ['blocked', { ...good, blockedAt: change }, second + 60, false],
  ['withdrawn', { ...good, withdrawnAt: change }, second + 60, false],
  ['signed out everywhere since', { ...good, tokensValidFrom: change }, second - 1, false],
  ['signed in again in the same second', { ...good, tokensValidFrom: change }, second, true],
  ['this browser was sent away', { ...good, endedSignIns: ['another', 'this one'] }, second, false],
  ['another browser was sent away', { ...good, endedSignIns: ['another'] }, second, true],
  ['without a token, signed out everywhere', { ...good, tokensValidFrom: change }, null, true],
  ['without a token, blocked', { ...good, blockedAt: change }, null, false],
])('whether a token is still valid for its member: %s', (_about, standing, issuedAt, isGood) => {
  expect(isTokenGood(standing, issuedAt === null ? null : { issuedAt, signInId: 'this one' })).toBe(isGood);
});
