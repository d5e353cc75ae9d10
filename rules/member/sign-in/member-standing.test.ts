import { expect, test } from 'vitest';
import { type MemberStanding, memberStandingOf } from './member-standing.ts';

const at = '2026-11-20T00:00:00Z';
test.each<[MemberStanding, object]>([
  ['ACTIVE', {}],
  ['BLOCKED', { blocked_at: at }],
  ['WITHDRAWN', { withdrawn_at: at }],
  ['WITHDRAWN', { withdrawn_at: at, blocked_at: at }],
  ['FORGOTTEN', { withdrawn_at: at, purged_at: at }],
  ['FORGOTTEN', { withdrawn_at: at, purged_at: at, blocked_at: at }],
])('member standing: %s: %o', (standing, facts) => {
  expect(memberStandingOf({ blocked_at: null, withdrawn_at: null, ...facts })).toBe(standing);
});
