import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { lockAwaited } from '#test/database.ts';

let shop: CommerceShop;

beforeAll(async () => {
  shop = await commerceShop();
});

interface NewCoupon {
  number?: string;
  issue_limit?: number;
  per_member_limit?: number;
  valid_days?: number;
  ends_at?: Date;
  is_public?: boolean;
}

async function addCoupon(about: NewCoupon): Promise<number> {
  const { id } = await shop.database.service
    .insertInto('sales.coupons')
    .values({
      type: 'ORDER',
      name: JSON.stringify({ ko: '첫 주문 쿠폰', en: 'First order' }),
      discount_type: 'AMOUNT',
      discount_value: 3_000,
      starts_at: new Date('2026-01-01T00:00:00Z'),
      ...about,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function issuedCount(id: number): Promise<number | undefined> {
  const coupon = await shop.database.service.selectFrom('sales.coupons').select('issued_count').where('id', '=', id).executeTakeFirst();
  return coupon?.issued_count;
}

const take = (actor: Actor, body: object, key: string = randomUUID()) =>
  actor.call({ method: 'POST', url: '/api/issued-coupons', headers: { 'idempotency-key': key }, body });

test('a coupon is taken by its number in any case and with spaces, expires after its own days, and is refused a second time', async () => {
  const member = await shop.addMember();
  await addCoupon({ number: 'SEAM-2026', valid_days: 14 });
  const reply = await take(member, { number: ' Seam-2026 ' });
  expect(reply.statusCode).toBe(201);
  expect(reply.json()).toMatchObject({ name: { ko: '첫 주문 쿠폰' }, expires_at: '2026-12-04T03:00:00.000Z' });
  expect((await take(member, { number: 'SEAM-2026' })).json()).toMatchObject({
    code: 'COUPON_ALREADY_ISSUED',
    message: 'This coupon has already been issued.',
  });
});

test('300 members request the last 20 copies: 20 get one, 280 read that all are gone, and nothing is counted twice', async () => {
  const coupon_id = await addCoupon({ issue_limit: 25, is_public: true });
  for (let given = 0; given < 5; given += 1) expect((await take(await shop.addMember(), { coupon_id })).statusCode).toBe(201);
  const members = await Promise.all(Array.from({ length: 300 }, () => shop.addMember()));
  const replies = await Promise.all(members.map((member) => take(member, { coupon_id })));
  expect(replies.filter((reply) => reply.statusCode === 201)).toHaveLength(20);
  const refused = replies.filter((reply) => reply.statusCode !== 201).map((reply) => reply.json());
  expect(refused.map(({ code, message }) => `${code}: ${message}`)).toEqual(
    Array.from({ length: 280 }, () => 'COUPON_EXHAUSTED: All coupons have been claimed.'),
  );
  const issued = await shop.database.service.selectFrom('sales.issued_coupons').select('id').where('coupon_id', '=', coupon_id).execute();
  expect(issued).toHaveLength(25);
  expect(await issuedCount(coupon_id)).toBe(25);
  // A member who has it is told so, even when all are gone.
  const winners = members.filter((_, at) => replies[at]?.statusCode === 201);
  const again = await Promise.all(winners.map((winner) => take(winner, { coupon_id })));
  expect(again.map((reply) => reply.json().code)).toEqual(Array.from({ length: 20 }, () => 'COUPON_ALREADY_ISSUED'));
});

test('a member who requests a coupon many times at once gets one copy', async () => {
  const coupon_id = await addCoupon({ is_public: true });
  const member = await shop.addMember();
  const replies = await Promise.all(Array.from({ length: 8 }, () => take(member, { coupon_id })));
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  expect(await issuedCount(coupon_id)).toBe(1);
});

test('a request that waited for another of the same member gets the next copy', async () => {
  const coupon_id = await addCoupon({ is_public: true, per_member_limit: 2 });
  const member = await shop.addMember();
  const waiting = await shop.database.service.transaction().execute(async (trx) => {
    await trx.updateTable('sales.coupons').set({ issued_count: 1 }).where('id', '=', coupon_id).execute();
    await trx.insertInto('sales.issued_coupons').values({ coupon_id, user_id: member.userId, issued_at: shop.clock(), copy: 1 }).execute();
    const reply = take(member, { coupon_id });
    await lockAwaited(shop.database);
    return { reply };
  });
  expect((await waiting.reply).statusCode).toBe(201);
  expect(await issuedCount(coupon_id)).toBe(2);
  expect((await take(member, { coupon_id })).json().code).toBe('COUPON_ALREADY_ISSUED');
});

test.each<[string, () => Promise<object>]>([
  ['a wrong number', async () => ({ number: 'WRONG' })],
  ['an empty number', async () => ({ number: '  ' })],
  [
    'the number of an expired coupon',
    async () => ({ coupon_id: await addCoupon({ is_public: true, ends_at: new Date('2026-11-01T00:00:00Z') }) }),
  ],
  ['the id of a hidden coupon', async () => ({ coupon_id: await addCoupon({}) })],
])('an unknown, expired or hidden coupon number gets the message to check it: %s', async (_, body) => {
  const reply = await take(await shop.addMember(), await body());
  expect(reply.json()).toMatchObject({ code: 'COUPON_NUMBER_INVALID', message: 'Please check the coupon number.' });
});

test('tries of coupon numbers are limited for each member', async () => {
  const member = await shop.addMember();
  for (let count = 0; count < 10; count += 1) await take(member, { number: `GUESS-${count}` });
  const reply = await take(member, { number: 'GUESS-10' });
  expect([reply.statusCode, reply.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
});

test('a repeat with the same key gets the first reply, and the coupon is issued once', async () => {
  const coupon_id = await addCoupon({ is_public: true, issue_limit: 5 });
  const [member, key] = [await shop.addMember(), randomUUID()];
  const replies = [await take(member, { coupon_id }, key), await take(member, { coupon_id }, key)];
  expect(replies.map((reply) => reply.statusCode)).toEqual([201, 201]);
  expect(replies[1]?.json()).toEqual(replies[0]?.json());
});

test('claiming a coupon without an Idempotency-Key is refused', async () => {
  const coupon_id = await addCoupon({ is_public: true });
  const reply = await (await shop.addMember()).call({ method: 'POST', url: '/api/issued-coupons', body: { coupon_id } });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED']);
});
