import type { ErrorCode, Failure } from '#contract/errors/errors.ts';
import { decodeTokenPayload, readAccessClaims, type SignInPuzzle, type TokenResponse } from '#contract/token-claims.ts';
import { abilitiesOf } from '#rules/member/rights/permission.ts';
import { currentRole } from '#rules/member/rights/role.ts';
import { afterRenewal, checkSession, type RenewalOutcome, storageKeys } from '#rules/member/sign-in/session.ts';
import { isLocale } from '#rules/shop/locale.ts';
import { clearStorage, readFacts, readSession, readTokens, type Session, type SessionStorage } from './stored-session.ts';
import type { PasswordAbout, TokenCalls, TokenReply } from './token-calls.ts';

/** The dependencies of a session engine. */
export type SessionParts = {
  readonly storage: SessionStorage;
  readonly calls: TokenCalls;
  /** Returns the solution of a puzzle. */
  readonly solve: (puzzle: SignInPuzzle) => Promise<string>;
  /** Seconds since 1970 on this device's clock. */
  readonly now: () => number;
  /** Runs work exclusively across this browser's tabs. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** Called after every change of the stored session. */
  readonly changed: () => void;
};

/**
 * `solving` is called when a puzzle must be solved because the ID or the IP address is under attack. `isReturning` reverts a withdrawal.
 */
export type SignInAbout = { readonly solving?: (() => void) | undefined; readonly isReturning?: boolean };

export type TicketAbout = Pick<SignInAbout, 'isReturning'>;

/** Why sign-in failed; for MEMBER_WITHDRAWN with the deadline to return (ISO 8601). */
export type SignInRefusal = Failure & { readonly until?: string };

export type SessionEngine = {
  /** The session check of specification 4: renews or clears when due, otherwise cheap. */
  check(): Promise<void>;
  /** Renews before expiry because the server rejected the token (null: the stored one). True if there are newer tokens. */
  renew(refusedToken: string | null): Promise<boolean>;
  signIn(username: string, password: string, about?: SignInAbout): Promise<Session | SignInRefusal>;
  /** Signs in with a social sign-in ticket. Failures: SOCIAL_STATE_LOST, LOGIN_FAILED_LATER, MEMBER_WITHDRAWN. */
  signInByTicket(ticket: string, about?: TicketAbout): Promise<Session | SignInRefusal>;
  signOut(): Promise<void>;
};

/** Seconds without a retry after an outage, so that not every request waits for it. */
const restAfterOutage = 5;

/** Maximum puzzles per sign-in: the ID may be under attack, and the IP address may change. */
const puzzlesTried = 3;

