import { beforeAll, expect, test } from 'vitest';
import { cookieHeader, postForm, type Reply } from '#test/identity-calls.ts';
import { type IdentityShop, identityShop, memberEmail, memberPassword } from '#test/identity-shop.ts';

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';
const kakao = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 KAKAOTALK 25.8.0';

let shop: IdentityShop;
let memberId: string;

beforeAll(async () => {
  shop = await identityShop();
  memberId = await shop.addMember();
  shop.app.get('/who', async ({ viewer }) => viewer.claims);
});

const signIn = (userAgent: string, more: Record<string, string> = {}) =>
  postForm(
    shop.app,
    '/auth/token',
    { grant_type: 'password', username: memberEmail, password: memberPassword, ...more },
    { headers: { 'user-agent': userAgent } },
  );
const refresh = (tokens: string, cookie: string, userAgent: string) =>
  postForm(
    shop.app,
    '/auth/token',
    { grant_type: 'refresh_token', refresh_token: tokens },
    { headers: { cookie, 'user-agent': userAgent } },
  );
const rows = () =>
  shop.database.identity.selectFrom('identity.sign_ins').selectAll().where('user_id', '=', memberId).orderBy('signed_in_at').execute();
const sidOf = async (reply: Reply) => {
  const authorization = `Bearer ${reply.json().access_token}`;
  return (await shop.app.inject({ url: '/who', headers: { authorization } })).json().signInId;
};

test('a sign-in is stored with its browser and system, its last visit at each renewal, and its end', async () => {
  const one = await signIn(chrome);
  shop.pass(1);
  const two = await signIn(kakao);
  expect((await rows()).map(({ browser, system }) => [browser, system])).toEqual([
    ['chrome', 'windows'],
    ['kakaotalk', 'iphone'],
  ]);
  const sid = await sidOf(one);
  expect((await rows()).map(({ id }) => id)).toEqual([sid, await sidOf(two)]);

  shop.pass(3_600);
  const renewed = await refresh(one.json().refresh_token, cookieHeader(one), chrome);
  expect(await sidOf(renewed)).toBe(sid);
  const [first, second] = await rows();
  expect(Number(first?.last_seen_at) - Number(first?.signed_in_at)).toBe(3_601_000);
  expect(second?.last_seen_at).toEqual(second?.signed_in_at);

  const form = { refresh_token: renewed.json().refresh_token };
  await postForm(shop.app, '/auth/revoke', form, { headers: { cookie: cookieHeader(renewed) } });
  expect((await rows()).map(({ ended_at }) => ended_at === null)).toEqual([false, true]);
  const { ended_sign_ins } = await shop.database.identity
    .selectFrom('member.members')
    .select('ended_sign_ins')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(ended_sign_ins).toEqual([first?.id]);
});

test('a refresh token used twice ends its sign-in, access tokens included', async () => {
  const one = await signIn(chrome);
  const sid = await sidOf(one);
  const cookie = cookieHeader(one);
  await refresh(one.json().refresh_token, cookie, chrome);
  shop.pass(11);
  expect((await refresh(one.json().refresh_token, cookie, chrome)).statusCode).toBe(400);
  expect((await rows()).find(({ id }) => id === sid)?.ended_at).not.toBeNull();
});

test('a withdrawn member learns of the withdrawal only with the correct password, and returns on request within thirty days', async () => {
  const withdraw = () =>
    shop.database.service.updateTable('member.members').set({ withdrawn_at: shop.clock() }).where('id', '=', memberId).execute();
  await withdraw();
  const asked = await signIn(chrome);
  const until = new Date(shop.clock().getTime() + 30 * 86_400_000).toISOString();
  expect([asked.statusCode, asked.json()]).toEqual([400, { error: 'member_withdrawn', error_description: until }]);
  const wrong = await signIn(chrome, { password: 'not mine 1', returns: 'true' });
  expect(wrong.json().error_description).toBe('Invalid user credentials');
  const back = await signIn(chrome, { returns: 'true' });
  expect(back.statusCode).toBe(200);
  expect((await signIn(chrome)).statusCode).toBe(200);
  const events = await shop.database.identity
    .selectFrom('identity.security_events')
    .select(['browser', 'system'])
    .where('type', '=', 'RETURNED')
    .execute();
  expect(events).toEqual([{ browser: 'chrome', system: 'windows' }]);
});
