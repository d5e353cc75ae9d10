import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AuditPage } from '#contract/rest/admin/audit.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, placedOrder } from '#test/commerce-steps.ts';
import { lockAwaited } from '#test/database.ts';
import { loseAnswer } from '#test/lost-answer.ts';
import { type AddedProduct, addCatalogue, addCoupon, addPoints, addProduct, addShownCoupon } from '#test/rows/commerce-rows.ts';

type Member = Actor & { userId: string };
const once = () => ({ 'idempotency-key': randomUUID() });
let shop: CommerceShop;
let staff: Member;
let shirt: AddedProduct;

beforeAll(async () => {
  shop = await commerceShop();
  const db = shop.database.service;
  shirt = await addProduct(db, await addCatalogue(db), { code: 'shirt', stocks: [50] });
  staff = await shop.addMember({ roles: ['admin', 'user'] });
});

async function named(about: { email: string; name: string; phone: string }): Promise<Member> {
  const member = await shop.addMember();
  await shop.database.service.updateTable('member.members').set(about).where('id', '=', member.userId).execute();
  return member;
}
const find = async (body: object) => {
  const reply = await staff.call({ method: 'POST', url: '/api/admin/members/search', body });
  return reply.json<{ members: { id: string; email: string; name: string; phone: string; standing: string }[] }>().members;
};
const act = (member: Member, deed: string, body: object = { reason: '고객 요청' }) =>
  staff.call({ method: 'POST', url: `/api/admin/members/${member.userId}/${deed}`, body, headers: once() });
const file = async (member: Member) => (await staff.call({ url: `/api/admin/members/${member.userId}` })).json();
const notificationsOf = (member: Member) =>
  shop.database.service
    .selectFrom('member.notifications')
    .select(['event', 'values'])
    .where('user_id', '=', member.userId)
    .orderBy('id')
    .execute();

describe('finding members', () => {
  test('members are found by the first letters of mail and name and the last digits of the phone, with masked data', async () => {
    const yuna = await named({ email: 'yuna_50%@seam.example', name: '차유나', phone: '01077778123' });
    for (const text of ['YUNA_50%@', '차유', '8123', '010-7777-8123']) {
      expect([text, (await find({ text })).map(({ id }) => id)]).toEqual([text, [yuna.userId]]);
    }
    const [shown] = await find({ text: '차유나' });
    expect([shown?.email, shown?.name, shown?.phone]).toEqual(['yu***@seam.example', '차*나', '010-****-8123']);
    // Wildcard characters are literal, and too short a text finds nobody.
    for (const text of ['%', 'yuna_5x', '23', 'una']) expect([text, await find({ text })]).toEqual([text, []]);
  });

  test('members are found by state, newest first', async () => {
    const blocked = await shop.addMember();
    expect((await act(blocked, 'block')).statusCode).toBe(200);
    expect((await find({ standing: 'BLOCKED' })).map(({ id }) => id)).toEqual([blocked.userId]);
    expect((await find({ standing: 'ACTIVE' })).map(({ id }) => id)).not.toContain(blocked.userId);
    const [gone, forgotten] = [await shop.addMember(), await shop.addMember()];
    await shop.query(`update member.members set withdrawn_at = now(), blocked_at = now() where id = '${gone.userId}'`);
    await shop.query(`update member.members set withdrawn_at = now(), purged_at = now() where id = '${forgotten.userId}'`);
    for (const [standing, { userId }] of [
      ['BLOCKED', blocked],
      ['WITHDRAWN', gone],
      ['FORGOTTEN', forgotten],
    ] as const)
      expect(await find({ standing })).toMatchObject([{ id: userId, standing }]);
  });

  test('each way of finding members uses an index', async () => {
    const plan = async (condition: string) => {
      const { rows } = await shop.database.servicePool
        .query<{ 'QUERY PLAN': string }>(
          `begin; set local enable_seqscan = off; explain select id from member.members where ${condition}; rollback`,
        )
        .then((results) => (results as unknown as { rows: { 'QUERY PLAN': string }[] }[])[2] ?? { rows: [] });
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    expect(await plan("email like 'yuna%'")).toContain('members_email_begins');
    expect(await plan("name like '차유%'")).toContain('members_name_begins');
    expect(await plan("reverse(phone) like '3218%'")).toContain('members_phone_ends');
  });
});

describe('a member’s file', () => {
  test('a member’s file has orders, points, coupons and questions together, and only staff can read it', async () => {
    const member = await shop.addMember();
    const db = shop.database.service;
    const order = await placedOrder(member, await openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]));
    await addPoints(db, member.userId, 3_000);
    await addCoupon(db, member.userId);
    await member.call({ method: 'POST', url: '/api/inquiries', body: { type: 'ETC', title: '궁금해요', content: '알려 주세요' } });
    expect(await file(member)).toMatchObject({
      standing: 'ACTIVE',
      obstacles: ['ORDER'],
      points: { usable: 3_000 },
      figures: { orders: 0, paid: 0, inquiries: 1 },
      orders: [{ id: order.id, status: 'PAYMENT_WAIT', is_cancelled: false }],
      coupons: [{ type: 'ORDER', order_id: null, used_at: null }],
      point_entries: [{ type: 'EARNED', reason: 'EVENT', amount: 3_000 }],
      inquiries: [{ title: '궁금해요', status: 'PENDING' }],
    });
    expect((await member.call({ url: `/api/admin/members/${member.userId}` })).json().code).toBe('FORBIDDEN');
    expect((await staff.call({ url: `/api/admin/members/${randomUUID()}` })).json().code).toBe('MEMBER_NOT_FOUND');
  });

  test('a coupon copy without its own end expires with its coupon: the file shows that day, and a withdrawal does not count it as lost', async () => {
    const member = await shop.addMember();
    const db = shop.database.service;
    await addCoupon(db, member.userId);
    const facts = async () => (await member.call({ url: '/api/members/me/withdrawal' })).json();
    expect(await facts()).toMatchObject({ coupon_count: 1 });
    const over = new Date(shop.clock().getTime() - 60_000);
    await addCoupon(db, member.userId, { ends_at: over });
    expect((await file(member)).coupons).toMatchObject([{ expires_at: over.toISOString() }, { expires_at: null }]);
    expect(await facts()).toMatchObject({ coupon_count: 1 });
    await db.updateTable('sales.coupons').set({ state: 'STOP' }).where('ends_at', 'is', null).execute();
    expect(await facts()).toMatchObject({ coupon_count: 0 });
  });
});

