import { beforeEach, describe, expect, test } from 'vitest';
import { cookieHeader, postForm } from '#test/identity-calls.ts';
import { type IdentityShop, identityShop, memberPassword } from '#test/identity-shop.ts';
import { messagesTo } from '#test/sent-messages.ts';
import { readMemberFile } from '../desk/read-member-file.ts';
import { remindConsents } from './remind-consents-job.ts';

const shop: IdentityShop = await identityShop({ SERVICES: 'identity,rest,data' });
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Safari/604.1';

let member: { id: string; email: string };
let count = 0;

beforeEach(async () => {
  count += 1;
  const email = `profile${count}@seam.example`;
  member = { email, id: await shop.addMember({ email }) };
});

/** A signed-in browser and its actions. */
async function browser(userAgent = chrome, password = memberPassword) {
  const headers = { 'user-agent': userAgent };
  const reply = await postForm(shop.app, '/auth/token', { grant_type: 'password', username: member.email, password }, { headers });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  const { access_token, refresh_token } = reply.json();
  return {
    call: (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
      shop.app.inject({
        method,
        url: `/api/members/me${url}`,
        headers: { authorization: `Bearer ${access_token}`, 'accept-language': 'en', ...headers },
        ...(body === undefined ? {} : { payload: body }),
      }),
    ask: () =>
      shop.app.inject({
        method: 'POST',
        url: '/v1/graphql',
        headers: { authorization: `Bearer ${access_token}` },
        payload: { query: '{ member_members { email } }' },
      }),
    refresh: () =>
      postForm(
        shop.app,
        '/auth/token',
        { grant_type: 'refresh_token', refresh_token },
        { headers: { cookie: cookieHeader(reply), ...headers } },
      ),
  };
}
type Browser = Awaited<ReturnType<typeof browser>>;

const isIn = async (one: Browser) =>
  (await one.call('GET', '')).statusCode === 200 &&
  (await one.ask()).body.includes(member.email) &&
  (await one.refresh()).statusCode === 200;
const isOut = async (one: Browser) =>
  (await one.call('GET', '')).statusCode === 401 &&
  (await one.ask()).body.includes('invalid-jwt') &&
  (await one.refresh()).statusCode === 400;

test('a member changes nickname and language; an empty nickname is refused and changes nothing', async () => {
  const one = await browser();
  expect((await one.call('PATCH', '', { nickname: ' 바늘 ', locale: 'en' })).json()).toMatchObject({ nickname: '바늘', locale: 'en' });
  expect((await one.call('PATCH', '', { nickname: ' ' })).json()).toMatchObject({ code: 'INVALID_INPUT', field: 'nickname' });
  expect((await one.call('GET', '')).json()).toMatchObject({ email: member.email, nickname: '바늘', has_password: true });
});

test('a consent stores when it was given and withdrawn, and saving it unchanged writes nothing', async () => {
  const one = await browser();
  const consentOf = async (channel: string) =>
    (await one.call('GET', '')).json().consents.find((each: { channel: string }) => each.channel === channel);
  expect(await consentOf('SMS')).toEqual({ channel: 'SMS', is_given: false, changed_at: null });
  await one.call('PATCH', '/consents', { sms: true, email: false });
  expect(await consentOf('SMS')).toMatchObject({ is_given: true, changed_at: expect.stringMatching(/^20\d\d-/) });
  expect(await consentOf('EMAIL')).toEqual({ channel: 'EMAIL', is_given: false, changed_at: null });
  shop.pass(60);
  await one.call('PATCH', '/consents', { sms: false });
  const rows = await shop.database.service
    .selectFrom('member.consents')
    .select(['type', 'is_given'])
    .where('user_id', '=', member.id)
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { type: 'SMS', is_given: true },
    { type: 'SMS', is_given: false },
  ]);
});

