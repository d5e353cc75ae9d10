import { beforeAll, describe, expect, test } from 'vitest';
import { firstServiceHours } from '#rules/community/service-hours.ts';
import { privateSrc } from '#server/keys/photo-pass.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, placedOrder } from '#test/commerce-steps.ts';
import { rolePool } from '#test/database.ts';
import { type AddedProduct, addCatalogue, addDesign, addGraphic, addProduct, type Catalogue } from '#test/rows/commerce-rows.ts';

let shop: CommerceShop;
let catalogue: Catalogue;
let shirt: AddedProduct;
let tee: AddedProduct;
let admin: Actor & { userId: string };
let brand: Actor & { userId: string };

beforeAll(async () => {
  shop = await commerceShop();
  const { service } = shop.database;
  catalogue = await addCatalogue(service);
  shirt = await addProduct(service, catalogue, { code: 'shirt' });
  tee = await addProduct(service, catalogue, { code: 'tee', type: 'CUSTOM' });
  admin = await shop.addMember({ roles: ['admin', 'user'] });
  brand = await shop.addMember({ roles: ['brand'] });
  await addHoliday(shop, '2026-12-25');
  await service.updateTable('product.brands').set({ user_id: brand.userId }).where('id', '=', catalogue.brandId).execute();
});

const addHoliday = (at: CommerceShop, day: string) =>
  rolePool(at.database, 'admin').query(
    `insert into management.holidays (day, name, source) values ('${day}', '{"ko": "쉬는 날", "en": "Day off"}', '사내 휴무')`,
  );
const text = { type: 'ETC', title: '궁금한 것이 있어요', content: '첫째 줄\n둘째 줄' };
const post = (actor: Actor, url: string, body: object) => actor.call({ method: 'POST', url: `/api/inquiries${url}`, body });
const ask = (actor: Actor, about: object = {}) => post(actor, '', { ...text, ...about });
const answer = (actor: Actor, id: number, content = '답변드립니다') => post(actor, `/${id}/answers`, { content });
const codeOf = (reply: Awaited<ReturnType<Actor['call']>>) =>
  `${reply.statusCode} ${reply.statusCode < 400 ? '' : reply.json().code}`.trim();

describe('asking', () => {
  test('a question on a board is pending, visible to its author only, and then answered by the brand', async () => {
    const member = await shop.addMember();
    const asked = (await ask(member, { product_id: shirt.id, type: 'SIZE', is_secret: true })).json();
    expect(asked).toMatchObject({
      kind: 'QUESTION',
      status: 'PENDING',
      is_secret: true,
      is_changeable: true,
      product: { id: shirt.id, is_shown: true },
      messages: [],
    });
    expect(codeOf(await answer(brand, asked.id))).toBe('201');
    const read = (await member.call({ url: `/api/inquiries/${asked.id}` })).json();
    expect(read).toMatchObject({ status: 'ANSWERED', is_changeable: false, messages: [{ author: 'BRAND', content: '답변드립니다' }] });
    expect(JSON.stringify(read)).not.toContain(brand.userId);
  });

  test('a 1:1 question has an order line and a design, and waits again after an added message', async () => {
    const member = await shop.addMember();
    const { service } = shop.database;
    const design = await addDesign(service, {
      product: tee,
      userId: member.userId,
      graphicIds: [await addGraphic(service, catalogue)],
    });
    const order = await placedOrder(member, await openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]));
    const line = order.order_products[0]?.id;
    const asked = (await ask(member, { order_product_id: line, product_custom_id: design })).json();
    expect(asked).toMatchObject({
      kind: 'ONE_ON_ONE',
      product: null,
      order_line: { id: line, order_number: order.order_number },
      design: { id: design, product_id: tee.id, image_src: expect.stringMatching(/^\/renders\//) },
    });
    expect(codeOf(await answer(admin, asked.id))).toBe('201');
    const added = (await post(member, `/${asked.id}/messages`, { content: '하나 더 여쭤볼게요' })).json();
    expect(added).toMatchObject({ status: 'PENDING', is_changeable: false });
    expect(added.messages.map((message: { author: string }) => message.author)).toEqual(['SHOP', 'MEMBER']);
    await answer(admin, asked.id, '이것도 답해 드려요');
    const list = await member.call({ url: '/api/inquiries?kind=ONE_ON_ONE&status=ANSWERED' });
    expect(list.json().inquiries.map(({ id, messages }: { id: number; messages: unknown[] }) => [id, messages.length])).toEqual([
      [asked.id, 3],
    ]);
    expect((await member.call({ url: '/api/inquiries?kind=QUESTION' })).json()).toEqual({ inquiries: [] });
  });

  test.each([
    ['no title', { title: '  ' }, '400 INVALID_INPUT'],
    ['content without visible characters', { content: '\u200b\n\u200b' }, '400 INVALID_INPUT'],
    ['a type that its kind does not have', { type: 'SIZE' }, '400 INVALID_INPUT'],
    ['a product that does not exist', { product_id: 999_999 }, '409 PRODUCT_UNAVAILABLE'],
    ['an order on a board', { product_id: 1, order_product_id: 1 }, '400 INVALID_INPUT'],
    ['an unknown field', { status: 'ANSWERED' }, '400 INVALID_INPUT'],
  ])('a question is refused: %s', async (_about, about, code) => {
    const member = await shop.addMember();
    expect(codeOf(await ask(member, about))).toBe(code);
    expect((await member.call({ url: '/api/inquiries?kind=ONE_ON_ONE' })).json()).toEqual({ inquiries: [] });
  });

  test('a question about another member’s order or design is refused', async () => {
    const [owner, other] = [await shop.addMember(), await shop.addMember()];
    const { service } = shop.database;
    const design = await addDesign(service, { product: tee, userId: owner.userId, graphicIds: [await addGraphic(service, catalogue)] });
    const order = await placedOrder(owner, await openCheckout(owner, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]));
    expect(codeOf(await ask(other, { order_product_id: order.order_products[0]?.id }))).toBe('404 ORDER_NOT_FOUND');
    expect(codeOf(await ask(other, { product_custom_id: design }))).toBe('404 DESIGN_NOT_FOUND');
  });

  test('a question sent again after a lost reply is created once', async () => {
    const member = await shop.addMember();
    const press = () => member.call({ method: 'POST', url: '/api/inquiries', headers: { 'idempotency-key': 'one-press' }, body: text });
    const [first, again] = [await press(), await press()];
    expect(again.json()).toEqual(first.json());
    expect((await member.call({ url: '/api/inquiries?kind=ONE_ON_ONE' })).json().inquiries).toHaveLength(1);
  });

  test('a member may send thirty messages an hour', async () => {
    const member = await shop.addMember();
    const codes: string[] = [];
    for (let nth = 0; nth <= 30; nth += 1) codes.push(codeOf(await ask(member)));
    expect(codes).toEqual([...Array(30).fill('201'), '429 TOO_MANY_REQUESTS']);
  });
});