describe('blocking', () => {
  test('blocking ends all the member’s sign-ins at once, shows the reason to staff only, and can be undone', async () => {
    const member = await shop.addMember();
    const times = { signed_in_at: shop.clock(), last_seen_at: shop.clock(), expires_at: new Date(shop.clock().getTime() + 86_400_000) };
    await shop.database.service
      .insertInto('identity.sign_ins')
      .values({
        id: `sign-in of ${member.userId}`,
        grant_id: randomUUID(),
        user_id: member.userId,
        browser: 'chrome',
        system: 'android',
        ...times,
      })
      .execute();
    expect((await member.call({ url: '/api/members/me' })).statusCode).toBe(200);
    expect((await act(member, 'block', { reason: '부정 결제 의심' })).statusCode).toBe(200);
    expect((await member.call({ url: '/api/members/me' })).json().code).toBe('invalid-jwt');
    expect(await file(member)).toMatchObject({ standing: 'BLOCKED', blocked: { reason: '부정 결제 의심' }, figures: { sign_ins: 0 } });
    expect((await act(member, 'block')).json().code).toBe('MEMBER_STANDING_SAME');
    expect((await file(member)).security_events).toMatchObject([{ type: 'BLOCKED', cause: `by staff ${staff.userId}: 부정 결제 의심` }]);

    expect((await act(member, 'unblock')).statusCode).toBe(200);
    expect(await file(member)).toMatchObject({ standing: 'ACTIVE', blocked: null });
    expect((await act(member, 'unblock')).json().code).toBe('MEMBER_STANDING_SAME');
  });

  test('blocking is refused without a reason, for staff, and for a withdrawn member', async () => {
    const member = await shop.addMember();
    expect((await act(member, 'block', { reason: ' ' })).json()).toMatchObject({ code: 'INVALID_INPUT', field: 'reason' });
    const artist = await shop.addMember({ roles: ['artist', 'user'] });
    await shop.database.service.insertInto('member.member_roles').values({ user_id: artist.userId, role: 'artist' }).execute();
    expect((await act(artist, 'block')).json().code).toBe('MEMBER_IS_STAFF');
    expect((await act(member, 'withdrawal')).statusCode).toBe(200);
    expect(await file(member)).toMatchObject({ standing: 'WITHDRAWN' });
    for (const deed of ['block', 'unblock', 'withdrawal']) expect((await act(member, deed)).json().code).toBe('MEMBER_GONE');
  });

  test('staff cannot withdraw a member who has open orders', async () => {
    const member = await shop.addMember();
    await placedOrder(member, await openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]));
    expect((await act(member, 'withdrawal')).json().code).toBe('WITHDRAWAL_BLOCKED');
  });
});

