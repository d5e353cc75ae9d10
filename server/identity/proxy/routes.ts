import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TokenResponse } from '#contract/claims.ts';
import { readCookie, writeCookie } from '#server/identity/proxy/cookies.ts';
import { addFormParser, type Form } from '#server/identity/proxy/form.ts';
import { createJoinedRefreshes } from '#server/identity/proxy/joined-refreshes.ts';
import { knownDevice, markDevice } from '#server/identity/proxy/known-device.ts';
import { isFromOwnPage } from '#server/identity/proxy/own-page.ts';
import { isBrowserSecret, newBrowserSecret, openToken, sealToken } from '#server/identity/proxy/token-binding.ts';
import { type BrowserCookies, readTokenRequest, type TokenRequest } from '#server/identity/proxy/token-requests.ts';
import { createUpstream, type UpstreamAnswer } from '#server/identity/proxy/upstream.ts';
import type { Shop } from '#server/shop.ts';

const bindingCookie = 'seam-binding';
const deviceCookie = 'seam-device';
const bindingSeconds = 90 * 24 * 60 * 60;
const deviceSeconds = 365 * 24 * 60 * 60;

/**
 * The browser's only way to tokens (specification 7, calls 1 and 2): `POST /auth/token` with the password or refresh form, without
 * client credentials, and `POST /auth/revoke` to sign out. Answers are the token endpoint's; 503 `temporarily_unavailable`
 * means "keep the session and try later".
 */
export async function tokenProxy(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const { config } = shop;
  const upstream = createUpstream(app, shop);
  const refreshes = createJoinedRefreshes(shop.clock);
  const settings = { secret: config.secret, clientId: config.identity.clientId, passesDevice: config.identity.issuerUrl === undefined };

  addFormParser(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'Origin');
    if (!isFromOwnPage(request.headers, config)) await refuse(reply, 403, 'invalid_request', 'not from a page of this shop');
  });

  app.post<{ Body: Form | null | undefined }>('/auth/token', { schema: { hide: true } }, async (request, reply) => {
    const cookies = cookiesOf(request, shop);
    const asked = readTokenRequest(request.body ?? null, cookies, settings);
    if (asked.kind === 'bad') return refuse(reply, asked.error === 'invalid_client' ? 401 : 400, asked.error, asked.description);
    const exchange = () => upstream.token(asked.form, request.ip);
    const answer = asked.kind === 'refresh' ? await refreshes.join(asked.refreshToken, exchange) : await exchange();
    return send(reply, shop, { answer, asked, cookies });
  });

  app.post<{ Body: Form | null | undefined }>('/auth/revoke', { schema: { hide: true } }, async (request, reply) => {
    const { browserSecret } = cookiesOf(request, shop);
    const sealed = request.body?.get('refresh_token');
    const token = sealed && browserSecret !== null ? openToken(sealed, config.secret, browserSecret) : null;
    if (token !== null) {
      refreshes.forget(token);
      if (!(await upstream.revoke(token, request.ip))) return unavailable(reply, null);
    }
    // A token we cannot read is one nobody can use; RFC 7009 calls that revoked.
    return reply.header('set-cookie', writeCookie(config, { name: bindingCookie, value: '', maxAgeSeconds: 0 })).send({});
  });
}

type Exchange = {
  readonly answer: UpstreamAnswer;
  readonly asked: Exclude<TokenRequest, { kind: 'bad' }>;
  readonly cookies: BrowserCookies;
};

function send(reply: FastifyReply, shop: Shop, { answer, asked, cookies }: Exchange): FastifyReply {
  if (answer.kind === 'outage') return unavailable(reply, answer.retryAfter);
  if (answer.kind === 'refusal') {
    if (answer.retryAfter !== null) reply.header('retry-after', answer.retryAfter);
    return refuse(reply, answer.status, answer.error.error, answer.error.error_description ?? '');
  }
  const { config } = shop;
  const browserSecret = cookies.browserSecret ?? newBrowserSecret();
  reply.header('set-cookie', writeCookie(config, { name: bindingCookie, value: browserSecret, maxAgeSeconds: bindingSeconds }));
  const username = asked.form.username;
  if (username !== undefined && knownDevice(config.secret, username, cookies.deviceMark) === null) {
    const value = markDevice(config.secret, username);
    reply.header('set-cookie', writeCookie(config, { name: deviceCookie, value, maxAgeSeconds: deviceSeconds }));
  }
  return reply.send(browserAnswer(answer.tokens, sealToken(answer.tokens.refresh_token, config.secret, browserSecret)));
}

/** What a page gets of a token response: the fields it needs, the refresh token sealed to this browser. */
function browserAnswer(tokens: TokenResponse, sealed: string): TokenResponse {
  return {
    access_token: tokens.access_token,
    expires_in: tokens.expires_in,
    refresh_token: sealed,
    refresh_expires_in: tokens.refresh_expires_in ?? 0,
    token_type: 'Bearer',
    ...(tokens.scope === undefined ? {} : { scope: tokens.scope }),
  };
}

function cookiesOf(request: FastifyRequest, { config }: Shop): BrowserCookies {
  const secret = readCookie(request.headers, config, bindingCookie);
  return { browserSecret: isBrowserSecret(secret) ? secret : null, deviceMark: readCookie(request.headers, config, deviceCookie) };
}

function unavailable(reply: FastifyReply, retryAfter: string | null): FastifyReply {
  reply.header('retry-after', retryAfter ?? '5');
  return refuse(reply, 503, 'temporarily_unavailable', 'Please try again later');
}

function refuse(reply: FastifyReply, status: number, error: string, description: string): FastifyReply {
  return reply.code(status).send({ error, error_description: description });
}
