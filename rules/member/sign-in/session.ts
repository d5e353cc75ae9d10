/** Renew when less than this many seconds of access-token life remain (specification 4 and 9). */
const renewBelowSeconds = 180;

/**
 * Names in local storage. Two specification sentences hang on them: what a session is (section 3) and
 * that clearing removes everything except the record of a pop-up closed for today (section 4).
 */
export const storageKeys = {
  tokenResponse: 'seam.token',
  accessToken: 'seam.access_token',
  role: 'seam.role',
  abilities: 'seam.abilities',
  locale: 'seam.locale',
  closedPopup: 'seam.popup_closed_at',
} as const;

/** What the session rule needs to know of a stored token response; times in seconds since 1970. */
export type SessionFacts = {
  /** The stored response carries an error, or what is stored cannot be read. */
  readonly isBroken: boolean;
  readonly issuedAt: number;
  readonly accessExpiresAt: number;
  /** Seconds the refresh token lives from issue; 0 means the server named no window (Keycloak's offline tokens). */
  readonly refreshLifetime: number;
};

export type SessionStep = 'none' | 'keep' | 'renew' | 'clear';

/** How asking for new tokens ended. An outage is no refusal: it must never end a session. */
export type RenewalOutcome = 'renewed' | 'refused' | 'outage';

/**
 * What a session check does (specification 4). `null` facts are a visitor.
 * A passed refresh window clears even while the access token still lives.
 */
export function checkSession(facts: SessionFacts | null, now: number): SessionStep {
  if (!facts) return 'none';
  if (facts.isBroken) return 'clear';
  if (isRefreshWindowPassed(facts, now)) return 'clear';
  return facts.accessExpiresAt - now < renewBelowSeconds ? 'renew' : 'keep';
}

/** What becomes of the stored session after a renewal was tried. */
export const afterRenewal: Readonly<Record<RenewalOutcome, 'replace' | 'clear' | 'keep'>> = {
  renewed: 'replace',
  refused: 'clear',
  outage: 'keep',
};

/** True for the one entry that a cleared session leaves behind (specification 4). */
export function survivesClear(key: string): boolean {
  return key === storageKeys.closedPopup;
}

function isRefreshWindowPassed(facts: SessionFacts, now: number): boolean {
  return facts.refreshLifetime > 0 && now >= facts.issuedAt + facts.refreshLifetime;
}