describe('points by hand', () => {
  const change = (member: Member, amount: number, reason = '배송 지연 사과') => act(member, 'points', { amount, reason });
  const gift = (member: Member) => ({
    method: 'POST' as const,
    url: `/api/admin/members/${member.userId}/points`,
    body: { amount: 100, reason: '사과' },
    headers: once(),
  });

  test('points by hand are added and removed lot by lot, never below zero, with a notification of the reason', async () => {
    const member = await shop.addMember();
    await addPoints(shop.database.service, member.userId, 1_000);
    expect((await change(member, 500)).json()).toEqual({ usable: 1_500 });
    expect((await change(member, -1_501)).json()).toMatchObject({ code: 'POINTS_INSUFFICIENT', field: 'amount' });
    expect((await change(member, -1_200, '잘못 지급한 포인트')).json()).toEqual({ usable: 300 });
    const entries = await shop.database.service
      .selectFrom('sales.point_entries')
      .select(['type', 'reason', 'amount', 'note'])
      .where('user_id', '=', member.userId)
      .orderBy('id')
      .execute();
    // Points that expire first are used first: the event's lot, then the one given by hand.
    expect(entries).toEqual([
      { type: 'EARNED', reason: 'EVENT', amount: 1_000, note: '' },
      { type: 'EARNED', reason: 'ADMIN', amount: 500, note: '배송 지연 사과' },
      { type: 'USED', reason: 'ADMIN', amount: 1_000, note: '잘못 지급한 포인트' },
      { type: 'USED', reason: 'ADMIN', amount: 200, note: '잘못 지급한 포인트' },
    ]);
    expect(await notificationsOf(member)).toEqual([
      { event: 'points_changed', values: { amount: 500, reason: '배송 지연 사과' } },
      { event: 'points_changed', values: { amount: -1_200, reason: '잘못 지급한 포인트' } },
    ]);
  });

  test('two removals at once leave no debt', async () => {
    const member = await shop.addMember();
    await addPoints(shop.database.service, member.userId, 1_000);
    const replies = await Promise.all(Array.from({ length: 5 }, () => change(member, -700)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422, 422]);
    expect((await file(member)).points.usable).toBe(300);
  });

  test('the same press sent twice is one change', async () => {
    const member = await shop.addMember();
    const call = gift(member);
    expect([(await staff.call(call)).json(), (await staff.call(call)).json()]).toEqual([{ usable: 100 }, { usable: 100 }]);
  });

  test('a points change whose COMMIT was not answered is not repeated by a retry, which gets its balance', async () => {
    const member = await shop.addMember();
    const call = gift(member);
    const end = await loseAnswer(shop.database, 'select from sales.point_entries where user_id = $1', [member.userId]);
    expect((await staff.call(call)).statusCode).toBe(503);
    await end();
    const repeat = await staff.call(call);
    expect([repeat.statusCode, repeat.headers['idempotency-replayed'], repeat.json()]).toEqual([200, 'true', { usable: 100 }]);
    expect((await file(member)).points.usable).toBe(100);
  });

  test('a points change whose key another request took over meanwhile is rolled back', async () => {
    const member = await shop.addMember();
    const call = gift(member);
    const other = new pg.Client({ connectionString: shop.database.url });
    await other.connect();
    await other.query('begin');
    await other.query('select from member.members where id = $1 for update', [member.userId]);
    const reply = staff.call(call);
    await lockAwaited(shop.database);
    await other.query(`update sales.idempotency_keys set created_at = created_at + interval '1 second' where key = $1`, [
      call.headers['idempotency-key'],
    ]);
    await other.query('commit');
    await other.end();
    expect((await reply).json().code).toBe('IDEMPOTENCY_IN_FLIGHT');
    expect((await file(member)).points.usable).toBe(0);
  });
});

test('changes of a member by staff are in the audit log with values before and after; the member’s own changes are not', async () => {
  const member = await shop.addMember();
  await act(member, 'block', { reason: '부정 결제 의심' });
  await act(member, 'unblock');
  await act(member, 'points', { amount: 700, reason: '사과' });
  await member.call({ method: 'POST', url: '/api/inquiries', body: { type: 'ETC', title: '궁금해요', content: '알려 주세요' } });
  const { rows } = await shop.database.servicePool.query(
    `select user_id, table_name, action, row_before ->> 'blocked_reason' as before, row_after ->> 'blocked_reason' as after, row_after ->> 'note' as note
     from management.audit_entries where coalesce(row_after ->> 'user_id', row_after ->> 'id') = $1 and table_name <> 'member.notifications' order by id`,
    [member.userId],
  );
  const by = { user_id: staff.userId };
  expect(rows).toEqual([
    { ...by, table_name: 'member.members', action: 'UPDATE', before: null, after: '부정 결제 의심', note: null },
    { ...by, table_name: 'member.members', action: 'UPDATE', before: '부정 결제 의심', after: null, note: null },
    { ...by, table_name: 'sales.point_entries', action: 'INSERT', before: null, after: null, note: '사과' },
  ]);
});

