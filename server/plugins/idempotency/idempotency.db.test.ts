import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, orderCall, placedOrder } from '#test/commerce-steps.ts';
import { lockAwaited } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { failOnce, loseAnswer } from '#test/lost-answer.ts';
import { type AddedProduct, addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';
import { lostKeys } from './lost-keys.ts';

let shop: CommerceShop;
let shirt: AddedProduct;

beforeAll(async () => {
  shop = await commerceShop();
  shirt = await addProduct(shop.database.service, await addCatalogue(shop.database.service), { code: 'shirt', stocks: [50] });
});

const checkoutFor = async (member: Awaited<ReturnType<CommerceShop['addMember']>>) =>
  openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]);
const ordersOf = (userId: string) => shop.database.service.selectFrom('sales.orders').select('id').where('user_id', '=', userId).execute();

test('a repeat gets the first reply to the letter, and only one order is there', async () => {
  const member = await shop.addMember();
  const call = orderCall(await checkoutFor(member));
  const first = await member.call(call);
  const repeat = await member.call(call);
  expect([first.statusCode, repeat.statusCode]).toEqual([201, 201]);
  expect(repeat.headers['idempotency-replayed']).toBe('true');
  expect(repeat.body).toBe(first.body);
  expect(await ordersOf(member.userId)).toHaveLength(1);
});

