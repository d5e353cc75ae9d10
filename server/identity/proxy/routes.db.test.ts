import { beforeAll, describe, expect, test, vi } from 'vitest';
import { callProvider, cookieHeader, postForm, type Reply, refreshAtProvider } from '#test/identity-calls.ts';
import { type IdentityShop, identityShop, memberEmail, memberPassword } from '#test/identity-shop.ts';

const origin = 'http://localhost:3000';
let shop: IdentityShop;

beforeAll(async () => {
  shop = await identityShop();
  await shop.addMember();
});

describe('the password form', () => {
  test('the password form returns tokens, a sealed refresh token, and cookies that scripts cannot read', async () => {
    const reply = await signIn();
    expect(reply.statusCode).toBe(200);
    expect(Object.keys(reply.json()).sort()).toEqual([
      'access_token',
      'expires_in',
      'refresh_expires_in',
      'refresh_token',
      'scope',
      'token_type',
    ]);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.cookies.map(({ name }) => name)).toEqual(['seam-binding', 'seam-device']);
    for (const cookie of reply.cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
    expect((await refreshAtProvider(shop, reply.json().refresh_token)).statusCode).toBe(400);
  });

  test('a wrong password gets the endpoint’s refusal, and sets no cookie', async () => {
    const reply = await signIn({ password: 'wrong 1' });
    expect([reply.statusCode, reply.json().error, reply.cookies]).toEqual([400, 'invalid_grant', []]);
  });

  const bad: [what: string, form: Record<string, string> | string, status: number, error: string][] = [
    ['no grant type', {}, 400, 'unsupported_grant_type'],
    ['client credentials', { grant_type: 'client_credentials' }, 400, 'unsupported_grant_type'],
    ['the private ticket grant', { grant_type: 'urn:seam:params:oauth:grant-type:social-ticket' }, 400, 'unsupported_grant_type'],
    ['a name every object has', { grant_type: 'constructor' }, 400, 'unsupported_grant_type'],
    ['no password', { grant_type: 'password', username: memberEmail }, 400, 'invalid_request'],
    ['a foreign client', { grant_type: 'password', username: memberEmail, password: 'x', client_id: 'other' }, 401, 'invalid_client'],
    ['a field sent twice', 'grant_type=password&username=a&username=b&password=c', 400, 'invalid_request'],
  ];
  test.each(bad)('%s is refused', async (_what, form, status, error) => {
    const reply = await postForm(shop.app, '/auth/token', form);
    expect([reply.statusCode, reply.json().error]).toEqual([status, error]);
  });

  test('media types other than a form are refused', async () => {
    const reply = await shop.app.inject({ method: 'POST', url: '/auth/token', payload: { grant_type: 'password' } });
    expect(reply.statusCode).toBe(415);
  });

  test('a wrong client secret or a greater scope sent by a page is ignored', async () => {
    const reply = await signIn({ client_secret: 'wrong', scope: 'openid email profile offline_access', device: 'forged' });
    expect([reply.statusCode, reply.json().scope]).toEqual([200, 'openid']);
  });
});

describe('the origin of a request', () => {
  const sources: [headers: Record<string, string>, isServed: boolean][] = [
    [{ origin, 'sec-fetch-site': 'same-origin' }, true],
    [{}, true],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, true],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'http://evil.example', host: 'evil.example' }, false],
    [{ origin: 'http://localhost:3001' }, false],
    [{ origin: 'null' }, false],
    [{ origin, 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
  ];
  test.each(sources)('%o: served %s', async (headers, isServed) => {
    const form = { grant_type: 'password', username: memberEmail, password: memberPassword };
    expect((await postForm(shop.app, '/auth/token', form, { headers })).statusCode).toBe(isServed ? 200 : 403);
    expect((await postForm(shop.app, '/auth/revoke', { refresh_token: 'x' }, { headers })).statusCode).toBe(isServed ? 200 : 403);
  });
});

