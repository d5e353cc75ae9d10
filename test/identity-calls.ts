import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { IdentityShop } from './identity-shop.ts';
import { memberEmail, memberPassword } from './identity-shop.ts';

export type Reply = LightMyRequestResponse;

/** Calls the provider directly, like a confidential client. */
export function callProvider(
  { app, config }: IdentityShop,
  endpoint: 'token' | 'revoke',
  form: Record<string, string>,
  remoteAddress = '203.0.113.1',
) {
  const { clientId, clientSecret } = config.identity;
  const url = `/realms/seam/protocol/openid-connect/${endpoint}`;
  return postForm(app, url, { client_id: clientId, client_secret: clientSecret, ...form }, { remoteAddress });
}

/** Signs in at the provider; returns the token response. */
export async function providerTokens(
  shop: IdentityShop,
  username = memberEmail,
  password = memberPassword,
): Promise<Record<string, string>> {
  const reply = await callProvider(shop, 'token', { grant_type: 'password', username, password, scope: 'openid' });
  if (reply.statusCode !== 200) throw new Error(`sign-in: ${reply.statusCode} ${reply.body}`);
  return reply.json();
}

export function refreshAtProvider(shop: IdentityShop, refreshToken: string) {
  return callProvider(shop, 'token', { grant_type: 'refresh_token', refresh_token: refreshToken });
}

/** Posts a form like a browser. */
export function postForm(
  app: FastifyInstance,
  url: string,
  form: Record<string, string> | string,
  about: { headers?: Record<string, string>; remoteAddress?: string } = {},
): Promise<Reply> {
  return app.inject({
    method: 'POST',
    url,
    remoteAddress: about.remoteAddress ?? '203.0.113.1',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...about.headers },
    payload: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
  });
}

/** The cookies set by a response, as the header a browser sends back. */
export function cookieHeader(reply: Reply): string {
  return reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
