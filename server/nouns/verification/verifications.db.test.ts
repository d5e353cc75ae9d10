import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CodePurpose } from '#rules/member/sign-in/verification.ts';
import { hashPassword, verifyPassword } from '#server/credentials/password-hash.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { codeOf, messagesTo, provedPhone } from '#test/sent-messages.ts';

let shop: CommerceShop;
let member: Actor & { userId: string };
let phones = 10_000_000;
let calls = 0;

beforeAll(async () => {
  shop = await commerceShop();
  member = await shop.addMember();
});

/** A phone nobody has had before. */
function newPhone(): string {
  phones += 1;
  return `010${phones}`;
}

/** A call from its own address, so that only the test of the address limit reaches it. */
function post(url: string, payload: object, { authorization }: Pick<Actor, 'authorization'> = shop.visitor) {
  calls += 1;
  const remoteAddress = `10.1.${Math.floor(calls / 200)}.${calls % 200}`;
  const headers = { 'accept-language': 'en', ...(authorization === '' ? {} : { authorization }) };
  return shop.app.inject({ method: 'POST', url: `/api${url}`, remoteAddress, headers, payload });
}

async function sendCode(phone: string, purpose: CodePurpose = 'SIGN_UP', actor?: Actor): Promise<string> {
  const reply = await post('/verifications', { purpose, phone }, actor);
  expect([reply.statusCode, reply.json()]).toEqual([
    201,
    { id: expect.any(String), expires_in: 180, resend_in: 60, outbox: '/dev/outbox' },
  ]);
  return reply.json().id;
}

const check = async (id: string, code: string, actor?: Actor) => {
  const reply = await post(`/verifications/${id}/check`, { code }, actor);
  return reply.statusCode === 200 ? 'right' : `${reply.statusCode} ${reply.json().code}`;
};