test('the result of a consent is mailed, and again every two years while it is given, and staff can prove both', async () => {
  const one = await browser();
  await one.call('PATCH', '/consents', { sms: true, push: true });
  shop.pass(1);
  await one.call('PATCH', '/consents', { push: false });
  const told = async () => (await messagesTo(shop, member.email)).filter(({ event }) => event.startsWith('consents-'));
  expect((await told()).map(({ values }) => values.consents)).toEqual(['앱 알림 수신 거부', '문자 수신 동의, 앱 알림 수신 동의']);
  expect((await told())[0]?.values.at).toMatch(/^20\d\d\.\d\d\.\d\d \d\d:\d\d$/);
  const givenAt = (await one.call('GET', '')).json().consents;
  const remind = async (days: number) => {
    shop.pass(days * 24 * 60 * 60);
    await remindConsents(shop);
    return (await told()).filter(({ event }) => event === 'consents-kept').map(({ values }) => values.consents);
  };
  expect(await remind(729)).toEqual([]);
  expect(await remind(2)).toEqual(['문자 수신 동의']);
  expect(await remind(1)).toHaveLength(1);
  expect((await (await browser()).call('GET', '')).json().consents).toEqual(givenAt);
  const file = await readMemberFile(shop.database.service, member.id, shop.clock());
  if ('failure' in file) throw new Error(file.failure);
  expect(
    file.consent_records.map(({ channel, is_given, is_reminder, told_at }) => [channel, is_given, is_reminder, told_at !== null]),
  ).toEqual([
    ['SMS', true, true, true],
    ['PUSH', false, false, true],
    ['SMS', true, false, true],
    ['PUSH', true, false, true],
  ]);
});

describe('a new password', () => {
  const next = 'a better horse 2';

  test('a new password ends every other sign-in at once, keeps this one, and is in the security log', async () => {
    const [here, there] = [await browser(), await browser(iphone)];
    const reply = await here.call('POST', '/password', { current_password: memberPassword, new_password: next });
    expect([reply.statusCode, reply.json()]).toEqual([200, { ended: 1 }]);
    expect(await isOut(there)).toBe(true);
    expect(await isIn(here)).toBe(true);
    await expect(browser()).rejects.toThrow('Invalid user credentials');
    const again = await browser(iphone, next);
    const { events } = (await again.call('GET', '/security-events')).json();
    expect(events.map(({ type, browser: name, system }: Record<string, string>) => [type, name, system])).toEqual([
      ['SIGN_IN', 'safari', 'iphone'],
      ['SIGN_IN_REFUSED', 'chrome', 'windows'],
      ['PASSWORD_CHANGED', 'chrome', 'windows'],
      ['SIGN_IN', 'safari', 'iphone'],
      ['SIGN_IN', 'chrome', 'windows'],
    ]);
  });

  test.each([
    ['a wrong current password', { current_password: 'not mine 1', new_password: next }, 'CURRENT_PASSWORD_WRONG', 'current_password'],
    ['no number', { current_password: memberPassword, new_password: 'only letters' }, 'PASSWORD_FORMAT_INVALID', 'new_password'],
    [
      'the name of the shop and a number',
      { current_password: memberPassword, new_password: 'seam12345' },
      'PASSWORD_GUESSABLE',
      'new_password',
    ],
    ['a very common new password', { current_password: memberPassword, new_password: 'password1' }, 'PASSWORD_COMMON', 'new_password'],
  ])('%s is refused and ends no sign-in', async (_about, body, code, field) => {
    const [here, there] = [await browser(), await browser(iphone)];
    expect((await here.call('POST', '/password', body)).json()).toMatchObject({ code, field, status: 422 });
    expect([await isIn(here), await isIn(there)]).toEqual([true, true]);
  });

  test('tries of the member’s password in an open browser are limited', async () => {
    const here = await browser();
    const guess = () => here.call('POST', '/password', { current_password: 'guess 1', new_password: next });
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).statusCode).toBe(422);
    const late = await guess();
    expect([late.statusCode, late.json().code, Number(late.headers['retry-after']) > 0]).toEqual([429, 'TOO_MANY_REQUESTS', true]);
  });

  test('a sign-in with the old password during the change is refused or ended with the others', async () => {
    const here = await browser();
    const [, ...old] = await Promise.all([
      here.call('POST', '/password', { current_password: memberPassword, new_password: next }),
      ...Array.from({ length: 4 }, () => browser(iphone).catch(() => null)),
    ]);
    for (const one of old) expect(one === null || (await isOut(one))).toBe(true);
    expect(await isIn(here)).toBe(true);
  });
});

