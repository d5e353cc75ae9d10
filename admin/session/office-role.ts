import { readTokens } from '#client/session/stored-session.ts';
import { useSession } from '#client/session/use-session.ts';
import { decodeTokenPayload, readAccessClaims } from '#contract/claims.ts';
import { mayDo, type Permission } from '#rules/member/rights/permission.ts';
import { type OfficeRole, officeRoles } from '#rules/member/rights/staff.ts';

// Whoever has several works as the first, or as the one chosen.
const key = 'seam-office-role';

/** The roles of the signed-in member that may come in, in the order in which they are preferred. Browser only. */
export function heldRoles(): readonly OfficeRole[] {
  const tokens = readTokens(localStorage);
  const held = tokens ? (readAccessClaims(decodeTokenPayload(tokens.access_token))?.allowedRoles ?? []) : [];
  return officeRoles.filter((role) => held.includes(role));
}

/** The role that requests run as; null for a visitor or a mere shopper. */
export function officeRole(): OfficeRole | null {
  const held = heldRoles();
  return held.find((role) => role === localStorage.getItem(key)) ?? held[0] ?? null;
}

/** Works as another of the roles one holds; loads the page anew, so that nothing of the other is left. */
export function workAs(role: OfficeRole): void {
  localStorage.setItem(key, role);
  location.assign('/admin/');
}

/** The role somebody works as here, live over sign-in and sign-out. */
export function useOfficeRole(): OfficeRole | null {
  useSession();
  return officeRole();
}

/** Whether whoever works here may do a thing: for menus, routes and buttons. The server asks again. */
export function useMay(): (permission: Permission) => boolean {
  const role = useOfficeRole();
  return (permission) => role !== null && mayDo([role], permission) !== 'no';
}
