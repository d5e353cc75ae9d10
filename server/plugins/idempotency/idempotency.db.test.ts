import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { ownGoods } from '#rules/catalogue/brand/seller.ts';
import { type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, orderCall, placedOrder } from '#test/commerce-steps.ts';
import { lockAwaited } from '#test/database.ts';
import { failOnce, loseAnswer } from '#test/lost-answer.ts';
import { type AddedProduct, addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';

let shop: CommerceShop;
let shirt: AddedProduct;

beforeAll(async () => {
  shop = await commerceShop();
  shirt = await addProduct(shop.database.service, await addCatalogue(shop.database.service), { code: 'shirt', stocks: [50] });
});

const checkoutFor = async (member: Awaited<ReturnType<CommerceShop['addMember']>>) =>
  openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]);
const ordersOf = (userId: string) => shop.database.service.selectFrom('sales.orders').select('id').where('user_id', '=', userId).execute();

test('a repeat gets the first reply unchanged, and only one order exists', async () => {
  const member = await shop.addMember();
  const call = orderCall(await checkoutFor(member));
  const first = await member.call(call);
  const repeat = await member.call(call);
  expect([first.statusCode, repeat.statusCode]).toEqual([201, 201]);
  expect(repeat.headers['idempotency-replayed']).toBe('true');
  expect(repeat.body).toBe(first.body);
  expect(await ordersOf(member.userId)).toHaveLength(1);
});

test('a repeat of a refused write gets the same refusal', async () => {
  const member = await shop.addMember();
  const call = orderCall(await checkoutFor(member), { agreements: [] });
  const replies = [await member.call(call), await member.call(call)];
  expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
    [422, 'CHECKOUT_AGREEMENT_REQUIRED'],
    [422, 'CHECKOUT_AGREEMENT_REQUIRED'],
  ]);
  expect(replies[1]?.headers['content-type']).toContain('application/problem+json');
  expect(replies[1]?.body).toBe(replies[0]?.body);
  expect(replies[0]?.json().message).toBe('Please review the required agreements.');
});

test('a write with an invalid token is refused without using the key, which works with a valid token', async () => {
  const member = await shop.addMember();
  const call = orderCall(await checkoutFor(member));
  const block = (blocked_at: Date | null) =>
    shop.database.service.updateTable('member.members').set({ blocked_at }).where('id', '=', member.userId).execute();
  await block(shop.clock());
  const refused = await member.call(call);
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'invalid-jwt']);
  const keys = shop.database.service.selectFrom('sales.idempotency_keys').select('key').where('actor', '=', member.userId);
  expect(await keys.execute()).toEqual([]);
  await block(null);
  expect((await member.call(call)).statusCode).toBe(201);
});

