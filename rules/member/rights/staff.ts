import { daysAfter } from '../../shop/korean-time.ts';
import { mayDo } from './permission.ts';
import type { StaffRole } from './staff-role.ts';

/** The roles that work in the back office. */
export const officeRoles = (['admin', 'artist', 'brand'] as const).filter((role) => mayDo([role], 'office.enter') !== 'no');
export type OfficeRole = (typeof officeRoles)[number];

/** Days an invitation link is valid. */
const INVITATION_DAYS = 3;

export function invitationEnd(now: Date): Date {
  return daysAfter(now, INVITATION_DAYS);
}

/** True when an invitation can still be accepted. */
export function isInvitationOpen({ endedAt, expiresAt }: { endedAt: Date | null; expiresAt: Date }, now: Date): boolean {
  return endedAt === null && now < expiresAt;
}

type RoleChange = { isOwn: boolean; before: readonly StaffRole[]; after: readonly StaffRole[]; otherOwners: number };

/** Why a change of staff roles is refused, or null: the shop must keep an owner, and owners cannot stop being one by mistake. */
export function refuseRoles({ isOwn, before, after, otherOwners }: RoleChange): 'LAST_ADMINISTRATOR' | 'OWN_ADMINISTRATOR' | null {
  const isDemotion = before.includes('owner') && !after.includes('owner');
  if (!isDemotion) return null;
  if (otherOwners === 0) return 'LAST_ADMINISTRATOR';
  return isOwn ? 'OWN_ADMINISTRATOR' : null;
}
