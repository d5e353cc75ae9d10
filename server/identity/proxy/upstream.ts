import type { FastifyInstance } from 'fastify';
import type { TokenError, TokenResponse } from '#contract/token-claims.ts';
import { issuerOf } from '#server/config.ts';
import { replayHeaders } from '#server/identity/tokens/replayed-refreshes.ts';
import { ownCallHeaders } from '#server/plugins/admission.ts';
import type { Shop } from '#server/shop.ts';

/** The token endpoint's response. Anything that is neither tokens nor a rejection is an outage and must never end a session. */
export type UpstreamAnswer =
  | { readonly kind: 'tokens'; readonly tokens: TokenResponse }
  | { readonly kind: 'refusal'; readonly status: number; readonly error: TokenError; readonly retryAfter: string | null }
  | { readonly kind: 'outage'; readonly retryAfter: string | null };

/** The browser behind a call: the parts of its request that are passed to the identity server. */
export type Caller = { readonly ip: string; readonly headers: { readonly 'user-agent'?: string | undefined } };

export type Upstream = {
  token(form: Record<string, string>, caller: Caller): Promise<UpstreamAnswer>;
  /** True when the token is revoked or was invalid; false on an outage. */
  revoke(token: string, caller: Caller): Promise<boolean>;
};

type RawAnswer = { readonly status: number; readonly body: unknown; readonly retryAfter: string | null };

const timeoutMs = 10_000;
// These blame the shop's settings, not the person: a wrong client secret must not sign everybody out.
const ownFaults = [
  'invalid_client',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
];

/** The identity server behind `/auth/token`: our own, called in-process, or the one at IDENTITY_URL. */
export function createUpstream(app: FastifyInstance, { config }: Shop): Upstream {
  const { clientId, clientSecret, issuerUrl } = config.identity;
  const headersOf = ({ refresh_token: token }: Record<string, string>): Record<string, string> =>
    token === undefined ? {} : replayHeaders(token, config.secret);
  const post = issuerUrl === undefined ? insideProcess(app, issuerOf(config)) : overNetwork(issuerUrl);
  const withClient = (form: Record<string, string>) => new URLSearchParams({ ...form, client_id: clientId, client_secret: clientSecret });

  return {
    async token(form, caller) {
      return judge(await post({ endpoint: 'token', form: withClient(form), caller, headers: headersOf(form) }));
    },
    async revoke(token, caller) {
      const form = withClient({ token, token_type_hint: 'refresh_token' });
      const answer = await post({ endpoint: 'revoke', form, caller, headers: {} });
      return answer !== null && answer.status < 500;
    },
  };
}

type Call = {
  readonly endpoint: 'token' | 'revoke';
  readonly form: URLSearchParams;
  readonly caller: Caller;
  /** Only for our own provider. */
  readonly headers: Record<string, string>;
};

type Post = (call: Call) => Promise<RawAnswer | null>;

function insideProcess(app: FastifyInstance, issuer: string): Post {
  const { pathname } = new URL(issuer);
  return async ({ endpoint, form, caller, headers }) => {
    const reply = await app.inject({
      method: 'POST',
      url: `${pathname}/protocol/openid-connect/${endpoint}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': caller.headers['user-agent'] ?? '',
        ...ownCallHeaders,
        ...headers,
      },
      payload: form.toString(),
      remoteAddress: caller.ip,
    });
    const retryAfter = reply.headers['retry-after'];
    return { status: reply.statusCode, body: parseJson(reply.body), retryAfter: retryAfter === undefined ? null : String(retryAfter) };
  };
}

function overNetwork(issuerUrl: string): Post {
  return async ({ endpoint, form, caller }) => {
    try {
      const reply = await fetch(`${issuerUrl}/protocol/openid-connect/${endpoint}`, {
        method: 'POST',
        body: form,
        headers: { 'x-forwarded-for': caller.ip },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: reply.status, body: parseJson(await reply.text()), retryAfter: reply.headers.get('retry-after') };
    } catch {
      return null;
    }
  };
}

function judge(answer: RawAnswer | null): UpstreamAnswer {
  if (!answer) return { kind: 'outage', retryAfter: null };
  const { status, body, retryAfter } = answer;
  if (status === 200 && isTokenResponse(body)) return { kind: 'tokens', tokens: body };
  if (status >= 400 && status < 500 && isTokenError(body) && !ownFaults.includes(body.error)) {
    return { kind: 'refusal', status, error: body, retryAfter };
  }
  return { kind: 'outage', retryAfter };
}

function isTokenResponse(body: unknown): body is TokenResponse {
  return (
    isRecord(body) && typeof body.access_token === 'string' && typeof body.refresh_token === 'string' && typeof body.expires_in === 'number'
  );
}

function isTokenError(body: unknown): body is TokenError {
  return isRecord(body) && typeof body.error === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
