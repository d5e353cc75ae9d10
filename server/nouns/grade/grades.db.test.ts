import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { CampaignsReply } from '#contract/rest/admin/content/campaigns.ts';
import { type ContentBody, emptyContent } from '#contract/rest/admin/content/kinds.ts';
import type { FoundMembers } from '#contract/rest/admin/members.ts';
import type { GradeView, Points } from '#contract/rest/points.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, placedOrder } from '#test/commerce-steps.ts';
import { type AddedProduct, addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';
import { gradeMembers } from './grade-members-job.ts';

type Member = Actor & { userId: string };
let shop: CommerceShop;
let staff: Actor;
let shirt: AddedProduct;
let small: Member;
let large: Member;
let none: Member;
let couponId: number;

// The clock of the shop is 20 November 2026, noon in Korea.
beforeAll(async () => {
  shop = await commerceShop();
  staff = await shop.addMember({ roles: ['admin', 'user'] });
  shirt = await addProduct(shop.database.service, await addCatalogue(shop.database.service), {
    code: 'shirt',
    price: 30_000,
    stocks: [100],
  });
  [small, large, none] = [await shop.addMember(), await shop.addMember(), await shop.addMember()];
  await bought(small, 60_000, '2026-10-31T14:59:00Z');
  await bought(large, 150_000, '2026-06-01T00:00:00Z');
  await bought(large, 60_000, '2026-09-01T00:00:00Z');
  // Before the window, and in the month itself.
  await bought(none, 500_000, '2026-04-30T14:59:00Z');
  await bought(none, 20_000, '2026-11-05T00:00:00Z');
  const { rows } = await shop.query(`insert into sales.coupons (name, type, discount_type, discount_value, starts_at, per_member_limit)
    values ('{"ko":"등급 쿠폰"}', 'ORDER', 'AMOUNT', 1000, '2026-11-01', 12) returning id`);
  couponId = (rows[0] as { id: number }).id;
});

async function bought({ userId }: Member, amount: number, confirmedAt: string): Promise<void> {
  await shop.query(`insert into sales.orders (order_number, user_id, status, orderer_name, orderer_phone, orderer_email, recipient,
    recipient_phone, zip_code, address, payment_method, product_amount, delivery_amount, payment_amount, ordered_at, payment_date, confirmed_at)
    values ('20261120-${randomUUID().slice(0, 6).toUpperCase()}', '${userId}', 'PURCHASE_CONFIRMED', '김이음', '01012345678', 'a@seam.example', '김이음',
      '01012345678', '04524', '서울', 'CARD', ${amount}, 0, ${amount}, '${confirmedAt}', '${confirmedAt}', '${confirmedAt}')`);
}

const addGrade = (about: ContentBody) =>
  staff.call({
    method: 'POST',
    url: '/api/admin/contents/member-grades',
    headers: { 'idempotency-key': randomUUID() },
    body: { ...emptyContent('member-grades'), ...about },
  });
const gradeOf = async (member: Member) => (await member.call({ url: '/api/grade' })).json<GradeView>();

test('a shop without grades grades nobody, and has four at most', async () => {
  expect(await gradeMembers(shop)).toBe(0);
  expect(await gradeOf(small)).toMatchObject({ grade: null, coming: null, next: null });
  const made = [
    { name: { ko: '은' }, threshold: 50_000, bonus_percent: 1, coupon_id: null },
    { name: { ko: '금' }, threshold: 200_000, bonus_percent: 2, coupon_id: couponId },
    { name: { ko: '별' }, threshold: 900_000, bonus_percent: 5, coupon_id: null },
    { name: { ko: '해' }, threshold: 9_000_000, bonus_percent: 9, coupon_id: null },
  ];
  for (const grade of made) expect((await addGrade(grade)).statusCode).toBe(201);
  expect((await addGrade({ ...made[0] })).json()).toMatchObject({ code: 'CONTENT_FULL', status: 409 });
});

test('members are graded once a month by what they confirmed in the months before, with the coupon of their grade', async () => {
  expect(await gradeMembers(shop)).toBe(2);
  expect(await gradeMembers(shop)).toBe(0);
  expect((await gradeOf(small)).grade).toEqual({ name: { ko: '은' }, bonus_percent: 1 });
  expect((await gradeOf(none)).grade).toBeNull();
  // For the next month June is still in the six months, April is not.
  expect(await gradeOf(large)).toMatchObject({
    grade: { name: { ko: '금' } },
    coming: { name: { ko: '금' } },
    next: { name: { ko: '별' }, missing: 690_000 },
  });
  expect(await gradeOf(none)).toMatchObject({ coming: null, next: { name: { ko: '은' }, missing: 30_000 } });
  const { rows } = await shop.query(`select user_id from sales.issued_coupons where coupon_id = ${couponId}`);
  expect(rows).toEqual([{ user_id: large.userId }]);
  const told = await shop.query(
    `select user_id from member.notifications where event = 'coupon' and values -> 'name' ->> 'ko' = '등급 쿠폰'`,
  );
  expect(told.rows).toEqual([{ user_id: large.userId }]);
});

test('an order promises the points of the grade of its day, and keeps them whatever the grade becomes', async () => {
  const promised = async (member: Member) => {
    const order = await placedOrder(member, await openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]));
    await shop.query(
      `update sales.orders set status = 'DELIVERY_COMPLETED', payment_date = now(), delivered_at = now() where id = ${order.id}`,
    );
    return (await member.call({ url: '/api/points' })).json<Points>().waiting;
  };
  expect([await promised(none), await promised(small), await promised(large)]).toEqual([300, 600, 900]);
  await shop.query("update management.member_grades set bonus_percent = 10 where name ->> 'ko' = '금'");
  expect((await large.call({ url: '/api/points' })).json<Points>().waiting).toBe(900);
});

