import { keysOf, type SafeStorage } from '#client/stores/browser-storage.ts';
import { decodeTokenPayload, readAccessClaims, type TokenResponse } from '#contract/token-claims.ts';
import { currentRole, isRole, type Role } from '#rules/member/rights/role.ts';
import { type SessionFacts, storageKeys, survivesClear } from '#rules/member/sign-in/session.ts';

/** The part of Web Storage a session needs. */
export type SessionStorage = SafeStorage;

/** The stored token response (specification 3.1, Session) with its arrival time in seconds on this device's clock. */
export type StoredTokens = TokenResponse & { readonly received_at: number };

/** The session as known to the browser; only the server can verify it. */
export type Session = {
  readonly isSignedIn: boolean;
  readonly userId: string | null;
  readonly role: Role;
};

export const visitorSession: Session = { isSignedIn: false, userId: null, role: 'public' };

/** Removes everything except the record of a popup closed for today (specification 4.9). */
export function clearStorage(storage: SessionStorage): void {
  for (const key of keysOf(storage)) if (!survivesClear(key)) storage.removeItem(key);
}

/** The stored facts for the session rule; null for a visitor. */
export function readFacts(storage: SessionStorage): SessionFacts | null {
  if (storage.getItem(storageKeys.tokenResponse) === null) return null;
  const tokens = readTokens(storage);
  if (!tokens) return { isBroken: true, issuedAt: 0, accessExpiresAt: 0, refreshLifetime: 0 };
  return {
    isBroken: false,
    // Uses the arrival time instead of the token's dates: a device's clock may be off by hours.
    issuedAt: tokens.received_at,
    accessExpiresAt: tokens.received_at + tokens.expires_in,
    refreshLifetime: tokens.refresh_expires_in,
  };
}

/** The stored token response; null if missing, an error, or unreadable. */
export function readTokens(storage: SessionStorage): StoredTokens | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKeys.tokenResponse) ?? 'null');
    return isStoredTokens(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** The session for the screens. */
export function readSession(storage: SessionStorage): Session {
  const tokens = readTokens(storage);
  const claims = tokens ? readAccessClaims(decodeTokenPayload(tokens.access_token)) : null;
  if (!claims) return visitorSession;
  return { isSignedIn: true, userId: claims.sub, role: currentRole(claims.allowedRoles) };
}

/** Request headers: the stored role, or public if none, and the bearer token if there is one (specification 6.6). */
export function storedHeaders(storage: SessionStorage): Record<string, string> {
  const token = readTokens(storage)?.access_token;
  const role = { 'x-hasura-role': storedRole(storage) };
  return token === undefined ? role : { ...role, authorization: `Bearer ${token}` };
}

function storedRole(storage: SessionStorage): Role {
  const stored = storage.getItem(storageKeys.role);
  return isRole(stored) ? stored : 'public';
}

function isStoredTokens(value: unknown): value is StoredTokens {
  if (typeof value !== 'object' || value === null || 'error' in value) return false;
  const { access_token: access, refresh_token: refresh, ...numbers } = value as Partial<StoredTokens>;
  const isTimed = [numbers.expires_in, numbers.refresh_expires_in, numbers.received_at].every((number) => typeof number === 'number');
  return typeof access === 'string' && typeof refresh === 'string' && isTimed;
}