test('an idempotency key sent with another body is refused', async () => {
  const member = await shop.addMember();
  const checkout = await checkoutFor(member);
  const key = randomUUID();
  await member.call(orderCall(checkout, {}, key));
  const other = await member.call(orderCall(checkout, { payment_method: 'TOSS_PAY' }, key));
  expect([other.statusCode, other.json().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
});

test('a key without a reply belongs to its request for a minute, and is then free: the repeat runs', async () => {
  const member = await shop.addMember();
  const call = orderCall(await checkoutFor(member));
  const end = await loseAnswer(shop.database, 'select from sales.idempotency_keys where actor = $1', [member.userId]);
  expect((await member.call(call)).statusCode).toBe(503);
  await end();
  const waiting = await member.call(call);
  expect([waiting.statusCode, waiting.json().code, waiting.headers['retry-after']]).toEqual([409, 'IDEMPOTENCY_IN_FLIGHT', '1']);
  shop.pass(60);
  expect((await member.call(call)).statusCode).toBe(201);
  expect(await ordersOf(member.userId)).toHaveLength(1);
});

test('a staff write whose COMMIT answer was lost happens once, and the repeat gets the first reply', async () => {
  const staff = await shop.addMember({ roles: ['admin', 'user'] });
  const body = {
    name: { ko: '끊긴 상표', en: 'Cut' },
    description: null,
    state: 'ACT',
    logo_src: '',
    image_src: '',
    position: 0,
    ...ownGoods,
  };
  const call = { method: 'POST', url: '/api/admin/brands', headers: { 'idempotency-key': randomUUID() }, body } as const;
  const end = await loseAnswer(shop.database, "select from product.brands where name ->> 'ko' = $1", [body.name.ko]);
  expect((await staff.call(call)).statusCode).toBe(503);
  await end();
  const repeat = await staff.call(call);
  const brands = await shop.database.service.selectFrom('product.brands').select('id').where('name', '@>', { ko: '끊긴 상표' }).execute();
  expect([repeat.statusCode, repeat.headers['idempotency-replayed'], [repeat.json()]]).toEqual([201, 'true', brands]);
});

test('a write whose reply could not be stored is answered, and its key is blocked for a minute', async () => {
  const member = await shop.addMember();
  const call = orderCall(await checkoutFor(member));
  failOnce(shop.database, /^update "sales"."idempotency_keys"/);
  const [first, second] = [await member.call(call), await member.call(call)];
  expect([first.statusCode, second.json().code]).toEqual([201, 'IDEMPOTENCY_IN_FLIGHT']);
});

test('a key that could not be freed after a failure is free after a minute', async () => {
  const member = await shop.addMember();
  const call = orderCall(await checkoutFor(member));
  failOnce(shop.database, /insert into "sales"."orders"/, /^delete from "sales"."idempotency_keys"/);
  expect((await member.call(call)).statusCode).toBe(503);
  expect((await member.call(call)).json().code).toBe('IDEMPOTENCY_IN_FLIGHT');
  shop.pass(60);
  expect((await member.call(call)).statusCode).toBe(201);
});

test('twenty requests at once with one key: one runs, the others wait or get its reply', async () => {
  const member = await shop.addMember();
  const call = orderCall(await checkoutFor(member));
  const replies = await Promise.all(Array.from({ length: 20 }, () => member.call(call)));
  const statuses = replies.map((reply) => reply.statusCode);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(0);
  expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
  expect(replies.filter((reply) => reply.statusCode === 409).every((reply) => reply.json().code === 'IDEMPOTENCY_IN_FLIGHT')).toBe(true);
  expect(await ordersOf(member.userId)).toHaveLength(1);
});

test('a client that disconnects does not free its key: the server continues, and the repeat gets that reply', async () => {
  const member = await shop.addMember();
  const call = orderCall(await checkoutFor(member));
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const brake = new pg.Client({ connectionString: shop.database.url });
  await brake.connect();
  // The order waits for its stock while this row is locked.
  await brake.query(`begin; select id from product.product_options where id = ${shirt.optionIds[0]} for update`);
  const hangUp = new AbortController();
  const cut = fetch(address + call.url, {
    method: 'POST',
    headers: { ...call.headers, 'content-type': 'application/json', authorization: member.authorization },
    body: JSON.stringify(call.body),
    signal: hangUp.signal,
  });
  await lockAwaited(shop.database);
  hangUp.abort();
  await expect(cut).rejects.toThrow('abort');
  expect((await member.call(call)).json().code).toBe('IDEMPOTENCY_IN_FLIGHT');
  await brake.query('commit');
  await brake.end();
  await until(async () => (await member.call(call)).statusCode === 201);
  const repeat = await member.call(call);
  expect([repeat.statusCode, repeat.headers['idempotency-replayed']]).toEqual([201, 'true']);
  expect(await ordersOf(member.userId)).toHaveLength(1);
});

/** Polls until it holds; the test's timeout ends it. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds()));
}

test('starting a payment twice with one key makes one attempt', async () => {
  const member = await shop.addMember();
  const { id } = await placedOrder(member, await checkoutFor(member));
  const call = { method: 'POST' as const, url: `/api/orders/${id}/payments`, headers: { 'idempotency-key': randomUUID() }, body: {} };
  const replies = [await member.call(call), await member.call(call)];
  expect(replies.map((reply) => reply.statusCode)).toEqual([201, 201]);
  expect(replies[1]?.json().paymentId).toBe(replies[0]?.json().paymentId);
  expect(await shop.database.service.selectFrom('sales.payments').select('id').where('order_id', '=', id).execute()).toHaveLength(1);
});

test('a write without an Idempotency-Key is refused and changes nothing', async () => {
  const member = await shop.addMember();
  const call = orderCall(await checkoutFor(member));
  const reply = await member.call({ ...call, headers: {} });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED']);
  expect(await ordersOf(member.userId)).toHaveLength(0);
});

test('two members can use the same idempotency key', async () => {
  const [one, other] = [await shop.addMember(), await shop.addMember()];
  const key = randomUUID();
  const replies = [
    await one.call(orderCall(await checkoutFor(one), {}, key)),
    await other.call(orderCall(await checkoutFor(other), {}, key)),
  ];
  expect(replies.map((reply) => reply.statusCode)).toEqual([201, 201]);
});