test('staff see the grade of members, and write to those of one', async () => {
  const { members } = (await staff.call({ method: 'POST', url: '/api/admin/members/search', body: {} })).json<FoundMembers>();
  expect(members.find(({ id }) => id === large.userId)?.grade).toBe('금');
  expect((await staff.call({ url: `/api/admin/members/${small.userId}` })).json()).toMatchObject({ grade: '은' });
  await shop.query(`update member.members set is_email_consent = true where id = '${large.userId}'`);
  const read = async () => (await staff.call({ url: '/api/admin/campaigns' })).json<CampaignsReply>();
  const gold = (await read()).audiences.find(({ grade_name }) => grade_name?.ko === '금');
  expect(gold).toMatchObject({ segment: 'GRADE', members: 1, reachable: 1 });
  const message = { segment: 'GRADE', size: null, title: { ko: '고맙습니다' }, content: { ko: '혜택' }, link: '/main', coupon_id: null };
  const send = (grade_id: number | null) =>
    staff.call({
      method: 'POST',
      url: '/api/admin/campaigns',
      headers: { 'idempotency-key': randomUUID() },
      body: { ...message, grade_id },
    });
  expect((await send(null)).json()).toMatchObject({ code: 'INVALID_INPUT', field: 'grade_id' });
  expect((await send(gold?.grade_id ?? 0)).json()).toMatchObject({ recipient_count: 1 });
  expect((await read()).campaigns[0]).toMatchObject({ segment: 'GRADE', grade_name: { ko: '금' } });
});

test('the grades of a month hold until the next month is graded', async () => {
  shop.pass(11 * 24 * 60);
  expect((await gradeOf(small)).grade).toMatchObject({ name: { ko: '은' } });
  expect(await gradeMembers(shop)).toBe(2);
  expect((await gradeOf(large)).grade).toMatchObject({ name: { ko: '금' } });
  const { rows } = await shop.query(`select count(*)::int as copies from sales.issued_coupons where coupon_id = ${couponId}`);
  expect(rows).toEqual([{ copies: 2 }]);
});
