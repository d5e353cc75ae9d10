import { decodeProtectedHeader } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { rotateSigningKeys } from '#server/keys/stored-keys.ts';
import { callProvider, cookieHeader, postForm, providerTokens, type Reply, refreshAtProvider } from '#test/identity-calls.ts';
import { anotherProcess, type IdentityShop, identityShop, memberEmail, memberPassword } from '#test/identity-shop.ts';

let one: IdentityShop;
let two: IdentityShop;
let memberId: string;

beforeAll(async () => {
  one = await identityShop();
  two = await anotherProcess(one);
  memberId = await one.addMember();
  for (const { app } of [one, two]) app.get('/who', async ({ viewer }) => viewer.userId);
});

test('a token signed at one process is verified at the other', async () => {
  const { access_token: token } = await providerTokens(one);
  expect(await who(two, token)).toBe(memberId);
  const other = await providerTokens(two);
  expect(await who(one, other.access_token)).toBe(memberId);
});

describe('refreshes', () => {
  test('150 refreshes of 25 sign-ins at two processes cause one rotation and one answer each, and nobody is signed out', async () => {
    const signIns: Reply[] = [];
    for (let count = 0; count < 25; count += 1) signIns.push(await signIn(one));
    const cookies = signIns.map(cookieHeader);
    let tokens: string[] = signIns.map((reply) => reply.json().refresh_token);
    for (let round = 0; round < 3; round += 1) {
      const asked = Array.from({ length: 150 }, (_, index) => index % 25);
      const replies = await Promise.all(
        asked.map((at, index) => refresh(index % 2 === 0 ? one : two, tokens[at] ?? '', cookies[at] ?? '')),
      );
      expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(new Set(replies.map((reply) => reply.json().access_token)).size).toBe(25);
      tokens = replies.slice(-25).map((reply) => reply.json().refresh_token);
    }
    expect(await countEvents('TOKEN_REUSED')).toBe(0);
  });

  test('a lost refresh answer is sent again by the other process, with the newest tokens, for ten seconds', async () => {
    const first = await signIn(one);
    const cookie = cookieHeader(first);
    const token: string = first.json().refresh_token;
    const second = await refresh(one, token, cookie);
    const third = await refresh(two, second.json().refresh_token, cookie);
    one.pass(9);
    const late = await refresh(two, token, cookie);
    expect(late.json().access_token).toBe(third.json().access_token);
    one.pass(2);
    expect((await refresh(two, token, cookie)).statusCode).toBe(400);
    expect((await refresh(one, late.json().refresh_token, cookie)).statusCode).toBe(400);
    expect(await countEvents('TOKEN_REUSED')).toBe(1);
  });

  test('after a sign-out at one process the other sends no tokens', async () => {
    const first = await signIn(one);
    const cookie = cookieHeader(first);
    const renewed = await refresh(one, first.json().refresh_token, cookie);
    await postForm(two.app, '/auth/revoke', { refresh_token: renewed.json().refresh_token }, { headers: { cookie } });
    expect((await refresh(one, first.json().refresh_token, cookie)).statusCode).toBe(400);
    expect((await refresh(two, first.json().refresh_token, cookie)).statusCode).toBe(400);
  });

  test('a refresh token sent to two processes at once works once at the token endpoint, with a forged replay header too', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { refresh_token: token = '' } = await providerTokens(one);
      const replies = await Promise.all(Array.from({ length: 6 }, (_, index) => refreshAtProvider(index % 2 === 0 ? one : two, token)));
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    }
    const { refresh_token: token = '' } = await providerTokens(one);
    const headers = { 'x-seam-replay': `${'a'.repeat(43)}.${'b'.repeat(43)}` };
    const { clientId: client_id, clientSecret: client_secret } = one.config.identity;
    const form = { grant_type: 'refresh_token', refresh_token: token, client_id, client_secret };
    const again = () => postForm(two.app, '/realms/seam/protocol/openid-connect/token', form, { headers });
    expect([(await again()).statusCode, (await again()).statusCode]).toEqual([200, 400]);
  });

  test('stored refresh replies never contain the access token in clear text', async () => {
    const first = await signIn(one);
    const renewed = await refresh(one, first.json().refresh_token, cookieHeader(first));
    const rows = await one.database.identity.selectFrom('identity.refresh_replies').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(renewed.json().access_token);
  });
});

test('failed sign-ins at two processes are counted together', async () => {
  const wrong = (at: IdentityShop) =>
    callProvider(at, 'token', { grant_type: 'password', username: 'both@seam.example', password: 'wrong 1' }, '198.51.100.1');
  const replies: Reply[] = [];
  for (let count = 0; count < 7; count += 1) replies.push(await wrong(count % 2 === 0 ? one : two));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 429, 429]);
});

test('a puzzle made at one process can be solved at the other, and counts only once', async () => {
  const { solvePuzzle } = await import('#client/session/solve-puzzle.ts');
  const form = { grant_type: 'password', username: 'puzzled@seam.example', password: 'wrong 1' };
  const at = (process: IdentityShop, about: Record<string, string> = {}) => postForm(process.app, '/auth/token', { ...form, ...about });
  for (let count = 0; count < 5; count += 1) await at(one);
  const proof = await solvePuzzle((await at(one)).json().puzzle);
  const replies = await Promise.all([at(one, { proof }), at(two, { proof })]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([400, 429]);
});

test('after a key rotation both processes sign with the new key and accept tokens of the old one', async () => {
  const before = await providerTokens(one);
  one.pass(91 * 86_400);
  await rotateSigningKeys(one);
  one.pass(3_600);
  const after = [await providerTokens(one), await providerTokens(two)];
  const kids = after.map(({ access_token: token = '' }) => decodeProtectedHeader(token).kid);
  expect(kids[0]).toBe(kids[1]);
  expect(kids[0]).not.toBe(decodeProtectedHeader(before.access_token ?? '').kid);
  expect(await who(two, after[0]?.access_token)).toBe(memberId);
  const { keys } = (await two.app.inject({ url: '/realms/seam/protocol/openid-connect/certs' })).json();
  expect(keys).toHaveLength(2);
});

async function who({ app }: IdentityShop, token: string | undefined): Promise<string> {
  return (await app.inject({ url: '/who', headers: { authorization: `Bearer ${token}` } })).body;
}

async function signIn({ app }: IdentityShop): Promise<Reply> {
  const reply = await postForm(app, '/auth/token', { grant_type: 'password', username: memberEmail, password: memberPassword });
  expect(reply.statusCode).toBe(200);
  return reply;
}

function refresh({ app }: IdentityShop, token: string, cookie: string): Promise<Reply> {
  return postForm(app, '/auth/token', { grant_type: 'refresh_token', refresh_token: token }, { headers: { cookie } });
}

async function countEvents(type: string): Promise<number> {
  const events = await one.database.identity.selectFrom('identity.security_events').select('id').where('type', '=', type).execute();
  return events.length;
}
