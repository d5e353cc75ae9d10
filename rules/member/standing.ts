/** What decides whether the tokens of a member still count. */
export type Standing = {
  readonly blockedAt: Date | null;
  readonly withdrawnAt: Date | null;
  /** Tokens issued earlier are void: "sign out everywhere", a changed password. */
  readonly tokensValidFrom: Date | null;
};

/** True while a member may come in: not blocked, and still a member. */
export function isActive({ blockedAt, withdrawnAt }: Pick<Standing, 'blockedAt' | 'withdrawnAt'>): boolean {
  return blockedAt === null && withdrawnAt === null;
}

/**
 * May a token of this member still be used? `issuedAt` is the token's own time in seconds since 1970, null where no token speaks for
 * the member. A member who is gone has no standing. Token times are whole seconds; one issued in the very second of the change is new.
 */
export function isTokenGood(standing: Standing | undefined, issuedAt: number | null): boolean {
  if (!standing || !isActive(standing)) return false;
  if (issuedAt === null || standing.tokensValidFrom === null) return true;
  return issuedAt >= Math.floor(standing.tokensValidFrom.getTime() / 1000);
}
