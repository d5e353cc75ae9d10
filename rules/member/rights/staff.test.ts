import { expect, test } from 'vitest';
import { invitationEnd, isInvitationOpen, officeRoles, refuseRoles } from './staff.ts';

const now = new Date('2026-11-20T03:00:00Z');

test('administrators, artists and brands work in the back office, shoppers do not', () => {
  expect(officeRoles).toEqual(['admin', 'artist', 'brand']);
});

test('a staff invitation works once, within three days', () => {
  const expiresAt = invitationEnd(now);
  expect(expiresAt.toISOString()).toBe('2026-11-23T03:00:00.000Z');
  expect(isInvitationOpen({ endedAt: null, expiresAt }, new Date(expiresAt.getTime() - 1))).toBe(true);
  expect(isInvitationOpen({ endedAt: null, expiresAt }, expiresAt)).toBe(false);
  expect(isInvitationOpen({ endedAt: now, expiresAt }, now)).toBe(false);
});

test('the last owner keeps the role, and nobody removes their own role', () => {
  const change = { isOwn: false, before: ['owner', 'desk'] as const, after: [] as const, otherOwners: 1 };
  expect(refuseRoles(change)).toBeNull();
  expect(refuseRoles({ ...change, otherOwners: 0 })).toBe('LAST_ADMINISTRATOR');
  expect(refuseRoles({ ...change, isOwn: true, after: ['manager'] })).toBe('OWN_ADMINISTRATOR');
  expect(refuseRoles({ ...change, isOwn: true, after: ['owner', 'content'] })).toBeNull();
  expect(refuseRoles({ ...change, before: ['manager'], otherOwners: 0 })).toBeNull();
});
