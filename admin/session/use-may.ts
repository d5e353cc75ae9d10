import { type Grant, mayDo, type Permission } from '#rules/member/rights/permission.ts';
import type { Actor } from '#rules/member/rights/staff-role.ts';
import { useDesk } from './desk.ts';
import { useOfficeRole } from './office-role.ts';

/** The user's role and, for an administrator, the staff roles; null until those are known. */
export function useActors(): readonly Actor[] | null {
  const role = useOfficeRole();
  const { data } = useDesk();
  if (role === null) return [];
  if (role !== 'admin') return [role];
  return data === undefined ? null : [role, ...data.staff_roles];
}

/** The user's reach for a permission. The server checks again. */
export function useGrant(): (permission: Permission) => Grant | 'no' {
  const actors = useActors() ?? [];
  return (permission) => mayDo(actors, permission);
}

/** Whether the user may do something, or look at it: for menus, routes and buttons. */
export function useMay(): (permission: Permission) => boolean {
  const grant = useGrant();
  return (permission) => grant(permission) !== 'no';
}
