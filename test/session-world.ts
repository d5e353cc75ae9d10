import type { SessionStorage } from '#client/session/stored-session.ts';
import type { TokenCalls, TokenReply } from '#client/session/token-calls.ts';
import { claimsNamespace, type SignInPuzzle, type TokenResponse } from '#contract/token-claims.ts';

/** An in-memory localStorage. */
export function memoryStorage(): SessionStorage & { keys(): string[] } {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
    keys: () => [...entries.keys()],
  };
}

export const memberId = '019a0000-0000-7000-8000-000000000001';
export const accessLife = 600;
export const refreshLife = 3_600;

export type ServerMood = 'up' | 'refusing' | 'down';

/** A token server as strict as ours: a refresh token works once, and using it again would end the sign-in. */
export function strictServer(now: () => number) {
  const live = new Set<string>();
  const state = { mood: 'up' as ServerMood, renewals: 0, replays: 0, puzzles: 0, live, locale: undefined as string | undefined };
  let issued = 0;
  let asked = 0;

  const issue = (): TokenReply => {
    issued += 1;
    const refresh_token = `refresh-${issued}`;
    live.add(refresh_token);
    const expiry = { expires_in: accessLife, refresh_expires_in: refreshLife };
    return {
      kind: 'tokens',
      tokens: {
        access_token: accessToken(now(), issued, undefined, undefined, state.locale),
        refresh_token,
        token_type: 'Bearer',
        ...expiry,
      },
    };
  };

  const calls: TokenCalls = {
    async password(_username, password, { proof, isReturning }) {
      if (state.mood === 'down') return { kind: 'later' };
      if (state.puzzles > 0) {
        state.puzzles -= 1;
        asked += 1;
        return { kind: 'later', puzzle: { text: String(asked), bits: 8, rounds: 5_000 } };
      }
      if (proof !== null && proof !== `solved ${asked}`) return { kind: 'later' };
      if (password === 'withdrawn' && !isReturning) return { kind: 'withdrawn', until: '2026-12-20T03:00:00.000Z' };
      return password !== 'wrong' ? issue() : { kind: 'refused' };
    },
    async ticket(ticket, { isReturning }) {
      if (state.mood === 'down') return { kind: 'later' };
      if (ticket === 'withdrawn' && !isReturning) return { kind: 'withdrawn', until: '2026-12-20T03:00:00.000Z' };
      return ticket !== 'bad' ? issue() : { kind: 'refused' };
    },
    async refresh(refreshToken) {
      // Responds later, so that a client that does not wait its turn sends the same token again.
      await Promise.resolve();
      if (state.mood === 'down') return { kind: 'later' };
      if (state.mood === 'refusing') return { kind: 'refused' };
      if (!live.delete(refreshToken)) {
        state.replays += 1;
        return { kind: 'refused' };
      }
      state.renewals += 1;
      return issue();
    },
    async revoke(refreshToken) {
      return state.mood !== 'down' && live.delete(refreshToken);
    },
  };
  return { state, calls, solve: async ({ text }: SignInPuzzle) => `solved ${text}` };
}

/** An unsigned access token with a member's claims; the browser does not check signatures. */
export function accessToken(
  now: number,
  number = 1,
  roles: readonly string[] = ['artist', 'user'],
  userId = memberId,
  locale?: string,
): string {
  const payload = {
    jti: String(number),
    sub: userId,
    iat: now,
    exp: now + accessLife,
    locale,
    [claimsNamespace]: { 'x-hasura-allowed-roles': roles, 'x-hasura-default-role': 'user', 'x-hasura-user-id': userId },
  };
  return ['e30', Buffer.from(JSON.stringify(payload)).toString('base64url'), 'signature'].join('.');
}

export function tokenResponse(now: number, number = 1): TokenResponse {
  return {
    access_token: accessToken(now, number),
    expires_in: accessLife,
    refresh_token: `refresh-${number}`,
    refresh_expires_in: refreshLife,
    token_type: 'Bearer',
  };
}

/** A lock shared by all tabs of one browser. */
export function sharedLock(): <T>(work: () => Promise<T>) => Promise<T> {
  let tail: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = tail.then(work);
    tail = result.catch(() => undefined);
    return result;
  };
}
