import { daysAfter } from '../../shop/korean-time.ts';
import { mayDo } from './permission.ts';
import type { Role } from './role.ts';

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

type RoleChange = { isOwn: boolean; before: readonly Role[]; after: readonly OfficeRole[]; otherAdministrators: number };

/**
 * Why a role change is refused, or null: the shop must keep an administrator, and administrators cannot remove their own role by mistake.
 */
export function refuseRoles({ isOwn, before, after, otherAdministrators }: RoleChange): 'LAST_ADMINISTRATOR' | 'OWN_ADMINISTRATOR' | null {
  const isDemotion = before.includes('admin') && !after.includes('admin');
  if (!isDemotion) return null;
  if (otherAdministrators === 0) return 'LAST_ADMINISTRATOR';
  return isOwn ? 'OWN_ADMINISTRATOR' : null;
}