test('a refusal is repeated as it was', async () => {
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

test('a token that is void takes no key: refused, and the same key with a good one runs', async () => {
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

test('the same key for something else is refused', async () => {
  const member = await shop.addMember();
  const checkout = await checkoutFor(member);
  const key = randomUUID();
  await member.call(orderCall(checkout, {}, key));
  const other = await member.call(orderCall(checkout, { payment_method: 'TOSS_PAY' }, key));
  expect([other.statusCode, other.json().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
});

test('a key that was taken when the database was lost is freed as soon as it is back', async () => {
  const member = await shop.addMember();
  const call = orderCall(await checkoutFor(member));
  const end = await loseAnswer(shop.database, 'select from sales.idempotency_keys where actor = $1', [member.userId]);
  expect((await member.call(call)).statusCode).toBe(503);
  await end();
  await eventually(async () => expect((await member.call(call)).statusCode).toBe(201));
  expect(await ordersOf(member.userId)).toHaveLength(1);
});

test('what staff created is not created again when the answer to its COMMIT was lost: the repeat gets the first reply', async () => {
  const staff = await shop.addMember({ roles: ['admin', 'user'] });
  const body = { name: { ko: '끊긴 상표', en: 'Cut' }, description: null, state: 'ACT', logo_src: '', image_src: '', position: 0 };
  const call = { method: 'POST', url: '/api/admin/brands', headers: { 'idempotency-key': randomUUID() }, body } as const;
  const end = await loseAnswer(shop.database, "select from product.brands where name ->> 'ko' = $1", [body.name.ko]);
  expect((await staff.call(call)).statusCode).toBe(503);
  await end();
  const repeat = await staff.call(call);
  const brands = await shop.database.service.selectFrom('product.brands').select('id').where('name', '@>', '{"ko":"끊긴 상표"}').execute();
  expect([repeat.statusCode, repeat.headers['idempotency-replayed'], [repeat.json()]]).toEqual([201, 'true', brands]);
});

test('a reply that cannot be stored keeps its key, and is stored as soon as it can be', async () => {
  const member = await shop.addMember();
  const call = orderCall(await checkoutFor(member));
  failOnce(shop.database, /^update "sales"."idempotency_keys"/);
  const first = await member.call(call);
  const second = await member.call(call);
  expect([first.statusCode, second.json().code]).toEqual([201, 'IDEMPOTENCY_IN_FLIGHT']);
  await eventually(async () => expect((await member.call(call)).body).toBe(first.body));
});

test('a key that cannot be freed after a failure is freed as soon as it can be', async () => {
  const member = await shop.addMember();
  const call = orderCall(await checkoutFor(member));
  failOnce(shop.database, /^insert into "sales"."orders"/, /^delete from "sales"."idempotency_keys"/);
  expect((await member.call(call)).statusCode).toBe(503);
  expect((await member.call(call)).json().code).toBe('IDEMPOTENCY_IN_FLIGHT');
  await eventually(async () => expect((await member.call(call)).statusCode).toBe(201));
});

test('keys of many requests that lost the database are freed by one statement, and no others', async () => {
  const { database, clock } = shop;
  const takenAt = clock();
  const mine = Array.from({ length: 40 }, () => ({ actor: 'member:1', key: randomUUID(), takenAt }));
  const rows = mine.map(({ actor, key }) => ({ actor, key, route: 'POST /', request_hash: '', created_at: takenAt, holder: 1 }));
  const later = { ...rows[0], key: randomUUID(), created_at: new Date(takenAt.getTime() + 1) };
  const done = { ...rows[0], key: randomUUID(), status: 200, response: '{}' };
  await database.service
    .insertInto('sales.idempotency_keys')
    .values([...rows, later, done] as never)
    .execute();
  const executor = database.service.getExecutor();
  const provide = vi.spyOn(executor, 'provideConnection').mockRejectedValueOnce(new Error('Connection terminated unexpectedly'));
  const lost = lostKeys(shop);
  for (const name of [...mine, ...[later, done].map(({ key }) => ({ actor: 'member:1', key, takenAt }))]) lost.add(name);
  const onlooker = new pg.Client({ connectionString: database.url });
  await onlooker.connect();
  const left = async () =>
    (await onlooker.query("select key from sales.idempotency_keys where actor = 'member:1' order by created_at")).rows;
  await eventually(async () => expect(await left()).toEqual([{ key: done.key }, { key: later.key }]));
  expect(provide).toHaveBeenCalledTimes(2);
  provide.mockRestore();
  await onlooker.end();
  await lost.close();
});

test('a claim that arrives after the first attempt to free it is freed by a later one', async () => {
  const { database, clock } = shop;
  const name = { actor: 'member:2', key: randomUUID(), takenAt: clock() };
  const provide = vi.spyOn(database.service.getExecutor(), 'provideConnection');
  const lost = lostKeys(shop);
  lost.add(name);
  await eventually(async () => expect(provide).toHaveBeenCalledOnce());
  await provide.mock.results[0]?.value;
  provide.mockRestore();
  const row = { actor: name.actor, key: name.key, route: 'POST /', request_hash: '', created_at: name.takenAt, holder: 1 };
  await database.service.insertInto('sales.idempotency_keys').values(row).execute();
  const left = () => database.service.selectFrom('sales.idempotency_keys').select('key').where('actor', '=', name.actor).execute();
  await eventually(async () => expect(await left()).toEqual([]));
  await lost.close();
});

test('twenty at once with one key: one runs, the others wait or repeat', async () => {
  const member = await shop.addMember();
  const call = orderCall(await checkoutFor(member));
  const replies = await Promise.all(Array.from({ length: 20 }, () => member.call(call)));
  const statuses = replies.map((reply) => reply.statusCode);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(0);
  expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
  expect(replies.filter((reply) => reply.statusCode === 409).every((reply) => reply.json().code === 'IDEMPOTENCY_IN_FLIGHT')).toBe(true);
  expect(await ordersOf(member.userId)).toHaveLength(1);
});

/** Terminates a database connection from outside and waits until it is gone. */
async function terminate(pid: number | string): Promise<void> {
  const killer = new pg.Client({ connectionString: shop.database.url });
  await killer.connect();
  await killer.query(`select pg_terminate_backend(${pid}, 5000)`);
  await killer.end();
}

/** Makes a key look as if its request were still in progress in the process with that number. */
const underWay = (key: string, holder: number | null) =>
  shop.database.service
    .updateTable('sales.idempotency_keys')
    .set({ status: null, response: null, ...(holder === null ? {} : { holder }) })
    .where('key', '=', key)
    .execute();

test('the key of a process that was killed is free at once, that of another living process is not', async () => {
  const member = await shop.addMember();
  const call = orderCall(await checkoutFor(member));
  expect((await member.call(call)).statusCode).toBe(201);
  const other = new pg.Client({ connectionString: shop.database.url });
  await other.connect();
  const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid, pg_advisory_lock_shared(4711000000000)');
  await underWay(call.headers['idempotency-key'], 4_711_000_000_000);
  const waiting = await member.call(call);
  expect([waiting.statusCode, waiting.json().code, waiting.headers['retry-after']]).toEqual([409, 'IDEMPOTENCY_IN_FLIGHT', '1']);
  other.on('error', () => {});
  const ended = new Promise((resolve) => other.once('end', resolve));
  await terminate(rows[0]?.pid ?? 0);
  await ended;
  expect((await member.call(call)).statusCode).toBe(201);
  expect(await ordersOf(member.userId)).toHaveLength(2);
});

test('a key without a process, from before there were any, is free', async () => {
  const member = await shop.addMember();
  const call = orderCall(await checkoutFor(member));
  await member.call(call);
  await underWay(call.headers['idempotency-key'], null);
  await shop.database.service
    .updateTable('sales.idempotency_keys')
    .set({ holder: null })
    .where('key', '=', call.headers['idempotency-key'])
    .execute();
  expect((await member.call(call)).statusCode).toBe(201);
});

test('a process whose connection was cut takes its lease again: its keys stay its own, and it lets others take theirs', async () => {
  const member = await shop.addMember();
  const call = orderCall(await checkoutFor(member));
  await member.call(call);
  await underWay(call.headers['idempotency-key'], null);
  const others = orderCall(await checkoutFor(member));
  await member.call(others);
  await underWay(others.headers['idempotency-key'], 4_711_000_000_001);
  await terminate("(select pid from pg_stat_activity where application_name = 'seam process lease' and datname = current_database())");
  for (const repeat of [await member.call(call), await member.call(others)])
    expect([repeat.statusCode, repeat.json().code]).toEqual([409, 'IDEMPOTENCY_IN_FLIGHT']);
});

test('a client that hangs up does not free its key: the server goes on, and the repeat gets that reply', async () => {
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

test('starting a payment twice with one key is one attempt', async () => {
  const member = await shop.addMember();
  const { id } = await placedOrder(member, await checkoutFor(member));
  const call = { method: 'POST' as const, url: `/api/orders/${id}/payments`, headers: { 'idempotency-key': randomUUID() }, body: {} };
  const replies = [await member.call(call), await member.call(call)];
  expect(replies.map((reply) => reply.statusCode)).toEqual([201, 201]);
  expect(replies[1]?.json().paymentId).toBe(replies[0]?.json().paymentId);
  expect(await shop.database.service.selectFrom('sales.payments').select('id').where('order_id', '=', id).execute()).toHaveLength(1);
});

test('a process that lives keeps the key of what it works on, however long that takes', async () => {
  const member = await shop.addMember();
  const call = orderCall(await checkoutFor(member));
  const first = await member.call(call);
  expect(first.statusCode).toBe(201);
  await underWay(call.headers['idempotency-key'], null);
  shop.pass(60);
  expect((await member.call(call)).json().code).toBe('IDEMPOTENCY_IN_FLIGHT');
  expect(await ordersOf(member.userId)).toHaveLength(1);
});

test('without a key nothing happens', async () => {
  const member = await shop.addMember();
  const call = orderCall(await checkoutFor(member));
  const reply = await member.call({ ...call, headers: {} });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED']);
  expect(await ordersOf(member.userId)).toHaveLength(0);
});

test('the same key of two members are two keys', async () => {
  const [one, other] = [await shop.addMember(), await shop.addMember()];
  const key = randomUUID();
  const replies = [
    await one.call(orderCall(await checkoutFor(one), {}, key)),
    await other.call(orderCall(await checkoutFor(other), {}, key)),
  ];
  expect(replies.map((reply) => reply.statusCode)).toEqual([201, 201]);
});
