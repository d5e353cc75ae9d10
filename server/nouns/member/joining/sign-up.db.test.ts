import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CreateMemberInput } from '#contract/rest/members.ts';
import { addProblems } from '#server/plugins/problems.ts';
import { type IdentityShop, identityShop } from '#test/identity-shop.ts';
import { closedAtEnd } from '#test/open.ts';
import { messagesTo, provedPhone } from '#test/sent-messages.ts';
import { memberRoutes } from './routes.ts';

let shop: IdentityShop;
let rest: FastifyInstance;

beforeAll(async () => {
  shop = await identityShop();
  rest = closedAtEnd(fastify());
  rest.setValidatorCompiler(validatorCompiler);
  rest.setSerializerCompiler(serializerCompiler);
  addProblems(rest);
  await rest.register(memberRoutes, { shop: shop, prefix: '/api' });
});

/** The sign-up form; its phone is proved by the sender, with a new one each time. */
const visitor: CreateMemberInput = {
  email: 'New.Member@Seam.example ',
  password: 'violet 자전거 7',
  name: '김이음',
  nickname: '이음',
  birth_date: '2001-02-03',
  consents: { terms: true, personal_information: true, purchase: true, over_14: true },
  marketing: { email: true },
};

test('a visitor signs up with role user and stored consents, and can sign in', async () => {
  const text = await shop.database.service
    .insertInto('management.terms')
    .values({ type: 'use', name: JSON.stringify({ ko: '이용약관', en: 'Terms of use' }), content: '<p>1</p>' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const phone_proof = await provedPhone(shop, '01012345678');
  const reply = await signUp({ ...visitor, phone: '010-1234-5678', phone_proof });
  expect(reply.json()).toMatchObject({ email: 'new.member@seam.example', name: '김이음', nickname: '이음' });
  expect(reply.statusCode).toBe(201);

  const { id } = reply.json();
  const { service } = shop.database;
  const member = await service.selectFrom('member.members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(member).toMatchObject({
    phone: '01012345678',
    phone_verified_at: expect.any(Date),
    birth_date: '2001-02-03',
    is_email_consent: true,
    is_sms_consent: false,
  });
  expect(await service.selectFrom('member.member_roles').select('role').where('user_id', '=', id).execute()).toEqual([{ role: 'user' }]);
  const mails = await messagesTo(shop, 'new.member@seam.example');
  expect(mails).toHaveLength(2);
  expect(mails).toContainEqual({ event: 'sign-up-welcome', channel: 'MAIL', locale: 'ko', values: { nickname: '이음' } });
  expect(mails).toContainEqual(expect.objectContaining({ event: 'consents-changed' }));
  const consents = await service.selectFrom('member.consents').select(['type', 'is_given', 'terms_id']).where('user_id', '=', id).execute();
  expect(consents).toHaveLength(7);
  expect(consents).toContainEqual({ type: 'TERMS', is_given: true, terms_id: text.id });
  expect(consents).toContainEqual({ type: 'EMAIL', is_given: true, terms_id: expect.any(Number) });
  expect(consents).toContainEqual({ type: 'PUSH', is_given: false, terms_id: expect.any(Number) });

  const signIn = await shop.app.inject({
    method: 'POST',
    url: '/auth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ grant_type: 'password', username: 'NEW.member@seam.example', password: visitor.password }).toString(),
  });
  expect(signIn.statusCode).toBe(200);
});

test('a new account has the sign-up coupon; a used-up, ended or limited one is skipped, and refuses no sign-up', async () => {
  const { service } = shop.database;
  const gift = (ko: string, about: object) =>
    service
      .insertInto('sales.coupons')
      .values({
        type: 'ORDER',
        name: JSON.stringify({ ko, en: ko }),
        discount_type: 'AMOUNT',
        discount_value: 5_000,
        starts_at: new Date('2026-01-01T00:00:00Z'),
        is_sign_up_gift: true,
        ...about,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const { id: welcome } = await gift('가입 축하', { valid_days: 30, issue_limit: 1 });
  await gift('지난 선물', { ends_at: new Date('2026-01-02T00:00:00Z') });
  await gift('모두의 쿠폰', { is_sign_up_gift: false, is_public: true });
  const first = await signUp({ ...visitor, email: 'gift-1@seam.example' });
  expect(first.json().coupons).toEqual([{ name: { ko: '가입 축하', en: '가입 축하' }, expires_at: expect.any(String) }]);
  const told = await service.selectFrom('member.notifications').select('event').where('user_id', '=', first.json().id).execute();
  expect(told).toEqual([{ event: 'coupon' }]);
  const second = await signUp({ ...visitor, email: 'gift-2@seam.example' });
  expect([second.statusCode, second.json().coupons]).toEqual([201, []]);
  const claims = await service.selectFrom('sales.issued_coupons').select(['coupon_id', 'user_id', 'order_id']).execute();
  expect(claims).toEqual([{ coupon_id: welcome, user_id: first.json().id, order_id: null }]);
  expect(await service.selectFrom('sales.coupons').select('issued_count').where('id', '=', welcome).execute()).toEqual([
    { issued_count: 1 },
  ]);
});

const refused: [what: string, change: Partial<CreateMemberInput>, status: number, code: string, field: string][] = [
  ['an ID that is no e-mail', { email: 'no-mail' }, 422, 'ID_INVALID', 'email'],
  ['a NUL byte in the ID', { email: 'a\0b@seam.example' }, 422, 'ID_INVALID', 'email'],
  ['a password of seven characters', { password: 'abcde12' }, 422, 'PASSWORD_RULE', 'password'],
  ['a password without a number', { password: 'abcdefgh' }, 422, 'PASSWORD_RULE', 'password'],
  ['a very common password', { password: 'Password123' }, 422, 'PASSWORD_COMMON', 'password'],
  [
    'a password that is the ID and a number',
    { email: 'jamsil.yoga@mail.example', password: 'jamsilyoga1' },
    422,
    'PASSWORD_GUESSABLE',
    'password',
  ],
  ['an empty name', { name: '   ' }, 400, 'INVALID_INPUT', 'name'],
  ['a NUL byte in the nickname', { nickname: 'a\0' }, 400, 'INVALID_INPUT', 'nickname'],
  ['an invalid phone number', { phone: '12345', phone_proof: 'x' }, 422, 'PHONE_INVALID', 'phone'],
  ['no phone', { phone: '', phone_proof: '' }, 422, 'PHONE_INVALID', 'phone'],
  ['a phone that was not verified', { phone: '01087654321', phone_proof: '' }, 422, 'NOT_VERIFIED', 'phone'],
  ['an invented proof of the phone', { phone: '01087654321', phone_proof: 'x'.repeat(43) }, 422, 'NOT_VERIFIED', 'phone'],
  ['a person of thirteen', { birth_date: '2015-01-01' }, 422, 'TERMS_AGREEMENT_REQUIRED', 'birth_date'],
  ['a day that does not exist', { birth_date: '2001-02-30' }, 422, 'TERMS_AGREEMENT_REQUIRED', 'birth_date'],
  ['terms not agreed to', { consents: { ...visitor.consents, terms: false } }, 422, 'TERMS_AGREEMENT_REQUIRED', 'consents'],
  ['not over 14', { consents: { ...visitor.consents, over_14: false } }, 422, 'TERMS_AGREEMENT_REQUIRED', 'consents'],
];

describe('sign-up refuses and changes nothing:', () => {
  test.each(refused)('a sign-up is refused: %s', async (_what, change, status, code, field) => {
    const before = await countMembers();
    const reply = await signUp({ ...visitor, email: 'other@seam.example', ...change });
    expect(reply.json()).toMatchObject({ code, field });
    expect(reply.statusCode).toBe(status);
    expect(await countMembers()).toBe(before);
  });
});

test('a sign-up is refused while terms to agree to are missing, and works once they exist', async () => {
  const { service } = shop.database;
  const before = await countMembers();
  const standing = (deleted_at: Date | null) =>
    service.updateTable('management.terms').set({ deleted_at }).where('type', '=', 'PURCHASE').execute();
  await standing(shop.clock());
  const person = { ...visitor, email: 'early@seam.example' };
  const reply = await signUp(person, '203.0.113.5');
  expect(reply.json()).toMatchObject({ code: 'SIGN_UP_CLOSED', status: 409, message: expect.stringContaining('회원가입을 받지') });
  expect(await countMembers()).toBe(before);
  await standing(null);
  expect((await signUp(person, '203.0.113.5')).statusCode).toBe(201);
});

test('ten sign-ups with one ID at once create one member and get nine refusals', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => signUp({ ...visitor, email: 'race@seam.example' })));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(409)]);
  const refusal = replies.find(({ statusCode }) => statusCode === 409)?.json();
  expect(refusal).toMatchObject({ code: 'ID_TAKEN', title: 'This ID is already taken.', message: '이미 사용 중인 아이디입니다.' });
});

