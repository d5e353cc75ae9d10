import type { Role } from './role.ts';

/** What a member of staff does: an administrator has one or several of these (`member.member_roles.staff_roles`). */
export const staffRoles = ['owner', 'manager', 'desk', 'production', 'content', 'support', 'accounting', 'reader'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** The staff roles that this version knows among those that are stored, in their order. */
export function knownStaffRoles(stored: readonly string[]): StaffRole[] {
  return staffRoles.filter((role) => stored.includes(role));
}

/** Whoever asks acts as the role of the token and, as an administrator, as each of their staff roles. */
export type Actor = Role | StaffRole;

/** These have every right on the tables that administrators have; the others have those of their permissions (staff-tables.ts). */
const unlimited: readonly StaffRole[] = ['owner', 'manager'];

/** The staff roles that are a role of the database too. */
export const tableRoles = ['desk', 'production', 'content', 'support', 'accounting', 'reader'] as const satisfies readonly StaffRole[];
export type TableRole = (typeof tableRoles)[number];

/** True when tables are open to these staff roles as they are to administrators. */
export function isUnlimited(held: readonly StaffRole[]): boolean {
  return held.some((role) => unlimited.includes(role));
}