describe('changing', () => {
  test('an unanswered question’s text, type and secrecy can be changed, and it can be withdrawn', async () => {
    const member = await shop.addMember();
    const { id } = (await ask(member, { product_id: shirt.id })).json();
    const change = (body: object) => member.call({ method: 'PATCH', url: `/api/inquiries/${id}`, body });
    expect((await change({ title: '다른 제목', type: 'SIZE', is_secret: true })).json()).toMatchObject({
      title: '다른 제목',
      content: text.content,
      type: 'SIZE',
      is_secret: true,
    });
    expect(codeOf(await change({ type: 'PAYMENT' }))).toBe('400 INVALID_INPUT');
    expect(codeOf(await member.call({ method: 'DELETE', url: `/api/inquiries/${id}` }))).toBe('200');
    for (const reply of [await change({ title: '또' }), await answer(admin, id), await member.call({ url: `/api/inquiries/${id}` })])
      expect(codeOf(reply)).toBe('404 INQUIRY_NOT_FOUND');
  });

  test('an answered question cannot be changed, and the product board takes no further messages', async () => {
    const member = await shop.addMember();
    const { id } = (await ask(member, { product_id: shirt.id })).json();
    await answer(admin, id);
    const url = `/api/inquiries/${id}`;
    expect(codeOf(await member.call({ method: 'PATCH', url, body: { title: '아니었어요' } }))).toBe('409 INQUIRY_ANSWERED');
    expect(codeOf(await member.call({ method: 'DELETE', url }))).toBe('409 INQUIRY_ANSWERED');
    expect(codeOf(await post(member, `/${id}/messages`, { content: '그리고' }))).toBe('409 INQUIRY_ON_BOARD');
  });

  test('an answer and a change at once: the change is saved before the answer, or refused', async () => {
    for (let round = 0; round < 8; round += 1) {
      const member = await shop.addMember();
      const { id } = (await ask(member)).json();
      const [, changed] = await Promise.all([
        answer(admin, id),
        member.call({ method: 'PATCH', url: `/api/inquiries/${id}`, body: { title: '바뀐 제목' } }),
      ]);
      const { title, status } = (await member.call({ url: `/api/inquiries/${id}` })).json();
      expect(status).toBe('ANSWERED');
      expect([title, codeOf(changed)]).toEqual(changed.statusCode === 200 ? ['바뀐 제목', '200'] : [text.title, '409 INQUIRY_ANSWERED']);
    }
  });
});