/** The session engine, independent of a browser. */
export function createSessionEngine(parts: SessionParts): SessionEngine {
  const { storage, calls, solve, now, exclusively, changed } = parts;

  let restUntil = 0;

  const clear = () => {
    clearStorage(storage);
    changed();
  };

  /** Starts a session with these tokens. */
  const begin = (tokens: TokenResponse): Session => {
    storeTokens(storage, tokens, now());
    takeAccountLanguage(storage, tokens);
    changed();
    return readSession(storage);
  };

  /** Refreshes the stored tokens; call only inside the lock. */
  const exchange = async (): Promise<boolean> => {
    const stored = readTokens(storage);
    if (!stored) return false;
    const reply = await calls.refresh(stored.refresh_token);
    // Without locks (plain http) another tab may have signed in or out meanwhile; its tokens stay.
    if (readTokens(storage)?.refresh_token !== stored.refresh_token) return false;
    if (reply.kind === 'later') restUntil = now() + restAfterOutage;
    const step = afterRenewal[outcomeOf(reply)];
    if (step === 'clear') clear();
    if (step !== 'replace' || reply.kind !== 'tokens') return false;
    storeTokens(storage, reply.tokens, now());
    changed();
    return true;
  };

  const check = async (): Promise<void> => {
    const step = checkSession(readFacts(storage), now());
    if (step === 'none' || step === 'keep' || (step === 'renew' && now() < restUntil)) return;
    await exclusively(async () => {
      // Another tab may have renewed while this one waited for the lock.
      const stepNow = checkSession(readFacts(storage), now());
      if (stepNow === 'clear') clear();
      if (stepNow === 'renew' && now() >= restUntil) await exchange();
    });
  };

  const enter = (username: string, password: string, about: PasswordAbout): Promise<Entry> =>
    exclusively(async () => {
      const reply = await calls.password(username, password, about);
      if (reply.kind === 'later' && reply.puzzle) return { kind: 'puzzle', puzzle: reply.puzzle };
      if (reply.kind === 'later') return done(refusal('LOGIN_FAILED_LATER'));
      if (reply.kind === 'refused') return done(refusal('LOGIN_FAILED'));
      if (reply.kind === 'withdrawn') return done({ ...refusal('MEMBER_WITHDRAWN'), until: reply.until });
      return done(begin(reply.tokens));
    });

  return {
    check,
    renew(refusedToken) {
      // Read before waiting, so that ten concurrent rejected requests renew once.
      const refused = refusedToken ?? readTokens(storage)?.access_token;
      return exclusively(async () => {
        const stored = readTokens(storage);
        if (stored && stored.access_token !== refused) return true;
        return exchange();
      });
    },
    async signIn(username, password, { solving, isReturning = false } = {}) {
      let proof: string | null = null;
      for (let solved = 0; ; solved += 1) {
        const result = await enter(username.trim(), password, { proof, isReturning });
        if (result.kind === 'done') return result.outcome;
        if (solved === puzzlesTried) return refusal('LOGIN_FAILED_LATER');
        solving?.();
        // Outside the lock, so other tabs can renew meanwhile.
        proof = await solve(result.puzzle).catch(() => null);
        if (proof === null) return refusal('LOGIN_FAILED_LATER');
      }
    },
    signInByTicket: (ticket, { isReturning = false } = {}) =>
      exclusively(async () => {
        const reply = await calls.ticket(ticket, { isReturning });
        if (reply.kind === 'later') return refusal('LOGIN_FAILED_LATER');
        if (reply.kind === 'withdrawn') return { ...refusal('MEMBER_WITHDRAWN'), until: reply.until };
        if (reply.kind !== 'tokens') return refusal('SOCIAL_STATE_LOST');
        return begin(reply.tokens);
      }),
    signOut: () =>
      exclusively(async () => {
        const stored = readTokens(storage);
        clear();
        if (stored) await calls.revoke(stored.refresh_token);
      }),
  };
}

type Entry =
  | { readonly kind: 'done'; readonly outcome: Session | SignInRefusal }
  | { readonly kind: 'puzzle'; readonly puzzle: SignInPuzzle };

function done(outcome: Session | SignInRefusal): Entry {
  return { kind: 'done', outcome };
}

function outcomeOf(reply: TokenReply): RenewalOutcome {
  return ({ tokens: 'renewed', refused: 'refused', withdrawn: 'refused', later: 'outage' } as const)[reply.kind];
}

// The function of contract/errors would add all its messages to every page.
function refusal(failure: ErrorCode): Failure {
  return { failure };
}

/**
 * Stores the member's own language (claim `locale`) at sign-in, unless one is stored already: since the last session's end cleared storage,
 * it was chosen by the current user.
 */
function takeAccountLanguage(storage: SessionStorage, tokens: TokenResponse): void {
  if (isLocale(storage.getItem(storageKeys.locale))) return;
  const payload = decodeTokenPayload(tokens.access_token);
  const locale = typeof payload === 'object' && payload !== null && 'locale' in payload ? payload.locale : null;
  if (typeof locale === 'string' && isLocale(locale)) storage.setItem(storageKeys.locale, locale);
}

/** Stores a token response, the access token alone, and the role and abilities in it. `now` in seconds. */
export function storeTokens(storage: SessionStorage, tokens: TokenResponse, now: number): void {
  const claims = readAccessClaims(decodeTokenPayload(tokens.access_token));
  const role = currentRole(claims?.allowedRoles ?? []);
  storage.setItem(storageKeys.tokenResponse, JSON.stringify({ ...tokens, received_at: now }));
  storage.setItem(storageKeys.accessToken, tokens.access_token);
  storage.setItem(storageKeys.role, role);
  storage.setItem(storageKeys.abilities, JSON.stringify(abilitiesOf([role])));
}
