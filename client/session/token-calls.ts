import { ticketGrant } from '#contract/ticket-grant.ts';
import { pageSecretField, type SignInPuzzle, type TokenError, type TokenResponse, withdrawnError } from '#contract/token-claims.ts';

/**
 * The outcome of a call to the token route. Only a refusal may end a session. `later` covers outages and throttling; with a puzzle, solving
 * it allows an immediate retry.
 */
export type TokenReply =
  | { readonly kind: 'tokens'; readonly tokens: TokenResponse }
  | { readonly kind: 'refused' }
  /** Correct credentials of a withdrawn member, who can return until then (ISO 8601). */
  | { readonly kind: 'withdrawn'; readonly until: string }
  | { readonly kind: 'later'; readonly puzzle?: SignInPuzzle };

/** `proof` is the solution of the last response's puzzle, null on the first try. `isReturning` reverts a withdrawal. */
export type PasswordAbout = { readonly proof: string | null; readonly isReturning: boolean };

export type TokenCalls = {
  password(username: string, password: string, about: PasswordAbout): Promise<TokenReply>;
  refresh(refreshToken: string): Promise<TokenReply>;
  /** Completes a social sign-in. A ticket works once, in its own browser, for a minute, or ten if it may revert a withdrawal. */
  ticket(ticket: string, about: Pick<PasswordAbout, 'isReturning'>): Promise<TokenReply>;
  /** Revokes the sign-in on the server; true if it is revoked. */
  revoke(refreshToken: string): Promise<boolean>;
};

const clientId = 'storefront';
const timeoutMs = 15_000;
/** The statuses of a refusal; others (throttled, blocked, broken) say nothing about the session. */
const refusalStatuses = [200, 400, 401];

/**
 * The calls of specification 7.4 through the shop's `/auth/token`, which adds the client secret. Network errors are only logged. `pageSecret`
 * binds the refresh token to this page where no cookie is kept; null where one is.
 */
export function createTokenCalls(fetcher: typeof fetch, pageSecret: () => string | null = () => null): TokenCalls {
  const post = (path: string, form: Record<string, string>) => {
    const secret = pageSecret();
    return fetcher(path, {
      method: 'POST',
      body: new URLSearchParams({ client_id: clientId, ...form, ...(secret === null ? {} : { [pageSecretField]: secret }) }),
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
  };

  const token = async (form: Record<string, string>): Promise<TokenReply> => {
    try {
      const reply = await post('/auth/token', form);
      return readReply(reply.status, await reply.json());
    } catch (error) {
      console.warn('token request failed', error);
      return { kind: 'later' };
    }
  };

  return {
    password(username, password, { proof, isReturning }) {
      const about = { ...(proof === null ? {} : { proof }), ...wishOf(isReturning) };
      return token({ grant_type: 'password', username, password, scope: 'openid', ...about });
    },
    ticket: (ticket, { isReturning }) => token({ grant_type: ticketGrant, ticket, ...wishOf(isReturning) }),
    refresh: (refreshToken) => token({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    async revoke(refreshToken) {
      try {
        return (await post('/auth/revoke', { refresh_token: refreshToken })).ok;
      } catch (error) {
        console.warn('sign-out did not reach the server', error);
        return false;
      }
    },
  };
}

function wishOf(isReturning: boolean): Record<string, string> {
  return isReturning ? { returns: 'true' } : {};
}

function readReply(status: number, body: unknown): TokenReply {
  if (typeof body !== 'object' || body === null) return { kind: 'later' };
  if (!refusalStatuses.includes(status))
    return 'puzzle' in body ? { kind: 'later', puzzle: body.puzzle as SignInPuzzle } : { kind: 'later' };
  if ('error' in body) return refusalOf(body as TokenError);
  return status === 200 && 'access_token' in body ? { kind: 'tokens', tokens: body as TokenResponse } : { kind: 'later' };
}

function refusalOf({ error, error_description: until = '' }: TokenError): TokenReply {
  return error === withdrawnError ? { kind: 'withdrawn', until } : { kind: 'refused' };
}