describe('where a member is signed in', () => {
  test('a member’s own browser is marked and listed first, and another browser’s sign-in can be ended with its access token', async () => {
    const [away, here] = [await browser(iphone), await browser()];
    shop.pass(1);
    await away.refresh();
    const { sign_ins } = (await here.call('GET', '/sign-ins')).json();
    expect(sign_ins.map(({ is_this, browser: name, ip }: Record<string, unknown>) => [is_this, name, ip])).toEqual([
      [true, 'chrome', '203.0.113.*'],
      [false, 'safari', '203.0.113.*'],
    ]);
    expect((await here.call('DELETE', `/sign-ins/${sign_ins[1].id}`)).statusCode).toBe(200);
    expect((await away.call('GET', '')).statusCode).toBe(401);
    expect((await here.call('GET', '/sign-ins')).json().sign_ins).toHaveLength(1);
    expect((await here.call('DELETE', `/sign-ins/${sign_ins[1].id}`)).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect(await isIn(here)).toBe(true);
  });

  test('a member can end all other sign-ins, or all of them', async () => {
    const [one, two, here] = [await browser(), await browser(iphone), await browser()];
    expect((await here.call('DELETE', '/sign-ins')).json()).toEqual({ ended: 2 });
    expect([await isOut(one), await isOut(two), await isIn(here)]).toEqual([true, true, true]);
    const last = await browser(iphone);
    shop.pass(1);
    expect((await last.call('DELETE', '/sign-ins?which=all')).json()).toEqual({ ended: 2 });
    expect([await isOut(here), await isOut(last)]).toEqual([true, true]);
  });

  test('a sign-in of another member cannot be ended', async () => {
    const owner = await browser();
    const [{ id }] = (await owner.call('GET', '/sign-ins')).json().sign_ins;
    member = { email: `thief${count}@seam.example`, id: await shop.addMember({ email: `thief${count}@seam.example` }) };
    const thief = await browser();
    expect((await thief.call('DELETE', `/sign-ins/${id}`)).statusCode).toBe(404);
    expect((await owner.call('GET', '')).statusCode).toBe(200);
  });
});

describe('withdrawal', () => {
  test('a withdrawal ends every sign-in at once, withdraws every marketing consent, and hides the profile', async () => {
    const [here, there] = [await browser(), await browser(iphone)];
    await here.call('PATCH', '/consents', { email: true });
    await shop.database.service.updateTable('member.profiles').set({ is_public: true }).where('user_id', '=', member.id).execute();
    const until = new Date(shop.clock().getTime() + 30 * 86_400_000);
    const reply = await here.call('POST', '/withdrawal', { is_agreed: true, reason: 'SELDOM' });
    expect(reply.statusCode).toBe(200);
    expect(Math.abs(Date.parse(reply.json().until) - until.getTime())).toBeLessThan(60_000);
    expect([await isOut(here), await isOut(there)]).toEqual([true, true]);
    const row = await shop.database.service
      .selectFrom('member.members')
      .innerJoin('member.profiles', 'member.profiles.user_id', 'member.members.id')
      .select(['is_email_consent', 'withdrawal_reason', 'is_public'])
      .where('member.members.id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ is_email_consent: false, withdrawal_reason: 'SELDOM', is_public: false });
    const mails = await messagesTo(shop, member.email);
    expect(mails.find(({ event }) => event === 'withdrawal-begun')).toMatchObject({
      values: { until: expect.stringMatching(/^20\d\d\./) },
    });
    await expect(browser()).rejects.toThrow('member_withdrawn');
  });

  test('a member with an old sign-in can withdraw only with the password', async () => {
    const here = await browser();
    shop.pass(301);
    const leave = async (password?: string) => (await here.call('POST', '/withdrawal', { is_agreed: true, password })).json();
    expect([(await leave()).code, (await leave('wrong 1')).code]).toEqual(['SIGN_IN_PROOF_NEEDED', 'PASSWORD_WRONG']);
    expect(await isIn(here)).toBe(true);
    expect(await leave(memberPassword)).toEqual({ until: expect.any(String) });
  });

  test('a withdrawn member’s ID is reserved while they may return: nobody else can sign up with it', async () => {
    const here = await browser();
    await here.call('POST', '/withdrawal', { is_agreed: true });
    const reply = await shop.app.inject({ url: `/api/members/availability?email=${member.email}` });
    expect(reply.json()).toMatchObject({ is_available: false });
  });

  test.each([
    ['no reason', {}],
    ['no consent', { is_agreed: false }],
    ['an unknown reason', { is_agreed: true, reason: 'x' }],
  ])('a withdrawal does nothing: %s', async (_about, body) => {
    const here = await browser();
    expect((await here.call('POST', '/withdrawal', body)).statusCode).toBe(400);
    expect(await isIn(here)).toBe(true);
  });

  test('a withdrawal of somebody who works for the shop is refused with the reason', async () => {
    await shop.database.service.insertInto('member.member_roles').values({ user_id: member.id, role: 'artist' }).execute();
    const here = await browser();
    expect((await here.call('GET', '/withdrawal')).json()).toEqual({
      obstacles: ['OFFICE'],
      points: 0,
      coupon_count: 0,
      design_count: 0,
    });
    expect((await here.call('POST', '/withdrawal', { is_agreed: true })).json()).toMatchObject({ code: 'WITHDRAWAL_BLOCKED', status: 409 });
    expect(await isIn(here)).toBe(true);
  });
});