test('a proof belongs to its phone, survives a refusal, and creates one member, who alone has the phone', async () => {
  const phone = '01055556666';
  const phone_proof = await provedPhone(shop, phone);
  const of = (email: string, about: Partial<CreateMemberInput> = {}) =>
    signUp({ ...visitor, email, phone, phone_proof, ...about }, '203.0.113.2');
  expect((await of('phone-1@seam.example', { phone: '01055557777' })).json()).toMatchObject({ code: 'NOT_VERIFIED' });
  expect((await of('new.member@seam.example')).json()).toMatchObject({ code: 'ID_TAKEN' });
  const both = await Promise.all([of('phone-1@seam.example'), of('phone-2@seam.example')]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  shop.pass(60);
  const again = await signUp(
    { ...visitor, email: 'phone-3@seam.example', phone, phone_proof: await provedPhone(shop, phone) },
    '203.0.113.2',
  );
  expect(again.json()).toMatchObject({ code: 'PHONE_TAKEN', field: 'phone', title: 'There is already an account with this phone number.' });
});

test('an ID is reported as free or taken; a withdrawn member’s ID stays taken, since they may return', async () => {
  const id = await shop.addMember({ email: 'leaver@seam.example', password: null });
  expect((await request('Leaver@seam.example')).json()).toEqual({ email: 'leaver@seam.example', is_available: false });
  await shop.database.service.updateTable('member.members').set({ withdrawn_at: new Date() }).where('id', '=', id).execute();
  expect((await request('leaver@seam.example')).json()).toEqual({ email: 'leaver@seam.example', is_available: false });
  expect((await request('free@seam.example')).json()).toEqual({ email: 'free@seam.example', is_available: true });
  expect((await request('nobody')).json()).toMatchObject({ code: 'ID_INVALID' });
});

test('one address may sign up thirty times an hour, then gets 429', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => signUp({ ...visitor, email: 'x', phone_proof: '' }, '203.0.113.9')));
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(30);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(10);
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

let phones = 10_000_000;

async function signUp(body: CreateMemberInput, remoteAddress = '203.0.113.1') {
  phones += 1;
  const phone = body.phone ?? `010${phones}`;
  const phone_proof = body.phone_proof ?? (await provedPhone(shop, phone));
  return rest.inject({ method: 'POST', url: '/api/members', remoteAddress, payload: { phone, phone_proof, ...body } });
}

function request(email: string) {
  return rest.inject({ method: 'GET', url: '/api/members/availability', query: { email } });
}

async function countMembers(): Promise<number> {
  const { rows } = await shop.database.service
    .selectFrom('member.members')
    .select((select) => select.fn.countAll<number>().as('count'))
    .execute()
    .then((rows) => ({ rows }));
  return rows[0]?.count ?? 0;
}
