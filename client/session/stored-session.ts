import { decodeTokenPayload, readAccessClaims, type TokenResponse } from '#contract/claims.ts';
import { type Ability, abilitiesOf, defaultAbilities } from '#rules/member/permission.ts';
import { currentRole, isRole, type Role } from '#rules/member/role.ts';
import { type SessionFacts, storageKeys, survivesClear } from '#rules/member/session.ts';

/** The part of the Web Storage interface a session needs. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The stored token response (specification 3, Session) with the moment it came, on this machine's clock, in seconds. */
export type StoredTokens = TokenResponse & { readonly received_at: number };

/** Who the browser believes is signed in; only the server knows for sure. */
export type Session = {
  readonly isSignedIn: boolean;
  readonly userId: string | null;
  readonly role: Role;
  readonly abilities: readonly Ability[];
};

export const visitorSession: Session = { isSignedIn: false, userId: null, role: 'public', abilities: defaultAbilities };

/** Stores a token response, the access token alone, and role and abilities that follow from it. `now` in seconds. */
export function storeTokens(storage: SessionStorage, tokens: TokenResponse, now: number): void {
  const claims = readAccessClaims(decodeTokenPayload(tokens.access_token));
  const role = currentRole(claims?.allowedRoles ?? []);
  storage.setItem(storageKeys.tokenResponse, JSON.stringify({ ...tokens, received_at: now }));
  storage.setItem(storageKeys.accessToken, tokens.access_token);
  storage.setItem(storageKeys.role, role);
  storage.setItem(storageKeys.abilities, JSON.stringify(abilitiesOf([role])));
}

/** Removes everything but the record of a pop-up closed for today (specification 4). */
export function clearStorage(storage: SessionStorage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key !== null && !survivesClear(key)) storage.removeItem(key);
}

/** What the session rule needs to know of what is stored; null for a visitor. */
export function readFacts(storage: SessionStorage): SessionFacts | null {
  if (storage.getItem(storageKeys.tokenResponse) === null) return null;
  const tokens = readTokens(storage);
  if (!tokens) return { isBroken: true, issuedAt: 0, accessExpiresAt: 0, refreshLifetime: 0 };
  return {
    isBroken: false,
    // The moment it came counts, not the token's own dates: a shopper's clock may be wrong by hours.
    issuedAt: tokens.received_at,
    accessExpiresAt: tokens.received_at + tokens.expires_in,
    refreshLifetime: tokens.refresh_expires_in,
  };
}

/** The stored token response; null when there is none, it carries an error, or it cannot be read. */
export function readTokens(storage: SessionStorage): StoredTokens | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKeys.tokenResponse) ?? 'null');
    return isStoredTokens(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** The session as the screens see it. */
export function readSession(storage: SessionStorage): Session {
  const tokens = readTokens(storage);
  const claims = tokens ? readAccessClaims(decodeTokenPayload(tokens.access_token)) : null;
  if (!claims) return visitorSession;
  return { isSignedIn: true, userId: claims.sub, role: currentRole(claims.allowedRoles), abilities: readAbilities(storage) };
}

/** The role header of requests: the stored role, or public if none (specification 6). */
export function storedRole(storage: SessionStorage): Role {
  const stored = storage.getItem(storageKeys.role);
  return isRole(stored) ? stored : 'public';
}

function readAbilities(storage: SessionStorage): readonly Ability[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKeys.abilities) ?? 'null');
    return Array.isArray(stored) && stored.every(isAbility) ? stored : defaultAbilities;
  } catch {
    return defaultAbilities;
  }
}

function isAbility(value: unknown): value is Ability {
  if (typeof value !== 'object' || value === null || !('action' in value) || !('subject' in value)) return false;
  const actions: readonly unknown[] = Array.isArray(value.action) ? value.action : [value.action];
  return actions.every((action) => typeof action === 'string') && typeof value.subject === 'string';
}

function isStoredTokens(value: unknown): value is StoredTokens {
  if (typeof value !== 'object' || value === null || 'error' in value) return false;
  const { access_token: access, refresh_token: refresh, ...numbers } = value as Partial<StoredTokens>;
  const isTimed = [numbers.expires_in, numbers.refresh_expires_in, numbers.received_at].every((number) => typeof number === 'number');
  return typeof access === 'string' && typeof refresh === 'string' && isTimed;
}
