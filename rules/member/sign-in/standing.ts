import { memberStandingOf } from './member-standing.ts';

/**
 * Lifetime of an access token in seconds: the longest delay until role changes and blocks reach services that do not check the standing.
 */
export const accessTokenSeconds = 600;

/** The facts that decide whether a member's tokens are valid. */
export type Standing = {
  readonly blockedAt: Date | null;
  readonly withdrawnAt: Date | null;
  /** Tokens issued earlier are invalid, after "sign out everywhere" or a password change. */
  readonly tokensValidFrom: Date | null;
  /** Individually ended sign-ins: a browser signed out locally or from another device. */
  readonly endedSignIns: readonly string[];
};

/** The token of a request: when it was issued, in seconds since 1970, and its sign-in (`sid`), if known. */
export type TokenOrigin = { readonly issuedAt: number; readonly signInId: string | null };

/** True for a member who is neither blocked nor withdrawn. */
export function isActive({ blockedAt, withdrawnAt }: Pick<Standing, 'blockedAt' | 'withdrawnAt'>): boolean {
  return memberStandingOf({ blocked_at: blockedAt, withdrawn_at: withdrawnAt }) === 'ACTIVE';
}

/**
 * True when a member's token is still valid. `token` is null when the request has no member token. A deleted member has no standing. Token
 * times are whole seconds; one issued in the same second as the change counts as new.
 */
export function isTokenGood(standing: Standing | undefined, token: TokenOrigin | null): boolean {
  if (!standing || !isActive(standing)) return false;
  if (token === null) return true;
  if (token.signInId !== null && standing.endedSignIns.includes(token.signInId)) return false;
  return standing.tokensValidFrom === null || token.issuedAt >= Math.floor(standing.tokensValidFrom.getTime() / 1000);
}
