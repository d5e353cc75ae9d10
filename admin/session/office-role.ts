import { readTokens } from '#client/session/stored-session.ts';
import { useSession } from '#client/session/use-session.ts';
import { deviceStorage } from '#client/stores/browser-storage.ts';
import { decodeTokenPayload, readAccessClaims } from '#contract/token-claims.ts';
import { type OfficeRole, officeRoles } from '#rules/member/rights/staff.ts';

// Users with several roles work as the first, or the chosen one.
const key = 'seam-office-role';

/** The signed-in member's back office roles, in order of preference. Browser only. */
export function heldRoles(): readonly OfficeRole[] {
  const tokens = readTokens(deviceStorage);
  const held = tokens ? (readAccessClaims(decodeTokenPayload(tokens.access_token))?.allowedRoles ?? []) : [];
  return officeRoles.filter((role) => held.includes(role));
}

/** The role of requests; null for a visitor or a shopper. */
export function officeRole(): OfficeRole | null {
  const held = heldRoles();
  return held.find((role) => role === deviceStorage.getItem(key)) ?? held[0] ?? null;
}

/** Switches to another of the user's roles; reloads the page to drop all state. */
export function workAs(role: OfficeRole): void {
  deviceStorage.setItem(key, role);
  location.assign('/admin/');
}

/** The user's current role, updated on sign-in and sign-out. */
export function useOfficeRole(): OfficeRole | null {
  useSession();
  return officeRole();
}
