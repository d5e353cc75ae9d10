import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, placedOrder } from '#test/commerce-steps.ts';
import { type AddedProduct, addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';

type Member = Actor & { userId: string };
let shop: CommerceShop;
let staff: Member;
let shirt: AddedProduct;

// The shop opens on Friday 20 November 2026, at noon in Korea.
beforeAll(async () => {
  shop = await commerceShop();
  staff = await shop.addMember({ roles: ['admin', 'user'] });
  const christmas = { day: '2026-12-25', name: JSON.stringify({ ko: '성탄절', en: 'Christmas' }), source: '관공서의 공휴일에 관한 규정' };
  await shop.database.service
    .insertInto('management.holidays')
    .values(christmas)
    .onConflict((one) => one.doNothing())
    .execute();
  shirt = await addProduct(shop.database.service, await addCatalogue(shop.database.service), { code: 'shirt', stocks: [50] });
});

const ask = async (member: Member, about: object = {}): Promise<number> => {
  const body = { type: 'ETC', title: '궁금해요', content: '알려 주세요', ...about };
  return (await member.call({ method: 'POST', url: '/api/inquiries', body })).json().id;
};
const answer = (id: number, content: string) =>
  staff.call({
    method: 'POST',
    url: `/api/admin/inquiries/${id}/answers`,
    headers: { 'idempotency-key': randomUUID() },
    body: { content },
  });
const queue = async (query = '') => (await staff.call({ url: `/api/admin/inquiries${query}` })).json();
const idsOf = (found: { inquiries: { id: number }[] }) => found.inquiries.map(({ id }) => id);
const file = async (id: number) => (await staff.call({ url: `/api/admin/inquiries/${id}` })).json();

test('the queue of questions shows the longest waiting first, late ones after a service day; a new message waits again, an answer ends it', async () => {
  const member = await shop.addMember();
  const first = await ask(member);
  shop.pass(60);
  const board = await ask(member, { product_id: shirt.id, type: 'SIZE', is_secret: true });
  expect(await queue()).toMatchObject({
    counts: { waiting: 2, late: 0, question: 1, one_on_one: 1 },
    inquiries: [
      // Half an hour before lunch, five hours after, and two hours on Monday morning.
      { id: first, kind: 'ONE_ON_ONE', waited_minutes: 60, is_late: false, due_at: '2026-11-23T03:00:00.000Z' },
      { id: board, kind: 'QUESTION', is_secret: true, waited_minutes: 0, is_late: false },
    ],
  });
  expect(idsOf(await queue('?kind=QUESTION'))).toEqual([board]);

  // Matches the title, the text and the asker; wildcard characters are literal.
  expect(idsOf(await queue(`?q=${encodeURIComponent('알려')}`))).toEqual([first, board]);
  const { nickname } = (await queue()).inquiries[0];
  expect(idsOf(await queue(`?kind=QUESTION&q=${encodeURIComponent(nickname)}`))).toEqual([board]);
  expect(await queue('?q=%25%25')).toMatchObject({ total: 0, inquiries: [] });

  shop.pass(3 * 24 * 60);
  expect((await queue()).counts).toMatchObject({ waiting: 2, late: 2 });
  expect((await answer(first, '안녕하세요. 답변드립니다.')).statusCode).toBe(201);
  expect(idsOf(await queue('?is_late=true'))).toEqual([board]);
  expect(idsOf(await queue('?status=ANSWERED'))).toEqual([first]);

  await member.call({ method: 'POST', url: `/api/inquiries/${first}/messages`, body: { content: '하나 더요' } });
  expect(await queue()).toMatchObject({
    counts: { waiting: 2, late: 1 },
    inquiries: [
      { id: board, is_late: true },
      { id: first, is_late: false },
    ],
  });
  const notices = await shop.database.service
    .selectFrom('member.notifications')
    .select('event')
    .where('user_id', '=', member.userId)
    .execute();
  expect(notices).toEqual([{ event: 'answered' }]);
});

describe('beside the question', () => {
  test('a question shows the order it names; without one, the asker’s newest orders', async () => {
    const member = await shop.addMember();
    const line = { product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 };
    const order = await placedOrder(member, await openCheckout(member, [line]));
    const other = await placedOrder(member, await openCheckout(member, [line]));
    const about = await ask(member, { type: 'DELIVERY', order_product_id: order.order_products[0]?.id });
    expect(await file(about)).toMatchObject({
      named_order_id: order.id,
      orders: [{ id: order.id, status: 'PAYMENT_WAIT', open_claims: 0, lines: [{ quantity: 1 }] }],
      member: { id: member.userId, name: '김*음', inquiries: 1 },
      values: { 고객명: '김*음', 주문번호: order.order_number, 주문상태: '결제 대기' },
    });
    const general = await file(await ask(member));
    expect([general.named_order_id, general.orders.map(({ id }: { id: number }) => id)]).toEqual([null, [other.id, order.id]]);
    expect((await staff.call({ url: '/api/admin/inquiries/999999' })).json().code).toBe('INQUIRY_NOT_FOUND');
  });
});

describe('words in braces', () => {
  test('names in braces are filled in when the answer is sent: the real name in private, the nickname on a board', async () => {
    const member = await shop.addMember();
    const order = await placedOrder(member, await openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]));
    const alone = await ask(member, { order_product_id: order.order_products[0]?.id });
    expect((await answer(alone, '{고객명}님, 주문 {주문번호}은 {주문상태}입니다.')).statusCode).toBe(201);
    expect((await file(alone)).messages).toMatchObject([
      { author: 'SHOP', content: `김이음님, 주문 ${order.order_number}은 결제 대기입니다.` },
    ]);
    const board = await ask(member, { product_id: shirt.id, type: 'SIZE' });
    expect((await answer(board, '{고객명}님 안녕하세요.')).statusCode).toBe(201);
    expect((await file(board)).messages).toMatchObject([{ content: '이음님 안녕하세요.' }]);
  });

  test('unknown names in braces are refused, and nothing is sent', async () => {
    const member = await shop.addMember();
    const id = await ask(member);
    for (const content of ['송장은 {송장번호}입니다.', '{비밀}', '{고객명}님 {주문번호}'])
      expect((await answer(id, content)).json()).toMatchObject({ code: 'ANSWER_UNRESOLVED', field: 'content' });
    expect(await file(id)).toMatchObject({ status: 'PENDING', messages: [] });
  });
});
