import { decodeTokenPayload, readAccessClaims, type TokenResponse } from '#contract/claims.ts';
import { abilitiesOf } from '#rules/member/rights/permission.ts';
import { currentRole } from '#rules/member/rights/role.ts';
import { storageKeys } from '#rules/member/sign-in/session.ts';
import type { SessionStorage } from './stored-session.ts';

/** Stores a token response, the access token alone, and the role and abilities in it. `now` in seconds. */
export function storeTokens(storage: SessionStorage, tokens: TokenResponse, now: number): void {
  const claims = readAccessClaims(decodeTokenPayload(tokens.access_token));
  const role = currentRole(claims?.allowedRoles ?? []);
  storage.setItem(storageKeys.tokenResponse, JSON.stringify({ ...tokens, received_at: now }));
  storage.setItem(storageKeys.accessToken, tokens.access_token);
  storage.setItem(storageKeys.role, role);
  storage.setItem(storageKeys.abilities, JSON.stringify(abilitiesOf([role])));
}
