import type { Role } from './role.ts';

/** The staff roles: what a member of staff does; an administrator has one or several (`member.member_roles.staff_roles`). */
export const staffRoles = ['owner', 'manager', 'desk', 'production', 'content', 'support', 'accounting', 'reader'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** The stored staff roles that this version knows, in their order. */
export function knownStaffRoles(stored: readonly string[]): StaffRole[] {
  return staffRoles.filter((role) => stored.includes(role));
}

/** The viewer: the role of the token and, for an administrator, each of their staff roles. */
export type Actor = Role | StaffRole;

/** Roles with every right of administrators on tables; the others have the rights of their permissions (staff-tables.ts). */
const unlimited: readonly StaffRole[] = ['owner', 'manager'];

/** The staff roles that are also database roles. */
export const tableRoles = ['desk', 'production', 'content', 'support', 'accounting', 'reader'] as const satisfies readonly StaffRole[];
export type TableRole = (typeof tableRoles)[number];

/** True for staff roles that have all table rights of administrators. */
export function isUnlimited(held: readonly StaffRole[]): boolean {
  return held.some((role) => unlimited.includes(role));
}
