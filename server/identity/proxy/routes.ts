import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageSecretField, type SignInPuzzle, type TokenError, type TokenResponse } from '#contract/token-claims.ts';
import { addFormParser, type Form } from '#server/identity/proxy/form.ts';
import { createJoinedRefreshes } from '#server/identity/proxy/joined-refreshes.ts';
import { addMark, knownDevice, markDevice } from '#server/identity/proxy/known-device.ts';
import { isFromOwnPage } from '#server/identity/proxy/own-page.ts';
import { createSignInPuzzles } from '#server/identity/proxy/sign-in-puzzle.ts';
import { isBrowserSecret, newBrowserSecret, openToken, sealToken } from '#server/identity/proxy/token-binding.ts';
import { type BrowserCookies, readTokenRequest, type TokenRequest } from '#server/identity/proxy/token-requests.ts';
import { createUpstream, type UpstreamAnswer } from '#server/identity/proxy/upstream.ts';
import { replayMs } from '#server/identity/tokens/replayed-refreshes.ts';
import { createGate, GateFull } from '#server/limits/fair-gate.ts';
import { addressKey } from '#server/limits/limit.ts';
import { readCookie, writeCookie } from '#server/plugins/shop-cookies.ts';
import { socialBrowser } from '#server/plugins/social-browser.ts';
import type { Shop } from '#server/shop.ts';

const bindingCookie = 'seam-binding';
const deviceCookie = 'seam-device';
const passwordsAtOnce = { running: 4, first: 64, others: 32 };
const bindingSeconds = 90 * 24 * 60 * 60;
const deviceSeconds = 365 * 24 * 60 * 60;

/**
 * The browser's only access to tokens (specification 7.1, calls 1 and 2): `POST /auth/token` with the password, refresh or ticket form,
 * without client credentials, and `POST /auth/revoke` to sign out. Responses are the token endpoint's; 503 `temporarily_unavailable` means
 * "keep the session and retry later". A password form that must wait gets a puzzle; solving it allows an immediate retry.
 */
export async function tokenProxy(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const { config } = shop;
  const upstream = createUpstream(app, shop);
  const isOurs = config.identity.issuerUrl === undefined;
  const refreshes = createJoinedRefreshes(shop.clock, isOurs ? 0 : replayMs);
  const puzzles = createSignInPuzzles(shop);
  // Before the provider, because under a flood its queries and parsing cost more than the hashes, which password-hash.ts bounds anyway.
  const turn = createGate(passwordsAtOnce);
  const settings = { secret: config.secret, clientId: config.identity.clientId, passesDevice: isOurs };

  addFormParser(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'Origin');
    if (!isFromOwnPage(request.headers, config)) {
      await refuse(reply, { status: 403, error: 'invalid_request', error_description: 'not from a page of this shop' });
    }
  });

  app.post<{ Body: Form | null | undefined }>('/auth/token', { schema: { hide: true } }, async (request, reply) => {
    const cookies = cookiesOf(request, shop);
    const asked = readTokenRequest(request.body ?? null, cookies, settings);
    if (asked.kind === 'bad') {
      const status = asked.error === 'invalid_client' ? 401 : 400;
      return refuse(reply, { status, error: asked.error, error_description: asked.description });
    }
    if (asked.kind === 'refresh') {
      const answer = await refreshes.join(asked.refreshToken, () => upstream.token(asked.form, request));
      return send(reply, shop, { answer, asked, cookies });
    }
    if (asked.kind === 'ticket') return send(reply, shop, { answer: await upstream.token(asked.form, request), asked, cookies });
    const asker = { username: asked.username, ip: request.ip };
    const isProved = asked.proof !== null && (await puzzles.redeem(asked.proof, asker).catch(() => null));
    if (isProved === null) return unavailable(reply, null);
    const exchange = () => upstream.token(isProved ? { ...asked.form, proved: 'true' } : asked.form, request);
    const place = { share: addressKey(request.ip), isFirst: isProved || asked.form.device !== undefined };
    const answer = isOurs ? await turn(place, exchange).catch(outageWhenFull) : await exchange();
    // Without the database a solution could not be redeemed.
    const puzzle = isOurs && mustWait(answer) ? await puzzles.make(asker).catch(() => null) : null;
    return send(reply, shop, { answer, asked, cookies, puzzle });
  });

  app.post<{ Body: Form | null | undefined }>('/auth/revoke', { schema: { hide: true } }, async (request, reply) => {
    const { browserSecret } = cookiesOf(request, shop);
    const sealed = request.body?.get('refresh_token');
    const token = sealed && browserSecret !== null ? openToken(sealed, config.secret, browserSecret) : null;
    if (token !== null) {
      refreshes.forget(token);
      if (!(await upstream.revoke(token, request))) return unavailable(reply, null);
    }
    // A token we cannot read cannot be used; RFC 7009 treats that as revoked.
    writeCookie(reply, config, { name: bindingCookie, value: '', maxAgeSeconds: 0 });
    return reply.send({});
  });
}

