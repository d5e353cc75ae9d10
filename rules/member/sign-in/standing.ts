import { memberStandingOf } from './member-standing.ts';

/** Seconds an access token lives: roles and blocks take at most this long to reach services that do not ask for the standing. */
export const accessTokenSeconds = 600;

/** What decides whether the tokens of a member still count. */
export type Standing = {
  readonly blockedAt: Date | null;
  readonly withdrawnAt: Date | null;
  /** Tokens issued earlier are void: "sign out everywhere", a changed password. */
  readonly tokensValidFrom: Date | null;
  /** Sign-ins that ended one by one: a signed-out browser, one that its owner sent away. */
  readonly endedSignIns: readonly string[];
};

/** The token that speaks for a member: when it was issued, in seconds since 1970, and under which sign-in (its `sid`), if it says so. */
export type TokenOrigin = { readonly issuedAt: number; readonly signInId: string | null };

/** True while a member may come in: not blocked, and still a member. */
export function isActive({ blockedAt, withdrawnAt }: Pick<Standing, 'blockedAt' | 'withdrawnAt'>): boolean {
  return memberStandingOf({ blocked_at: blockedAt, withdrawn_at: withdrawnAt }) === 'ACTIVE';
}

/**
 * May a token of this member still be used? `token` is null where no token speaks for the member. A member who is gone has no standing.
 * Token times are whole seconds; one issued in the very second of the change is new.
 */
export function isTokenGood(standing: Standing | undefined, token: TokenOrigin | null): boolean {
  if (!standing || !isActive(standing)) return false;
  if (token === null) return true;
  if (token.signInId !== null && standing.endedSignIns.includes(token.signInId)) return false;
  return standing.tokensValidFrom === null || token.issuedAt >= Math.floor(standing.tokensValidFrom.getTime() / 1000);
}