/** A code other than the one sent. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function withPhone(about: { phone?: string; name?: string; email?: string; isVerified?: boolean } = {}) {
  const actor = await shop.addMember();
  const { phone = newPhone(), name = '김이음', email = `m${randomUUID()}@seam.example`, isVerified = true } = about;
  const change = { phone, name, email, phone_verified_at: isVerified ? shop.clock() : null };
  await shop.database.service.updateTable('member.members').set(change).where('id', '=', actor.userId).execute();
  return { ...actor, phone, name, email };
}

describe('a code', () => {
  test('a code is sent to the phone, stored as a hash, and exchanged for a proof once', async () => {
    const phone = newPhone();
    const id = await sendCode(`010-${phone.slice(3, 7)}-${phone.slice(7)}`);
    const code = await codeOf(shop, phone);
    const row = shop.database.service.selectFrom('identity.verification_codes').selectAll().where('id', '=', id);
    expect(Object.values(await row.executeTakeFirstOrThrow()).map(String)).not.toContain(code);
    expect(await check(id, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toBe('right');
    expect(await check(id, code)).toBe('410 VERIFICATION_CODE_EXPIRED');
  });

  test('a code is void after five wrong tries, and an incomplete code does not count as a try', async () => {
    const phone = newPhone();
    const id = await sendCode(phone);
    const code = await codeOf(shop, phone);
    for (let times = 0; times < 9; times += 1) expect(await check(id, '123')).toBe('422 VERIFICATION_CODE_MISMATCH');
    const tries = await Promise.all(Array.from({ length: 8 }, () => check(id, otherThan(code))));
    expect(tries.filter((answer) => answer === '422 VERIFICATION_CODE_MISMATCH')).toHaveLength(5);
    expect(tries.filter((answer) => answer === '410 VERIFICATION_CODE_EXPIRED')).toHaveLength(3);
    expect(await check(id, code)).toBe('410 VERIFICATION_CODE_EXPIRED');
  });

  test('a code expires after three minutes, and a code that was never sent gets the same refusal', async () => {
    const phone = newPhone();
    const id = await sendCode(phone);
    shop.pass(3);
    expect(await check(id, await codeOf(shop, phone))).toBe('410 VERIFICATION_CODE_EXPIRED');
    expect(await check(randomUUID(), '123456')).toBe('410 VERIFICATION_CODE_EXPIRED');
  });

  test('a code can be requested again after a minute for any purpose, never twice at once, and the older one is still valid', async () => {
    const phone = newPhone();
    const wish = (purpose: CodePurpose) => post('/verifications', { purpose, phone });
    const [first, second] = await Promise.all([wish('SIGN_UP'), wish('FIND_ID')]);
    const [sent, refused] = first.statusCode === 201 ? [first, second] : [second, first];
    const code = await codeOf(shop, phone);
    expect([sent.statusCode, refused.statusCode, refused.json().code]).toEqual([201, 429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBe(60);
    expect(await messagesTo(shop, phone)).toHaveLength(1);
    shop.pass(1);
    await sendCode(phone);
    expect(await check(sent.json().id, code)).toBe('right');
  });

  test('a phone gets five codes in ten minutes and ten a day at most', async () => {
    const phone = newPhone();
    const times: number[] = [];
    for (let minute = 0; minute < 30; minute += 1) {
      if ((await post('/verifications', { purpose: 'SIGN_UP', phone })).statusCode === 201) times.push(minute);
      shop.pass(1);
    }
    expect(times).toEqual([0, 1, 2, 3, 4, 10, 11, 12, 13, 14]);
  });

  test.each(['12345', '02-123-4567', '+1 202 555 0100', ''])('a code is refused for the phone number %j', async (phone) => {
    const reply = await post('/verifications', { purpose: 'SIGN_UP', phone });
    expect([reply.statusCode, reply.json()]).toEqual([422, expect.objectContaining({ code: 'PHONE_INVALID', field: 'phone' })]);
  });

  test('a code request reveals only after the phone is verified who is a member', async () => {
    const { phone } = await withPhone();
    const strange = newPhone();
    for (const purpose of ['SIGN_UP', 'FIND_ID', 'FIND_PASSWORD'] as const) {
      shop.pass(2);
      const [known, unknown] = [
        await post('/verifications', { purpose, phone }),
        await post('/verifications', { purpose, phone: strange }),
      ];
      expect({ ...known.json(), id: '' }).toEqual({ ...unknown.json(), id: '' });
      for (const [reply, of] of [
        [known, phone],
        [unknown, strange],
      ] as const) {
        const right = await post(`/verifications/${reply.json().id}/check`, { code: await codeOf(shop, of) });
        expect(right.json().is_registered).toBe(of === phone);
      }
    }
  });

  test('a code for a changed phone is only for members, and valid only for the member who requested it', async () => {
    const phone = newPhone();
    expect((await post('/verifications', { purpose: 'PHONE_CHANGE', phone })).json().code).toBe('LOGIN_REQUIRED');
    const id = await sendCode(phone, 'PHONE_CHANGE', member);
    const code = await codeOf(shop, phone);
    expect(await check(id, code)).toBe('410 VERIFICATION_CODE_EXPIRED');
    expect(await check(id, code, await shop.addMember())).toBe('410 VERIFICATION_CODE_EXPIRED');
    expect(await check(id, code, member)).toBe('right');
  });
});

test('one network address gets at most forty codes an hour', async () => {
  const from = (phone: string) =>
    shop.app.inject({ method: 'POST', url: '/api/verifications', remoteAddress: '203.0.113.44', payload: { purpose: 'SIGN_UP', phone } });
  const replies = await Promise.all(Array.from({ length: 44 }, () => from(newPhone())));
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(40);
  for (const { statusCode, headers } of replies) if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(60);
});

describe('find ID', () => {
  const find = async (body: object) => {
    const reply = await post('/members/found-id', body);
    return reply.statusCode === 200 ? reply.json() : `${reply.statusCode} ${reply.json().code}`;
  };

  test('an ID search returns the ID for name and verified phone with its last character hidden, once for each proof', async () => {
    const { phone, email } = await withPhone({ name: 'Kim Ieum' });
    const proof = await provedPhone(shop, phone, 'FIND_ID');
    expect(await find({ name: '김이음', phone, proof })).toBe('404 FIND_ID_NO_MATCH');
    expect(await find({ name: ' kim  ieum', phone, proof })).toEqual({
      id: `${email.slice(0, -1)}*`,
      joined_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(await find({ name: 'Kim Ieum', phone, proof })).toBe('422 NOT_VERIFIED');
  });

  test('an ID search returns nothing without a proof, with one of another purpose or phone, or after five wrong names', async () => {
    const { phone, name } = await withPhone();
    expect(await find({ name, phone, proof: 'made up' })).toBe('422 NOT_VERIFIED');
    expect(await find({ name, phone, proof: await provedPhone(shop, phone, 'SIGN_UP') })).toBe('422 NOT_VERIFIED');
    shop.pass(2);
    expect(await find({ name, phone, proof: await provedPhone(shop, newPhone(), 'FIND_ID') })).toBe('422 NOT_VERIFIED');
    const proof = await provedPhone(shop, phone, 'FIND_ID');
    for (let times = 0; times < 5; times += 1) expect(await find({ name: '박이음', phone, proof })).toBe('404 FIND_ID_NO_MATCH');
    expect(await find({ name, phone, proof })).toBe('422 NOT_VERIFIED');
    shop.pass(2);
    const late = await provedPhone(shop, phone, 'FIND_ID');
    shop.pass(10);
    expect(await find({ name, phone, proof: late })).toBe('422 NOT_VERIFIED');
  });

  test('an ID search does not find a member whose phone was never verified', async () => {
    const { phone, name } = await withPhone({ isVerified: false });
    expect(await find({ name, phone, proof: await provedPhone(shop, phone, 'FIND_ID') })).toBe('404 FIND_ID_NO_MATCH');
  });
});

describe('find password', () => {
  const begin = async (body: object) => {
    const reply = await post('/members/password-resets', body);
    return reply.statusCode === 201 ? (reply.json().token as string) : `${reply.statusCode} ${reply.json().code}`;
  };
  const set = async (token: string, password: string) => {
    const reply = await post('/members/passwords', { token, password });
    return reply.statusCode === 204 ? 'set' : `${reply.statusCode} ${reply.json().code}`;
  };

  test('an ID and a verified phone set a new password once, end every sign-in, and notify the member', async () => {
    const owner = await withPhone();
    const { phone, email, userId } = owner;
    const { service, identity } = shop.database;
    await service
      .insertInto('identity.oidc_payloads')
      .values({ kind: 'RefreshToken', id: 'of owner', account_id: userId, payload: '{}' })
      .execute();
    expect((await owner.call({ url: '/api/delivery-destinations' })).statusCode).toBe(200);
    const proof = await provedPhone(shop, phone, 'FIND_PASSWORD');
    expect(await begin({ email: 'other@seam.example', phone, proof })).toBe('404 FIND_ID_NO_MATCH');
    const token = await begin({ email: ` ${email.toUpperCase()}`, phone, proof });
    expect(await begin({ email, phone, proof })).toBe('422 NOT_VERIFIED');
    expect(await set(token, 'short1')).toBe('422 PASSWORD_FORMAT_INVALID');
    expect(await set(token, 'Password123')).toBe('422 PASSWORD_COMMON');
    expect(await set(token, 'seam!2026')).toBe('422 PASSWORD_GUESSABLE');
    shop.pass(1);
    const both = await Promise.all([set(token, 'violet 자전거 7'), set(token, 'violet 자전거 7')]);
    expect(both.sort()).toEqual(['422 NOT_VERIFIED', 'set']);

    const { password_hash } = await service
      .selectFrom('identity.credentials')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(await verifyPassword(password_hash, 'violet 자전거 7')).toBe(true);
    expect((await owner.call({ url: '/api/delivery-destinations' })).json().code).toBe('invalid-jwt');
    expect(await service.selectFrom('identity.oidc_payloads').select('id').where('account_id', '=', userId).execute()).toEqual([]);
    expect(await messagesTo(shop, email)).toEqual([expect.objectContaining({ event: 'password-changed', channel: 'MAIL' })]);
    const events = await identity.selectFrom('identity.security_events').select('type').where('user_id', '=', userId).execute();
    expect(events.map(({ type }) => type)).toEqual(['PASSWORD_RESET']);
  });

  test('without a phone the code is mailed to the ID and its proof is for that ID; never for members with a phone or for staff', async () => {
    const [owner, other] = [await withPhone(), await withPhone({ isVerified: false })];
    expect((await post('/verifications', { purpose: 'FIND_PASSWORD', email: 'no mailbox' })).json().code).toBe('INVALID_INPUT');
    expect((await post('/verifications', { purpose: 'FIND_ID', email: owner.email })).json().code).toBe('PHONE_INVALID');
    const asked = await post('/verifications', { purpose: 'FIND_PASSWORD', email: owner.email.toUpperCase() });
    const [sent] = await messagesTo(shop, owner.email);
    expect(sent).toMatchObject({ event: 'verification-code', channel: 'MAIL' });
    const checked = await post(`/verifications/${asked.json().id}/check`, { code: sent?.values.code });
    const { proof } = checked.json();
    expect(await begin({ email: other.email, proof })).toBe('422 NOT_VERIFIED');
    expect(await begin({ email: owner.email, phone: owner.phone, proof })).toBe('422 NOT_VERIFIED');
    expect(await begin({ email: owner.email, proof })).toBe('404 FIND_ID_NO_MATCH');
    await shop.database.service.updateTable('member.members').set({ phone_verified_at: null }).where('id', '=', owner.userId).execute();
    const role = { user_id: owner.userId, role: 'brand', granted_at: shop.clock() };
    await shop.database.service.insertInto('member.member_roles').values(role).execute();
    expect(await begin({ email: owner.email, proof })).toBe('404 FIND_ID_NO_MATCH');
    await shop.database.service.deleteFrom('member.member_roles').where('user_id', '=', owner.userId).where('role', '=', 'brand').execute();
    expect(await set(await begin({ email: owner.email, proof }), 'violet 자전거 7')).toBe('set');
  });

  test('another member’s ID, a proof that was not exchanged, and an expired token set no password', async () => {
    const [own, other] = [await withPhone(), await withPhone()];
    const proof = await provedPhone(shop, own.phone, 'FIND_PASSWORD');
    expect(await begin({ email: other.email, phone: own.phone, proof })).toBe('404 FIND_ID_NO_MATCH');
    expect(await set(proof, 'violet 자전거 7')).toBe('422 NOT_VERIFIED');
    const token = await begin({ email: own.email, phone: own.phone, proof });
    shop.pass(10);
    expect(await set(token, 'violet 자전거 7')).toBe('422 NOT_VERIFIED');
    const { service } = shop.database;
    expect(
      await service.selectFrom('identity.credentials').select('user_id').where('user_id', 'in', [own.userId, other.userId]).execute(),
    ).toEqual([]);
  });
});

describe('another phone', () => {
  const change = async (actor: Actor, body: object) => {
    const reply = await post('/members/phone', body, actor);
    return reply.statusCode === 200 ? reply.json() : `${reply.statusCode} ${reply.json().code}`;
  };

  test('a new phone is verified by a code of the same member, and announced to the mailbox and the old phone', async () => {
    const owner = await withPhone();
    const phone = newPhone();
    const proof = await provedPhone(shop, phone, 'PHONE_CHANGE', owner.userId);
    expect(await change(member, { phone, proof })).toBe('422 NOT_VERIFIED');
    expect(await change(owner, { phone: newPhone(), proof })).toBe('422 NOT_VERIFIED');
    expect(await change(owner, { phone, proof })).toEqual({ phone });
    expect(await change(owner, { phone, proof })).toBe('422 NOT_VERIFIED');
    for (const recipient of [owner.email, owner.phone]) expect((await messagesTo(shop, recipient))[0]?.event).toBe('phone-changed');
  });

  test('changing the phone needs the password of a member who has one, and a phone that nobody else has', async () => {
    const [owner, other] = [await withPhone(), await withPhone()];
    const password_hash = await hashPassword('violet 자전거 7');
    await shop.database.service.insertInto('identity.credentials').values({ user_id: owner.userId, password_hash }).execute();
    const phone = newPhone();
    const proof = await provedPhone(shop, phone, 'PHONE_CHANGE', owner.userId);
    expect(await change(owner, { phone, proof })).toBe('422 PASSWORD_WRONG');
    expect(await change(owner, { phone, proof, password: 'violet 7' })).toBe('422 PASSWORD_WRONG');
    expect(await change(owner, { phone, proof, password: 'violet 자전거 7' })).toEqual({ phone });
    const taken = await provedPhone(shop, other.phone, 'PHONE_CHANGE', owner.userId);
    expect(await change(owner, { phone: other.phone, proof: taken, password: 'violet 자전거 7' })).toBe('409 PHONE_TAKEN');
    expect(await change(shop.visitor, { phone, proof })).toBe('401 LOGIN_REQUIRED');
  });
});

test('a live shop without a carrier says that it sends no codes', async () => {
  const { gateways } = shop;
  Object.assign(shop.gateways, { messages: { SMS: null, MAIL: null } });
  const reply = await post('/verifications', { purpose: 'SIGN_UP', phone: newPhone() });
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'MESSAGES_NOT_CONFIGURED']);
  Object.assign(shop.gateways, gateways);
});
