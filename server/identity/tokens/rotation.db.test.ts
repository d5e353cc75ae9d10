import pg from 'pg';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { callProvider, providerTokens, refreshAtProvider } from '#test/identity-calls.ts';
import { type IdentityShop, identityShop } from '#test/identity-shop.ts';

let shop: IdentityShop;
let memberId: string;

beforeAll(async () => {
  shop = await identityShop();
  memberId = await shop.addMember();
});

test('a refresh token works once and returns the next one, with the current roles', async () => {
  const first = await providerTokens(shop);
  await shop.database.service.insertInto('member.member_roles').values({ user_id: memberId, role: 'artist' }).execute();
  const second = await refreshAtProvider(shop, first.refresh_token ?? '');
  expect(second.statusCode).toBe(200);
  expect(second.json().refresh_token).not.toBe(first.refresh_token);
  expect(claimsOf(second.json().access_token)['x-hasura-allowed-roles']).toEqual(['user', 'artist']);
});

test('sending a used token again ends the sign-in, with its newest token, and writes the security log', async () => {
  const first = await providerTokens(shop);
  const second = (await refreshAtProvider(shop, first.refresh_token ?? '')).json();
  const replay = await refreshAtProvider(shop, first.refresh_token ?? '');
  expect([replay.statusCode, replay.json().error]).toEqual([400, 'invalid_grant']);
  expect((await refreshAtProvider(shop, second.refresh_token)).statusCode).toBe(400);
  expect(await countEvents('TOKEN_REUSED')).toBe(1);
});

test('a revoked token is refused, and the sign-out is in the security log', async () => {
  const { refresh_token: token = '' } = await providerTokens(shop);
  expect((await callProvider(shop, 'revoke', { token })).statusCode).toBe(200);
  expect((await refreshAtProvider(shop, token)).statusCode).toBe(400);
  expect([await countEvents('SIGN_OUT'), await countEvents('REFRESH_REFUSED')]).toEqual([1, 2]);
});

describe('many requests with one refresh token at once', () => {
  test('exactly one request wins each round, no token outlives the round, and nothing fails', async () => {
    const racerId = await shop.addMember({ email: 'racer@seam.example' });
    for (let round = 0; round < 60; round += 1) {
      const { refresh_token: token = '' } = await providerTokens(shop, 'racer@seam.example');
      const replies = await Promise.all(Array.from({ length: 8 }, () => refreshAtProvider(shop, token)));
      const winners = replies.filter(({ statusCode }) => statusCode === 200);
      expect(replies.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
      expect(winners).toHaveLength(1);
      expect((await refreshAtProvider(shop, winners[0]?.json().refresh_token)).statusCode).toBe(400);
    }
    expect(await countStored(racerId)).toBe(0);
  });

  test('rotation and revocation at once never fail, and the revocation wins', async () => {
    for (let round = 0; round < 30; round += 1) {
      const { refresh_token: token = '' } = await providerTokens(shop);
      const replies = await Promise.all([
        refreshAtProvider(shop, token),
        callProvider(shop, 'revoke', { token, token_type_hint: 'refresh_token' }),
        refreshAtProvider(shop, token),
        callProvider(shop, 'revoke', { token }),
      ]);
      expect(replies.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
      for (const reply of replies.filter((reply) => reply.statusCode === 200 && reply.body !== '')) {
        expect((await refreshAtProvider(shop, reply.json().refresh_token)).statusCode).toBe(400);
      }
    }
  });
});

test('a failure between "old token used" and "new token stored" loses nothing: the retry works', async () => {
  const { refresh_token: token = '' } = await providerTokens(shop);
  const owner = new pg.Client({ connectionString: shop.database.url });
  await owner.connect();
  await owner.query(`create function fail_insert() returns trigger language plpgsql as $$ begin raise exception 'disk gone'; end $$`);
  await owner.query('create trigger fail_insert before insert on identity.oidc_payloads for each row execute function fail_insert()');
  const broken = await refreshAtProvider(shop, token);
  expect([broken.statusCode, broken.json().error]).toEqual([500, 'server_error']);
  await owner.query('drop trigger fail_insert on identity.oidc_payloads');
  await owner.end();
  expect((await refreshAtProvider(shop, token)).statusCode).toBe(200);
});

test('a sign-in ends after fourteen days without a visit', async () => {
  const { refresh_token: token = '' } = await providerTokens(shop);
  shop.pass(14 * 86_400 + 1);
  expect((await refreshAtProvider(shop, token)).statusCode).toBe(400);
});

test('a sign-in ends after ninety days even if it is renewed, and refresh_expires_in says so', async () => {
  // The library uses the system clock, so stop it too; otherwise a new second could start between two timestamps.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  let tokens: { refresh_token: string; refresh_expires_in: number } = await providerTokens(shop).then((reply) => reply as never);
  for (let week = 1; week <= 12; week += 1) {
    shop.pass(7 * 86_400);
    tokens = (await refreshAtProvider(shop, tokens.refresh_token)).json();
  }
  expect(tokens.refresh_expires_in).toBe(6 * 86_400);
  shop.pass(6 * 86_400 + 1);
  expect((await refreshAtProvider(shop, tokens.refresh_token)).statusCode).toBe(400);
});

test.each([
  ['blocked', { blocked_at: new Date() }],
  ['withdrawn', { withdrawn_at: new Date() }],
])('a %s member gets no new tokens', async (state, change) => {
  const email = `${state}@seam.example`;
  const id = await shop.addMember({ email });
  const { refresh_token: token = '' } = await providerTokens(shop, email);
  await shop.database.service.updateTable('member.members').set(change).where('id', '=', id).execute();
  expect((await refreshAtProvider(shop, token)).json().error).toBe('invalid_grant');
});

test('refresh tokens are stored only as hashes', async () => {
  const { refresh_token: token = '' } = await providerTokens(shop);
  const rows = await shop.database.identity.selectFrom('identity.oidc_payloads').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows.some(({ kind, account_id }) => kind === 'RefreshToken' && account_id === memberId)).toBe(true);
});

function claimsOf(accessToken: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString())['https://hasura.io/jwt/claims'];
}

async function countEvents(type: string): Promise<number> {
  const events = await shop.database.identity.selectFrom('identity.security_events').select('id').where('type', '=', type).execute();
  return events.length;
}

async function countStored(userId: string): Promise<number> {
  const rows = await shop.database.identity.selectFrom('identity.oidc_payloads').select('id').where('account_id', '=', userId).execute();
  return rows.length;
}