test('a note about a member is for staff only, hidden in the log, and refused for an erased member', async () => {
  const member = await shop.addMember();
  const note = (by: Actor, staff_note: string) =>
    by.call({ method: 'PUT', url: `/api/admin/members/${member.userId}/note`, body: { staff_note } });
  expect((await note(staff, '전화는 오후에\n부탁')).statusCode).toBe(200);
  expect(await file(member)).toMatchObject({ staff_note: '전화는 오후에\n부탁' });
  expect((await note(member, '내 메모')).json().code).toBe('FORBIDDEN');
  expect((await note(staff, 'x'.repeat(2_001))).json()).toMatchObject({ code: 'INVALID_INPUT', field: 'staff_note' });
  const { entries } = (await staff.call({ url: `/api/admin/audit?kind=member&thing=${member.userId}` })).json<AuditPage>();
  expect(entries[0]).toMatchObject({ table: 'member.members', changes: [{ column: 'staff_note', is_hidden: true }] });
  expect(JSON.stringify(entries)).not.toContain('오후');
  await shop.query(`update member.members set withdrawn_at = now(), purged_at = now() where id = '${member.userId}'`);
  expect((await note(staff, 'x')).json().code).toBe('MEMBER_GONE');
});

describe('coupons by hand', () => {
  test('coupons by hand notify the member, are counted, and follow the limits', async () => {
    const member = await shop.addMember();
    const coupon_id = await addShownCoupon(shop.database.service);
    expect((await act(member, 'coupons', { coupon_id })).statusCode).toBe(201);
    expect((await act(member, 'coupons', { coupon_id })).json().code).toBe('COUPON_ALREADY_ISSUED');
    await shop.database.service.updateTable('sales.coupons').set({ per_member_limit: 2 }).where('id', '=', coupon_id).execute();
    expect((await act(member, 'coupons', { coupon_id })).statusCode).toBe(201);
    expect((await act(member, 'coupons', { coupon_id })).json().code).toBe('COUPON_ALREADY_ISSUED');
    expect((await notificationsOf(member)).map(({ event }) => event)).toEqual(['coupon', 'coupon']);
    await shop.database.service.updateTable('sales.coupons').set({ state: 'STOP' }).where('id', '=', coupon_id).execute();
    expect((await act(await shop.addMember(), 'coupons', { coupon_id })).json().code).toBe('COUPON_NOT_RUNNING');
    expect((await act(member, 'coupons', { coupon_id: 999_999 })).json().code).toBe('COUPON_NOT_FOUND');
  });

  test('staff take back an unused coupon: the member has one less, the coupon one copy more, and the log gives the reason', async () => {
    const member = await shop.addMember();
    const db = shop.database.service;
    const coupon_id = await addShownCoupon(db);
    const { issued_coupon_id } = (await act(member, 'coupons', { coupon_id })).json();
    const back = (claim: number, reason = '잘못 지급') => act(member, `coupons/${claim}/taking-back`, { reason });
    expect((await back(issued_coupon_id, ' ')).json()).toMatchObject({ code: 'INVALID_INPUT', field: 'reason' });
    const order = await placedOrder(member, await openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]));
    const turn = (claim: { order_id: number | null; used_at: Date | null }) =>
      db.updateTable('sales.issued_coupons').set(claim).where('id', '=', issued_coupon_id).execute();
    for (const [used_at, code] of [
      [shop.clock(), 'COUPON_USED'],
      [null, 'COUPON_HELD'],
    ] as const) {
      await turn({ order_id: order.id, used_at });
      expect((await back(issued_coupon_id)).json().code).toBe(code);
    }
    await turn({ order_id: null, used_at: null });
    expect((await act(await shop.addMember(), `coupons/${issued_coupon_id}/taking-back`)).json().code).toBe('COUPON_NOT_FOUND');
    expect((await back(issued_coupon_id)).statusCode).toBe(200);
    expect((await back(issued_coupon_id)).json().code).toBe('COUPON_NOT_FOUND');
    expect((await file(member)).coupons).toEqual([]);
    const { issued_count } = await db
      .selectFrom('sales.coupons')
      .select('issued_count')
      .where('id', '=', coupon_id)
      .executeTakeFirstOrThrow();
    expect(issued_count).toBe(0);
    const { entries } = (await staff.call({ url: `/api/admin/audit?kind=member&thing=${member.userId}` })).json<AuditPage>();
    const written = entries.find(({ table, action }) => table === 'sales.issued_coupons' && action === 'UPDATE');
    expect(written?.changes).toContainEqual(expect.objectContaining({ column: 'taken_back_reason', after: '잘못 지급' }));
  });
});
