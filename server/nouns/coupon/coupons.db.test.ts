import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AuditPage } from '#contract/rest/admin/audit.ts';
import type { CouponBody, CouponNumbers, NumbersReading } from '#contract/rest/admin/coupons.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, orderCall } from '#test/commerce-steps.ts';
import { type AddedProduct, addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';

const once = () => ({ 'idempotency-key': randomUUID() });
const body: CouponBody = {
  ...{ name: { ko: '감사 쿠폰', en: 'Thank you' }, type: 'ORDER', number: null, discount_type: 'AMOUNT', discount_value: 3_000 },
  ...{ max_discount_amount: null, max_discount_per: 'TOTAL', min_order_amount: 0, applicable_count: null, issue_limit: null },
  ...{ per_member_limit: 1, budget_amount: null, valid_days: null, starts_at: '2026-11-01T00:00:00.000Z', ends_at: null, state: 'ACT' },
  ...{ is_public: true, is_sign_up_gift: false, is_brand_borne: false, product_ids: [], graphic_ids: [] },
};
let shop: CommerceShop;
let staff: Actor;
let shirt: AddedProduct;

beforeAll(async () => {
  shop = await commerceShop();
  staff = await shop.addMember({ roles: ['admin', 'user'] });
  shirt = await addProduct(shop.database.service, await addCatalogue(shop.database.service), { code: 'shirt', stocks: [500] });
});

const make = (about: Partial<CouponBody> = {}) =>
  staff.call({ method: 'POST', url: '/api/admin/coupons', headers: once(), body: { ...body, ...about } });
const made = async (about: Partial<CouponBody> = {}) => (await make(about)).json<{ id: number }>().id;
const change = (id: number, about: Partial<CouponBody>) =>
  staff.call({ method: 'PUT', url: `/api/admin/coupons/${id}`, body: { ...body, ...about } });
const take = (member: Actor, wanted: object) => member.call({ method: 'POST', url: '/api/issued-coupons', headers: once(), body: wanted });
const couponOf = (id: number) =>
  shop.database.service
    .selectFrom('sales.coupons')
    .select(['issued_count', 'used_count', 'spent_amount', 'number_count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const addNumbers = (id: number, wanted: object) =>
  staff.call({ method: 'POST', url: `/api/admin/coupons/${id}/numbers`, headers: once(), body: wanted });

describe('creating and changing coupons', () => {
  test('a coupon with an impossible field is refused with its field', async () => {
    for (const [about, field] of [
      [{ discount_type: 'RATE', discount_value: 101 }, 'discount_value'],
      [{ ends_at: '2026-10-01T00:00:00.000Z' }, 'ends_at'],
      [{ starts_at: '0000-01-01T00:00:00Z' }, 'starts_at'],
      [{ product_ids: [1] }, 'product_ids'],
      [{ type: 'PRODUCT', product_ids: [999_999] }, 'product_ids'],
      [{ name: { ko: ' ', en: 'x' } }, 'name.ko'],
      [{ name: { ko: '감사', en: 'Thanks', cn: '' } }, 'name.cn'],
    ] as const)
      expect((await make(about as Partial<CouponBody>)).json()).toMatchObject({ code: 'INVALID_INPUT', field });
  });

  test('a coupon’s name is stored in Chinese too, and its takers are notified of it in their language', async () => {
    const name = { ko: '감사 쿠폰', en: 'Thank you', cn: '感谢券' };
    const id = await made({ name });
    expect((await take(await shop.addMember(), { coupon_id: id })).json()).toMatchObject({ name });
    const { ko, en } = name;
    expect((await change(id, { name: { ko, en } })).statusCode).toBe(200);
    expect((await take(await shop.addMember(), { coupon_id: id })).json().name).toEqual({ ko, en });
  });

  test('a coupon’s terms can change until a copy is issued, then only in favour of its holders', async () => {
    const id = await made({ type: 'PRODUCT', product_ids: [shirt.id] });
    expect((await change(id, { type: 'PRODUCT', product_ids: [], discount_value: 2_000 })).statusCode).toBe(200);
    expect((await take(await shop.addMember(), { coupon_id: id })).statusCode).toBe(201);
    const about = { type: 'PRODUCT', discount_value: 2_000 } as const;
    expect((await change(id, { ...about, discount_value: 1_000 })).json()).toMatchObject({
      code: 'COUPON_PROMISED',
      field: 'discount_value',
    });
    expect((await change(id, { ...about, product_ids: [shirt.id] })).json()).toMatchObject({
      code: 'COUPON_PROMISED',
      field: 'product_ids',
    });
    expect((await change(id, { ...about, ends_at: '2026-12-01T00:00:00.000Z' })).json()).toMatchObject({ field: 'ends_at' });
    expect((await change(id, { ...about, state: 'STOP', issue_limit: 1, name: { ko: '새 이름', en: 'New' } })).statusCode).toBe(200);
    expect((await take(await shop.addMember(), { coupon_id: id })).json().code).toBe('COUPON_NUMBER_INVALID');
    expect((await change(999_999, {})).json().code).toBe('COUPON_NOT_FOUND');
  });

  test('an issue limit below the issued copies, and another coupon’s number, are refused', async () => {
    const id = await made({ issue_limit: 5 });
    for (let member = 0; member < 2; member += 1) await take(await shop.addMember(), { coupon_id: id });
    expect((await change(id, { issue_limit: 1 })).json()).toMatchObject({ code: 'COUPON_LIMIT_BELOW', field: 'issue_limit' });
    await made({ number: 'SPRING26' });
    expect((await make({ number: 'spring26' })).json()).toMatchObject({ code: 'COUPON_NUMBER_TAKEN', field: 'number' });
  });
});

describe('limits and budget', () => {
  test('many members at once get as many copies as each may have, and no more', async () => {
    const id = await made({ per_member_limit: 2, issue_limit: 5 });
    const members = await Promise.all(Array.from({ length: 4 }, () => shop.addMember()));
    const replies = await Promise.all(members.flatMap((member) => [0, 1, 2].map(() => take(member, { coupon_id: id }))));
    const issued = replies.filter(({ statusCode }) => statusCode === 201).length;
    const held = await shop.database.service
      .selectFrom('sales.issued_coupons')
      .select(['user_id', 'copy'])
      .where('coupon_id', '=', id)
      .execute();
    expect([issued, held.length, (await couponOf(id)).issued_count]).toEqual([held.length, held.length, held.length]);
    expect(held.length).toBeLessThanOrEqual(5);
    for (const { userId } of members) expect(held.filter(({ user_id }) => user_id === userId).length).toBeLessThanOrEqual(2);
  });

  test('coupon discounts of orders are added up, returned with a cancelled order, and end the coupon at its budget', async () => {
    const id = await made({ budget_amount: 5_000 });
    const order = async () => {
      const member = await shop.addMember();
      const claimed = await take(member, { coupon_id: id });
      if (claimed.statusCode !== 201) return claimed;
      const checkout = await openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]);
      const placed = await member.call(orderCall(checkout, { issued_coupon_ids: [claimed.json().id] }));
      expect(placed.statusCode).toBe(201);
      return { member, id: placed.json<{ id: number }>().id };
    };
    const first = await order();
    expect(await couponOf(id)).toMatchObject({ issued_count: 1, used_count: 1, spent_amount: 3_000 });
    await order();
    expect(await couponOf(id)).toMatchObject({ issued_count: 2, used_count: 2, spent_amount: 6_000 });
    expect(await order()).toMatchObject({ statusCode: 409 });
    if (!('member' in first)) throw new Error('the first copy was refused');
    const back = await first.member.call({ method: 'POST', url: `/api/orders/${first.id}/cancellation`, headers: once(), body: {} });
    expect(back.statusCode).toBe(200);
    expect(await couponOf(id)).toMatchObject({ issued_count: 2, used_count: 1, spent_amount: 3_000 });
    expect(await order()).toMatchObject({ member: expect.anything() });
  });
});

describe('lists of numbers', () => {
  test.each(['numbers', 'numbers.csv'])('of a coupon that does not exist, %s is 404', async (list) => {
    const reply = await staff.call({ url: `/api/admin/coupons/999999/${list}` });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'COUPON_NOT_FOUND']);
  });

  test('a number list is generated, each number redeemed once in any spelling, listed and downloaded', async () => {
    const id = await made({ is_public: false, per_member_limit: 3 });
    expect((await addNumbers(id, { count: 30 })).json()).toEqual({ added: 30, refused: [], refused_count: 0 });
    const listed = (await staff.call({ url: `/api/admin/coupons/${id}/numbers?limit=5` })).json();
    expect([listed.total, listed.claimed, listed.numbers.length]).toEqual([30, 0, 5]);
    const [{ number }] = listed.numbers;
    const member = await shop.addMember();
    expect((await take(member, { number: ` ${number.toLowerCase()} ` })).json()).toMatchObject({ coupon_id: id });
    for (const somebody of [member, await shop.addMember()])
      expect((await take(somebody, { number })).json()).toMatchObject({ code: 'COUPON_ALREADY_ISSUED' });
    const after = (await staff.call({ url: `/api/admin/coupons/${id}/numbers?state=CLAIMED` })).json();
    expect(after).toMatchObject({ claimed: 1, numbers: [{ number, issued_at: '2026-11-20T03:00:00.000Z' }] });
    const file = await staff.call({ url: `/api/admin/coupons/${id}/numbers.csv` });
    expect([file.headers['content-type'], file.body.split('\r\n').length]).toEqual(['text/csv; charset=utf-8', 32]);
    expect(file.body).toContain(`${number},2026-11-20T03:00:00.000Z,`);
    expect(await couponOf(id)).toMatchObject({ number_count: 30, issued_count: 1 });
    // The log has one line for all thirty.
    const logged = await shop.database.servicePool.query(
      "select table_name, row_after ->> 'number_count' as count from management.audit_entries where row_after ->> 'id' = $1 and action = 'UPDATE' order by id",
      [String(id)],
    );
    expect(logged.rows).toEqual([{ table_name: 'sales.coupons', count: '30' }]);
  });

  test('a number list is imported; malformed, repeated and other coupons’ numbers are left out and reported', async () => {
    await made({ number: 'SHARED10' });
    const id = await made();
    expect((await addNumbers(id, { list: 'ABCD-1\nabcd1\nshared10\n가나다\n\nEFGH2,메모' })).json()).toEqual({
      added: 2,
      refused: [
        { line: 2, text: 'abcd1', reason: 'TWICE' },
        { line: 3, text: 'SHARED10', reason: 'TAKEN' },
        { line: 4, text: '가나다', reason: 'NO_NUMBER' },
      ],
      refused_count: 3,
    });
    expect((await make({ number: 'ABCD1' })).json().code).toBe('COUPON_NUMBER_TAKEN');
    expect((await addNumbers(999_999, { count: 1 })).json().code).toBe('COUPON_NOT_FOUND');
  });

  test('a number list from a file is previewed before it is stored', async () => {
    const id = await made();
    await addNumbers(id, { list: 'TAKEN26' });
    const read = (file: string | Buffer) =>
      staff.call({
        method: 'POST',
        url: `/api/admin/coupons/${id}/numbers/reading`,
        headers: { 'content-type': 'application/octet-stream' },
        body: Buffer.from(file),
      });
    expect((await read('memo,number\n카페,new-2601\n서점,taken26\n호텔,NEW2601\n"x",한글\n')).json()).toEqual({
      numbers: ['NEW2601'],
      refused: [
        { line: 3, text: 'TAKEN26', reason: 'TAKEN' },
        { line: 4, text: 'NEW2601', reason: 'TWICE' },
        { line: 5, text: '한글', reason: 'NO_NUMBER' },
      ],
      refused_count: 3,
    });
    const many = Array.from({ length: 10_001 }, (_, index) => `N${index + 1_000}`);
    const most = (await read(`번호\n${many.join('\n')}`)).json<NumbersReading>();
    expect([most.numbers.length, most.refused]).toEqual([10_000, [{ line: 10_002, text: 'N11000', reason: 'TOO_MANY' }]]);
    expect((await read(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))).json().code).toBe('WAYBILL_FILE_OLD');
    expect(await couponOf(id)).toMatchObject({ number_count: 1 });
  });

  test('unused numbers are found by their beginning and can be removed', async () => {
    const id = await made({ is_public: false, per_member_limit: 3 });
    await addNumbers(id, { list: 'SPRING01\nSPRING02\nSPRING03\nAUTUMN01' });
    expect((await take(await shop.addMember(), { number: 'spring01' })).statusCode).toBe(201);
    const remove = (body: object) => staff.call({ method: 'POST', url: `/api/admin/coupons/${id}/numbers/removals`, body });
    const left = async (q = '') =>
      (await staff.call({ url: `/api/admin/coupons/${id}/numbers?q=${q}` })).json<CouponNumbers>().numbers.map(({ number }) => number);
    expect(await left('spring-')).toEqual(['SPRING01', 'SPRING02', 'SPRING03']);
    expect((await remove({ numbers: ['SPRING01', 'SPRING02'] })).json().code).toBe('COUPON_NUMBERS_USED');
    expect((await remove({ numbers: ['spring-02'] })).json()).toEqual({ removed: 1 });
    expect((await take(await shop.addMember(), { number: 'spring02' })).json().code).toBe('COUPON_NUMBER_INVALID');
    const { entries } = (await staff.call({ url: `/api/admin/audit?kind=coupon&thing=${id}` })).json<AuditPage>();
    expect(entries.map(({ table, action }) => `${action} ${table}`)).toContain('DELETE sales.coupon_numbers');
    expect((await remove({ state: 'FREE' })).json()).toEqual({ removed: 2 });
    expect([await left(), await couponOf(id)]).toMatchObject([['SPRING01'], { number_count: 1 }]);
  });

  test('a number of an ended coupon is not used up', async () => {
    const id = await made({ ends_at: '2026-11-20T02:00:00.000Z' });
    await addNumbers(id, { list: 'LATE2026' });
    const member = await shop.addMember();
    expect((await take(member, { number: 'late2026' })).json().code).toBe('COUPON_NUMBER_INVALID');
    expect((await staff.call({ url: `/api/admin/coupons/${id}/numbers` })).json()).toMatchObject({ total: 1, claimed: 0 });
  });

  test('two members who enter one number at once: one gets the coupon', async () => {
    const id = await made();
    await addNumbers(id, { list: 'RACE2026' });
    const members = await Promise.all(Array.from({ length: 5 }, () => shop.addMember()));
    const replies = await Promise.all(members.map((member) => take(member, { number: 'RACE2026' })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
  });
});