test('the asker is notified of each answer with a link, and not of their own messages', async () => {
  const member = await shop.addMember();
  const [board, alone] = [(await ask(member, { product_id: shirt.id })).json(), (await ask(member)).json()];
  await answer(brand, board.id);
  await answer(admin, alone.id);
  await post(member, `/${alone.id}/messages`, { content: '고맙습니다' });
  const told = await shop.database.service
    .selectFrom('member.notifications')
    .select(['event', 'values', 'link'])
    .where('user_id', '=', member.userId)
    .orderBy('id')
    .execute();
  expect(told).toEqual([
    { event: 'answered', values: { title: text.title }, link: `/mypage/qna?id=${board.id}` },
    { event: 'answered', values: { title: text.title }, link: `/mypage/oneonone?id=${alone.id}` },
  ]);
});

describe('photos', () => {
  const addPhoto = async (userId: string) => {
    const { id } = await shop.database.service
      .insertInto('member.photos')
      .values({ user_id: userId, src: `/cdn/${'a'.repeat(64)}.webp`, width: 3, height: 2 })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const isHeld = async (id: number) =>
    (await shop.database.service.selectFrom('member.photos').select('is_held').where('id', '=', id).executeTakeFirstOrThrow()).is_held;

  test('photos are stored with a 1:1 question and its messages, and deleted when it is withdrawn', async () => {
    const member = await shop.addMember();
    const [first, second] = [await addPhoto(member.userId), await addPhoto(member.userId)];
    const asked = (await ask(member, { photo_ids: [first] })).json();
    const shown = { src: privateSrc(shop.config.secret, `/cdn/${'a'.repeat(64)}.webp`, shop.clock()), width: 3, height: 2 };
    expect(asked.photos).toEqual([shown]);
    const added = (await post(member, `/${asked.id}/messages`, { content: '한 장 더', photo_ids: [second] })).json();
    expect([added.photos, added.messages[0].photos]).toEqual([[shown], [shown]]);
    expect([await isHeld(first), await isHeld(second)]).toEqual([true, true]);
    await member.call({ method: 'DELETE', url: `/api/inquiries/${asked.id}` });
    const left = await shop.database.service.selectFrom('member.photos').select('id').where('id', 'in', [first, second]).execute();
    expect(left).toEqual([]);
  });

  test('foreign photos, too many, or photos on a board question are refused, and nothing is stored', async () => {
    const [member, other] = [await shop.addMember(), await shop.addMember()];
    const photos = await Promise.all(Array.from({ length: 6 }, () => addPhoto(member.userId)));
    expect(codeOf(await ask(member, { photo_ids: [await addPhoto(other.userId)] }))).toBe('404 PHOTO_NOT_FOUND');
    expect(codeOf(await ask(member, { photo_ids: photos }))).toBe('422 PHOTO_LIMIT');
    expect(codeOf(await ask(member, { product_id: shirt.id, photo_ids: photos.slice(0, 1) }))).toBe('400 INVALID_INPUT');
    expect((await member.call({ url: '/api/inquiries?kind=ONE_ON_ONE' })).json()).toEqual({ inquiries: [] });
  });
});

test('an answer sent again after a lost reply is stored once', async () => {
  const member = await shop.addMember();
  const { id } = (await ask(member, { product_id: shirt.id })).json();
  const headers = { 'idempotency-key': 'one-answer' };
  const press = () => brand.call({ method: 'POST', url: `/api/inquiries/${id}/answers`, headers, body: { content: '답변드립니다' } });
  const [first, again] = [await press(), await press()];
  expect([codeOf(first), again.json()]).toEqual(['201', first.json()]);
  expect((await member.call({ url: `/api/inquiries/${id}` })).json().messages).toHaveLength(1);
});

test('a brand can answer only questions about its own products', async () => {
  const [member, otherBrand] = [await shop.addMember(), await shop.addMember({ roles: ['brand'] })];
  const [board, alone] = [(await ask(member, { product_id: shirt.id })).json(), (await ask(member)).json()];
  expect(codeOf(await answer(otherBrand, board.id))).toBe('404 INQUIRY_NOT_FOUND');
  expect(codeOf(await answer(brand, alone.id))).toBe('404 INQUIRY_NOT_FOUND');
  expect(codeOf(await answer(member, board.id))).toBe('403 FORBIDDEN');
  expect(codeOf(await answer(shop.visitor, board.id))).toBe('401 LOGIN_REQUIRED');
  expect((await member.call({ url: `/api/inquiries/${board.id}` })).json()).toMatchObject({ status: 'PENDING', messages: [] });
});

describe('customer service', () => {
  const support = async (kind: string) => (await shop.visitor.call({ url: `/api/support?kind=${kind}` })).json();

  test('customer service promises a whole service day while too few answers are known', async () => {
    // A Friday, 12:00 in Korea.
    expect(firstServiceHours).toMatchObject({ lunch_from: '12:30', lunch_until: '14:00' });
    const fresh = await commerceShop();
    await addHoliday(fresh, '2026-12-25');
    const read = async () => (await fresh.visitor.call({ url: '/api/support' })).json();
    expect(await read()).toEqual({ answer_by: '2026-11-23T03:00:00.000Z', answers: 0, holidays: [] });
    fresh.pass(45);
    expect(await read()).toMatchObject({ answer_by: '2026-11-23T03:30:00.000Z' });
  });

  test('a holiday that the operator adds counts immediately', async () => {
    const closed = await commerceShop();
    for (const day of ['2026-11-23', '2026-12-25']) await addHoliday(closed, day);
    closed.pass(8 * 60);
    const read = (await closed.visitor.call({ url: '/api/support' })).json();
    expect(read).toMatchObject({ answer_by: '2026-11-24T10:00:00.000Z', holidays: [{ day: '2026-11-23', name: { ko: '쉬는 날' } }] });
  });

  test('the promised answer follows the service hours that the operator saved', async () => {
    const other = await commerceShop();
    await addHoliday(other, '2026-12-25');
    const asker = await other.addMember();
    const answered = new Date(other.clock().getTime() - 30 * 60_000);
    const asked = new Date(answered.getTime() - 60 * 60_000);
    await other.database.service
      .insertInto('member.inquiries')
      .values(
        Array.from({ length: 10 }, () => ({
          ...text,
          user_id: asker.userId,
          status: 'ANSWERED',
          created_at: asked,
          answered_at: answered,
        })),
      )
      .execute();
    const read = async () => (await other.visitor.call({ url: '/api/support' })).json();
    expect(await read()).toMatchObject({ answer_by: '2026-11-20T05:30:00.000Z' });

    const admin = await other.addMember({ roles: ['admin', 'user'] });
    const url = '/api/admin/contents/shop-info/1';
    const base = (await admin.call({ url })).json().body;
    const save = (changes: object) => admin.call({ method: 'PUT', url, body: { base, mine: { ...base, ...changes } } });
    expect((await save({ service_until: '09:00' })).json()).toMatchObject({ code: 'INVALID_INPUT', field: 'mine.service_until' });
    expect((await save({ lunch_from: '', lunch_until: '' })).statusCode).toBe(200);
    expect(await read()).toMatchObject({ answer_by: '2026-11-20T04:00:00.000Z' });
    expect((await save({ service_from: '13:00', lunch_from: '', lunch_until: '', service_days: ['SAT'] })).statusCode).toBe(200);
    expect(await read()).toMatchObject({ answer_by: '2026-11-21T04:00:00.000Z' });
  });

  test('after ten answers the promise is the time of nine of them: half an hour of service', async () => {
    const member = await shop.addMember();
    const given = (minutes: number) => new Date(shop.clock().getTime() - minutes * 60_000);
    await shop.database.service
      .insertInto('member.inquiries')
      .values(
        Array.from({ length: 10 }, (_, nth) => ({
          ...text,
          user_id: member.userId,
          product_id: tee.id,
          status: 'ANSWERED',
          created_at: given(nth === 0 ? 90 : 60),
          answered_at: given(30),
        })),
      )
      .execute();
    const read = await support('QUESTION');
    expect(read.answers).toBeGreaterThanOrEqual(10);
    expect(read.answer_by).toBe('2026-11-20T03:30:00.000Z');
    expect(await support('ONE_ON_ONE')).not.toMatchObject({ answer_by: '2026-11-20T03:30:00.000Z' });
    // A question shows the same time as its form did, until it has passed or the question is answered.
    const { id, answer_by } = (await ask(member, { product_id: tee.id })).json();
    expect(answer_by).toBe(read.answer_by);
    const inOffice = async () => (await admin.call({ url: `/api/admin/inquiries/${id}` })).json();
    expect(await inOffice()).toMatchObject({ due_at: read.answer_by, is_late: false });
    const again = async () => (await member.call({ url: `/api/inquiries/${id}` })).json();
    shop.pass(10);
    expect((await again()).answer_by).toBe(read.answer_by);
    shop.pass(30);
    expect(await again()).toMatchObject({ status: 'PENDING', answer_by: null });
    expect(await inOffice()).toMatchObject({ due_at: read.answer_by, is_late: true });
    const later = (await ask(member, { product_id: tee.id })).json();
    // What somebody was told who asked before it was kept is not known, and no other moment is made up for it.
    await shop.database.service.updateTable('member.inquiries').set({ answer_by: null }).where('id', '=', later.id).execute();
    expect((await admin.call({ url: `/api/admin/inquiries/${later.id}` })).json()).toMatchObject({ due_at: null, is_late: false });
    await answer(brand, later.id);
    expect((await member.call({ url: `/api/inquiries/${later.id}` })).json()).toMatchObject({ status: 'ANSWERED', answer_by: null });
  });
});
