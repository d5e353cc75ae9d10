import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cookieHeader, postForm } from '#test/identity-calls.ts';
import { type IdentityShop, identityShop } from '#test/identity-shop.ts';
import { closedAtEnd } from '#test/open.ts';

/** An external issuer (such as Keycloak) with a response set by the test. */
let answer: { status: number; body: string; headers?: Record<string, string> } | 'hang up';
let seen: URLSearchParams[];
let issuer: Server;
let shop: IdentityShop;

const tokens = { access_token: 'a', expires_in: 300, refresh_token: 'r1', refresh_expires_in: 1800, token_type: 'Bearer', id_token: 'i' };

beforeAll(async () => {
  issuer = closedAtEnd(
    createServer(async (request, reply) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      seen.push(new URLSearchParams(body));
      if (answer === 'hang up') return void request.socket.destroy();
      reply.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(answer.body);
    }),
  );
  await new Promise<void>((done) => issuer.listen(0, '127.0.0.1', done));
  shop = await identityShop({
    IDENTITY_URL: `http://127.0.0.1:${(issuer.address() as AddressInfo).port}/realms/other`,
    PUBLIC_URL: 'https://shop.example',
  });
});

beforeEach(() => {
  seen = [];
  answer = { status: 200, body: JSON.stringify(tokens) };
});

test('the proxy adds the client secret, and passes only listed fields to another issuer', async () => {
  const reply = await signIn();
  expect(reply.statusCode).toBe(200);
  expect(Object.fromEntries(seen[0] ?? [])).toEqual({
    grant_type: 'password',
    username: 'a@b.example',
    password: 'pw',
    scope: 'openid',
    client_id: 'storefront',
    client_secret: shop.config.identity.clientSecret,
  });
});

test('with https, cookies are Secure and host-bound, and token binding works with any issuer', async () => {
  const reply = await signIn();
  expect(reply.cookies.map(({ name, secure }) => [name, secure])).toEqual([
    ['__Host-seam-binding', true],
    ['__Host-seam-device', true],
  ]);
  expect(reply.json().refresh_token).not.toBe('r1');
  const renewed = await postForm(
    shop.app,
    '/auth/token',
    { grant_type: 'refresh_token', refresh_token: reply.json().refresh_token },
    { headers: { cookie: cookieHeader(reply) } },
  );
  expect(renewed.statusCode).toBe(200);
  expect(seen[1]?.get('refresh_token')).toBe('r1');
});

describe('failures that are outages, not refusals', () => {
  const outages: [what: string, answer: typeof answer][] = [
    ['a closed connection', 'hang up'],
    ['500', { status: 500, body: '{"error":"server_error"}' }],
    ['502 with a page', { status: 502, body: '<html>Bad gateway</html>' }],
    ['503', { status: 503, body: '' }],
    ['200 without tokens', { status: 200, body: '{}' }],
    ['404 without an error', { status: 404, body: '{"message":"no such realm"}' }],
    ['a redirect', { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } }],
    ['a client secret that is wrong here', { status: 401, body: '{"error":"invalid_client"}' }],
  ];
  test.each(outages)('%s: 503 temporarily_unavailable, no cookie, ask again later', async (_what, told) => {
    answer = told;
    const reply = await signIn();
    expect([reply.statusCode, reply.json().error, reply.cookies]).toEqual([503, 'temporarily_unavailable', []]);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('an outage is not stored: the next try reaches the issuer', async () => {
    answer = { status: 200, body: JSON.stringify({ ...tokens, refresh_token: 'r9' }) };
    const first = await signIn();
    const again = () =>
      postForm(
        shop.app,
        '/auth/token',
        { grant_type: 'refresh_token', refresh_token: first.json().refresh_token },
        { headers: { cookie: cookieHeader(first) } },
      );
    answer = 'hang up';
    expect((await again()).statusCode).toBe(503);
    answer = { status: 200, body: JSON.stringify({ ...tokens, refresh_token: 'r2' }) };
    expect((await again()).statusCode).toBe(200);
  });
});

test.each([400, 401])('a refusal with status %i stays a refusal', async (status) => {
  answer = { status, body: '{"error":"invalid_grant","error_description":"Invalid user credentials","stack":"secret"}' };
  const reply = await signIn();
  expect([reply.statusCode, reply.json()]).toEqual([status, { error: 'invalid_grant', error_description: 'Invalid user credentials' }]);
});

test('a shop whose issuer is another server has no own token endpoint', async () => {
  expect((await shop.app.inject({ url: '/realms/seam/.well-known/openid-configuration' })).statusCode).toBe(404);
});

function signIn() {
  return postForm(shop.app, '/auth/token', { grant_type: 'password', username: 'a@b.example', password: 'pw' });
}