type Exchange = {
  readonly answer: UpstreamAnswer;
  readonly asked: Exclude<TokenRequest, { kind: 'bad' }>;
  readonly cookies: BrowserCookies;
  readonly puzzle?: SignInPuzzle | null;
};

function outageWhenFull(error: unknown): UpstreamAnswer {
  if (error instanceof GateFull) return { kind: 'outage', retryAfter: '2' };
  throw error;
}

function mustWait(answer: UpstreamAnswer): boolean {
  return answer.kind === 'refusal' ? answer.status === 429 : answer.kind === 'outage' && answer.retryAfter !== null;
}

function send(reply: FastifyReply, shop: Shop, { answer, asked, cookies, puzzle = null }: Exchange): FastifyReply {
  const about = puzzle === null ? {} : { puzzle };
  if (answer.kind === 'outage') return unavailable(reply, answer.retryAfter, about);
  if (answer.kind === 'refusal') {
    if (answer.retryAfter !== null) reply.header('retry-after', answer.retryAfter);
    const { error, error_description = '' } = answer.error;
    return refuse(reply, { status: answer.status, error, error_description, ...about });
  }
  const { config } = shop;
  const browserSecret = cookies.browserSecret ?? newBrowserSecret();
  if (!cookies.isPageSecret) writeCookie(reply, config, { name: bindingCookie, value: browserSecret, maxAgeSeconds: bindingSeconds });
  const username = asked.form.username;
  if (username !== undefined && knownDevice(config.secret, username, cookies.deviceMark) === null) {
    const value = addMark(cookies.deviceMark, markDevice(config.secret, username));
    writeCookie(reply, config, { name: deviceCookie, value, maxAgeSeconds: deviceSeconds });
  }
  return reply.send(browserAnswer(answer.tokens, sealToken(answer.tokens.refresh_token, config.secret, browserSecret)));
}

/** The part of a token response that a page gets: the fields it needs, with the refresh token sealed to this browser. */
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

function cookiesOf(request: FastifyRequest<{ Body: Form | null | undefined }>, { config }: Shop): BrowserCookies {
  const bound = readCookie(request, config, bindingCookie);
  const secret = bound ?? request.body?.get(pageSecretField) ?? null;
  return {
    browserSecret: isBrowserSecret(secret) ? secret : null,
    isPageSecret: bound === null && isBrowserSecret(secret),
    deviceMark: readCookie(request, config, deviceCookie),
    socialBrowser: socialBrowser(request, config),
  };
}

type About = Pick<TokenError, 'puzzle'>;

function unavailable(reply: FastifyReply, retryAfter: string | null, about: About = {}): FastifyReply {
  reply.header('retry-after', retryAfter ?? '5');
  return refuse(reply, { status: 503, error: 'temporarily_unavailable', error_description: 'Please try again later', ...about });
}

function refuse(reply: FastifyReply, { status, ...body }: TokenError & { readonly status: number }): FastifyReply {
  return reply.code(status).send(body);
}