describe('the refresh form', () => {
  test('the refresh form works with the browser’s cookie, and not without it or with another browser’s', async () => {
    const mine = await signIn();
    const other = await signIn();
    expect((await refresh(mine.json().refresh_token, '')).json()).toEqual({
      error: 'invalid_grant',
      error_description: 'Session not active',
    });
    expect((await refresh(mine.json().refresh_token, cookieHeader(other))).json().error).toBe('invalid_grant');
    expect((await refresh(mine.json().refresh_token, 'seam-binding=short')).json().error).toBe('invalid_grant');
    const renewed = await refresh(mine.json().refresh_token, cookieHeader(mine));
    expect(renewed.statusCode).toBe(200);
    expect(renewed.cookies.map(({ value }) => value)).toEqual([mine.cookies[0]?.value]);
  });

  test('a page without cookies renews with the browser secret it stores itself, and without that secret is refused', async () => {
    const secret = { page_secret: 'p'.repeat(43) };
    const first = await signIn(secret);
    expect(first.cookies.map(({ name }) => name)).toEqual(['seam-device']);
    const token: string = first.json().refresh_token;
    for (const wrong of [{}, { page_secret: 'q'.repeat(43) }, { page_secret: '' }])
      expect((await refresh(token, '', wrong)).statusCode).toBe(400);
    expect((await refresh(token, '', secret)).statusCode).toBe(200);
    // The secret of a browser that keeps one is its cookie, whatever a page says.
    const bound = await signIn();
    expect((await refresh(bound.json().refresh_token, '', secret)).statusCode).toBe(400);
    expect((await refresh(bound.json().refresh_token, cookieHeader(bound), secret)).statusCode).toBe(200);
  });

  test('a changed sealed token is refused', async () => {
    const reply = await signIn();
    const sealed: string = reply.json().refresh_token;
    for (const index of [0, 20, sealed.length - 2]) {
      const changed = `${sealed.slice(0, index)}${sealed[index] === 'A' ? 'B' : 'A'}${sealed.slice(index + 1)}`;
      expect((await refresh(changed, cookieHeader(reply))).statusCode).toBe(400);
    }
  });

  test('ten refreshes at once and a late retry share one rotation; after ten seconds the same token ends the sign-in', async () => {
    const first = await signIn();
    const cookie = cookieHeader(first);
    const token: string = first.json().refresh_token;
    const replies = await Promise.all(Array.from({ length: 10 }, () => refresh(token, cookie)));
    shop.pass(9);
    replies.push(await refresh(token, cookie));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(11).fill(200));
    expect(new Set(replies.map((reply) => reply.json().access_token)).size).toBe(1);
    shop.pass(2);
    expect((await refresh(token, cookie)).statusCode).toBe(400);
    expect((await refresh(replies[3]?.json().refresh_token, cookie)).statusCode).toBe(400);
  });
});

test('without the database sign-in and renewal get 503 with Retry-After, and the session stays', async () => {
  const first = await signIn();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const away = vi.spyOn(shop.database.identityPool, 'connect').mockRejectedValue(new Error('connect ECONNREFUSED') as never);
  const replies = [await signIn(), await signIn({ proof: 'a.1.8.b.1' }), await refresh(first.json().refresh_token, cookieHeader(first))];
  for (const mocked of [away, logged]) mocked.mockRestore();
  for (const reply of replies) {
    expect([reply.statusCode, reply.json().error, reply.cookies]).toEqual([503, 'temporarily_unavailable', []]);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await refresh(first.json().refresh_token, cookieHeader(first))).statusCode).toBe(200);
});

describe('sign-out', () => {
  test('sign-out ends the sign-in at the provider, deletes the shared refresh reply and clears the cookie', async () => {
    const first = await signIn();
    const cookie = cookieHeader(first);
    const renewed = await refresh(first.json().refresh_token, cookie);
    const out = await postForm(shop.app, '/auth/revoke', { refresh_token: renewed.json().refresh_token }, { headers: { cookie } });
    expect([out.statusCode, out.json(), out.cookies[0]?.maxAge]).toEqual([200, {}, 0]);
    expect((await refresh(first.json().refresh_token, cookie)).statusCode).toBe(400);
    expect((await refresh(renewed.json().refresh_token, cookie)).statusCode).toBe(400);
  });

  test('a token that cannot be read counts as ended', async () => {
    expect((await postForm(shop.app, '/auth/revoke', { refresh_token: 'junk' })).statusCode).toBe(200);
    expect((await postForm(shop.app, '/auth/revoke', {})).statusCode).toBe(200);
  });
});

test('a social sign-in ticket is exchanged for tokens once, in its own browser and time', async () => {
  const userId = await shop.addMember({ email: 'social@seam.example', password: null });
  const { createHash } = await import('node:crypto');
  const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
  const ticketRow = (ticket: string, purpose: 'login' | 'sign-up', seconds: number) => ({
    vendor: 'google',
    browser_hash: sha256('browser'),
    state: ticket,
    nonce: 'n',
    code_verifier: 'v',
    ticket_hash: sha256(ticket),
    ticket_purpose: purpose,
    result: JSON.stringify({ userId }),
    expires_at: new Date(shop.clock().getTime() + seconds * 1000),
  });
  await shop.database.identity
    .insertInto('identity.social_attempts')
    .values([ticketRow('good', 'login', 60), ticketRow('late', 'login', -1), ticketRow('other', 'sign-up', 60)])
    .execute();
  const redeem = (ticket: string, browser: string) =>
    callProvider(shop, 'token', { grant_type: 'urn:seam:params:oauth:grant-type:social-ticket', ticket, browser });

  expect((await redeem('good', 'another browser')).statusCode).toBe(400);
  expect((await redeem('late', 'browser')).statusCode).toBe(400);
  expect((await redeem('other', 'browser')).statusCode).toBe(400);
  const replies = await Promise.all(Array.from({ length: 5 }, () => redeem('good', 'browser')));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400]);
});

function signIn(change: Record<string, string> = {}): Promise<Reply> {
  const form = {
    client_id: 'storefront',
    grant_type: 'password',
    username: memberEmail,
    password: memberPassword,
    scope: 'openid',
    ...change,
  };
  return postForm(shop.app, '/auth/token', form, { headers: { origin } });
}

function refresh(token: string, cookie: string, about: Record<string, string> = {}): Promise<Reply> {
  const headers: Record<string, string> = cookie === '' ? { origin } : { origin, cookie };
  return postForm(shop.app, '/auth/token', { grant_type: 'refresh_token', refresh_token: token, ...about }, { headers });
}
