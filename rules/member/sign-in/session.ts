/** Renew when the access token has less than this many seconds left (specification 4.3). */
const renewBelowSeconds = 180;

/**
 * Keys in local storage. Two specification clauses depend on them: the definition of a session (section 3), and that clearing removes
 * everything except the record of a pop-up closed for today (section 4).
 */
export const storageKeys = {
  tokenResponse: 'seam.token',
  accessToken: 'seam.access_token',
  role: 'seam.role',
  abilities: 'seam.abilities',
  locale: 'seam.locale',
  closedPopup: 'seam.popup_closed_at',
} as const;

/** The facts the session check needs about a stored token response; times in seconds since 1970. */
export type SessionFacts = {
  /** The stored response is an error or unreadable. */
  readonly isBroken: boolean;
  readonly issuedAt: number;
  readonly accessExpiresAt: number;
  /** Lifetime of the refresh token in seconds from issue; 0 means the server gave no limit (Keycloak's offline tokens). */
  readonly refreshLifetime: number;
};

export type SessionStep = 'none' | 'keep' | 'renew' | 'clear';

/** The result of a token renewal. An outage is not a refusal and must never end a session. */
export type RenewalOutcome = 'renewed' | 'refused' | 'outage';

/**
 * The step a session check takes (specification 4). `null` facts are a visitor. An expired refresh window clears the session even while the
 * access token is still valid.
 */
export function checkSession(facts: SessionFacts | null, now: number): SessionStep {
  if (!facts) return 'none';
  if (facts.isBroken) return 'clear';
  if (isRefreshWindowPassed(facts, now)) return 'clear';
  return facts.accessExpiresAt - now < renewBelowSeconds ? 'renew' : 'keep';
}

/** The effect of a renewal attempt on the stored session. */
export const afterRenewal: Readonly<Record<RenewalOutcome, 'replace' | 'clear' | 'keep'>> = {
  renewed: 'replace',
  refused: 'clear',
  outage: 'keep',
};

/** True for the one entry that clearing a session keeps (specification 4). */
export function survivesClear(key: string): boolean {
  return key === storageKeys.closedPopup;
}

function isRefreshWindowPassed(facts: SessionFacts, now: number): boolean {
  return facts.refreshLifetime > 0 && now >= facts.issuedAt + facts.refreshLifetime;
}
