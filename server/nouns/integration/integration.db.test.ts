import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { beforeAll, expect, test } from 'vitest';
import type { AuditPage } from '#contract/rest/admin/audit.ts';
import type { Integrations, MadeKey, MadeWebhook, OrderChanges, StockChanges } from '#contract/rest/programs/integrations.ts';
import type { ApiScope } from '#rules/office/integration.ts';
import { atFileEnd } from '#test/at-file-end.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, placedOrder } from '#test/commerce-steps.ts';
import { testFolder } from '#test/open.ts';
import { type AddedProduct, addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';
import { addPassword, knownPassword as password } from '#test/rows/password-rows.ts';
import { sweepWebhooks } from './send-webhook.ts';

let shop: CommerceShop;
let owner: Actor & { userId: string };
let shirt: AddedProduct;

beforeAll(async () => {
  shop = await commerceShop({ SERVICES: 'rest,identity' });
  owner = await shop.addMember({ roles: ['admin', 'user'] });
  await addPassword(shop, owner.userId);
  shirt = await addProduct(shop.database.service, await addCatalogue(shop.database.service), { code: 'shirt', stocks: [50, 60] });
});

const office = (method: 'GET' | 'POST' | 'DELETE', path = '', body?: object, by: Actor = owner) =>
  by.call({ method, url: `/api/admin/integrations${path}`, ...(body ? { body } : {}) });
const makeKey = async (scopes: ApiScope[]) => {
  const reply = await office('POST', '/keys', { name: 'ERP', scopes, days: 30, password });
  expect(reply.statusCode).toBe(201);
  return reply.json<MadeKey>();
};
const askToken = ({ id, secret }: MadeKey, form = 'grant_type=client_credentials') =>
  shop.app.inject({
    method: 'POST',
    url: '/realms/seam/protocol/openid-connect/token',
    headers: { authorization: `Basic ${btoa(`${id}:${secret}`)}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: form,
  });
const program = async (key: MadeKey, form?: string) => {
  const token = (await askToken(key, form)).json().access_token;
  return (method: 'GET' | 'PUT', path: string, body?: object) =>
    shop.app.inject({
      method,
      url: `/api/integration/${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(body ? { payload: body } : {}),
    });
};
const orderShirt = async () => {
  const member = await shop.addMember();
  return placedOrder(member, await openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]));
};

test('an owner with a second proof makes an API key, sees it once, and its scopes work until it is ended', async () => {
  const clerk = await shop.addMember({ roles: ['admin', 'user'], staffRoles: ['manager'] });
  expect((await office('GET', '', undefined, clerk)).json()).toMatchObject({ code: 'FORBIDDEN' });
  const wish = { name: 'ERP', scopes: ['orders:read'], days: 30 };
  expect((await office('POST', '/keys', wish)).json()).toMatchObject({ code: 'SIGN_IN_PROOF_NEEDED' });
  const key = await makeKey(['orders:read']);
  expect((await askToken({ ...key, secret: 'wrong' })).json()).toMatchObject({ error: 'invalid_client' });
  expect((await askToken(key, 'grant_type=password&username=a&password=b')).statusCode).toBe(400);
  expect((await askToken(key, 'grant_type=client_credentials&scope=stock:write')).json()).toMatchObject({ error: 'invalid_scope' });
  const ask = await program(key);
  const { order_number } = await orderShirt();
  const { orders } = (await ask('GET', 'orders')).json<OrderChanges>();
  expect(orders.at(-1)).toMatchObject({
    order_number,
    destination: null,
    lines: [{ product_code: 'shirt', quantity: 1, is_custom: false }],
  });
  expect((await ask('GET', 'stock')).json()).toMatchObject({ code: 'FORBIDDEN' });
  const { keys } = (await office('GET')).json<Integrations>();
  expect(keys).toMatchObject([{ id: key.id, scopes: ['orders:read'], last_used_at: expect.any(String) }]);
  expect(JSON.stringify(keys)).not.toContain(key.secret);
  // A key is nobody: elsewhere its token opens nothing.
  const token = (await askToken(key)).json().access_token;
  const elsewhere = await shop.app.inject({ url: '/api/members/me', headers: { authorization: `Bearer ${token}` } });
  expect(elsewhere.json()).toMatchObject({ code: 'invalid-jwt' });
  expect((await office('DELETE', `/keys/${key.id}`)).statusCode).toBe(200);
  expect((await ask('GET', 'orders')).statusCode).toBe(401);
  expect((await askToken(key)).json()).toMatchObject({ error: 'invalid_client' });
});

test('an API key expires, and a token can have fewer scopes than its key', async () => {
  const key = await makeKey(['orders:read', 'orders:addresses']);
  const { order_number } = await orderShirt();
  const last = async (form?: string) => (await (await program(key, form))('GET', 'orders')).json<OrderChanges>().orders.at(-1);
  expect(await last()).toMatchObject({ order_number, destination: { recipient: '김이음', zip_code: '04524' } });
  expect(await last('grant_type=client_credentials&scope=orders:read')).toMatchObject({ destination: null });
  shop.pass(31 * 24 * 60);
  expect((await askToken(key)).json()).toMatchObject({ error: 'invalid_client' });
  shop.pass(-31 * 24 * 60);
});

test('changes are read page by page without gaps, and from a given time; a later change is listed again', async () => {
  const ask = await program(await makeKey(['orders:read', 'stock:read']));
  for (let count = 0; count < 3; count += 1) await orderShirt();
  const pages: OrderChanges[] = [];
  let cursor = '';
  do {
    const page: OrderChanges = (await ask('GET', `orders?limit=2${cursor}`)).json<OrderChanges>();
    pages.push(page);
    cursor = page.next_cursor === null ? '' : `&cursor=${encodeURIComponent(page.next_cursor)}`;
  } while (cursor !== '');
  const numbers = pages.flatMap(({ orders }) => orders.map(({ order_number }) => order_number));
  const { rows } = await shop.query('select order_number from sales.orders order by updated_at, id');
  expect(numbers).toEqual((rows as { order_number: string }[]).map(({ order_number }) => order_number));
  const last = pages.at(-1)?.orders.at(-1);
  const since = await ask('GET', `orders?updated_since=${last?.updated_at}`);
  expect(since.json<OrderChanges>().orders.map(({ order_number }) => order_number)).toEqual([last?.order_number]);
  await shop.query(`update sales.orders set courier = 'cj' where order_number = '${numbers[0]}'`);
  const later = await ask('GET', `orders?updated_since=${last?.updated_at}`);
  expect(later.json<OrderChanges>().orders.map(({ order_number }) => order_number)).toEqual([last?.order_number, numbers[0]]);
  expect((await ask('GET', 'orders?cursor=1')).json()).toMatchObject({ code: 'INVALID_INPUT' });
});

test('stock is set only if nothing was sold meanwhile, and the log names the key’s author', async () => {
  const ask = await program(await makeKey(['stock:read', 'stock:write']));
  const option = shirt.optionIds[1] ?? 0;
  expect((await ask('PUT', `stock/${option}`, { stock_count: 70, was: 60 })).json()).toEqual({ stock_count: 70 });
  expect((await ask('PUT', `stock/${option}`, { stock_count: 80, was: 60 })).json()).toMatchObject({ code: 'STOCK_CHANGED' });
  const { options } = (await ask('GET', 'stock')).json<StockChanges>();
  expect(options.at(-1)).toMatchObject({ option_id: option, product_code: 'shirt', stock_count: 70 });
  const log = (await owner.call({ url: '/api/admin/audit?table=product.product_options' })).json<AuditPage>();
  expect(log.entries[0]).toMatchObject({ action: 'UPDATE' });
});

test('the ERP example reads orders and stock, then only changes, and writes stock less the pieces sold meanwhile', async () => {
  const key = await makeKey(['orders:read', 'stock:read', 'stock:write']);
  const SHOP = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const state = join(testFolder(), 'state.json');
  const run = async (...words: string[]) => {
    const env = { SHOP, KEY: key.id, SECRET: key.secret };
    const script = join(import.meta.dirname, '../../../docs/erp-example.mjs');
    return (await promisify(execFile)(process.execPath, [script, state, ...words], { env })).stdout;
  };
  const option = shirt.optionIds[0] ?? 0;
  const pieces = async () => {
    const { rows } = await shop.query(`select stock_count from product.product_options where id = ${option}`);
    return (rows as { stock_count: number }[])[0]?.stock_count;
  };
  expect(await run()).toMatch(/^\d+ orders, 2 options\n$/);
  await orderShirt();
  await run(`${option}=40`);
  expect(await pieces()).toBe(40);
});

test('a webhook gets each order with a signature; failures are retried later, and after five days it is closed until reopened', async () => {
  const heard: { id: string; at: string; signature: string; body: string }[] = [];
  let answer = 500;
  const receiver = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const header = (name: string) => String(request.headers[`webhook-${name}`]);
    heard.push({ id: header('id'), at: header('timestamp'), signature: header('signature'), body });
    response.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end();
  });
  await new Promise<void>((done) => receiver.listen(0, 'localhost', done));
  atFileEnd(() => receiver.close());
  const url = `http://localhost:${(receiver.address() as AddressInfo).port}/hook`;
  expect((await office('POST', '/webhooks', { url: 'https://10.0.0.1/', password })).json()).toMatchObject({
    code: 'WEBHOOK_ADDRESS_INVALID',
    field: 'url',
  });
  const { id, secret } = (await office('POST', '/webhooks', { url, password })).json<MadeWebhook>();
  const webhook = async () => (await office('GET')).json<Integrations>().webhooks[0];
  const { order_number } = await orderShirt();

  expect(await sweepWebhooks(shop)).toBe(0);
  expect(await webhook()).toMatchObject({
    failing_since: expect.any(String),
    deliveries: [{ order_number, state: 'WAITING', tries: 1, answer: '500' }],
  });
  expect([await sweepWebhooks(shop), heard.length]).toEqual([0, 1]);
  shop.pass(10);
  answer = 204;
  expect(await sweepWebhooks(shop)).toBe(1);
  expect(await webhook()).toMatchObject({ failing_since: null, deliveries: [{ state: 'SENT', tries: 2, answer: '204' }] });
  const [first, second] = heard;
  expect(second?.id).toBe(first?.id);
  const at = new Date(Number(second?.at) * 1000);
  expect(second?.signature).toBe(new Webhook(secret).sign(second?.id ?? '', at, second?.body ?? ''));
  expect(JSON.parse(second?.body ?? '')).toMatchObject({ type: 'order.changed', data: { order_number, step: 'PAYMENT_WAIT' } });

  const [delivery] = (await webhook())?.deliveries ?? [];
  await office('POST', `/deliveries/${delivery?.id}/sending`);
  expect([await sweepWebhooks(shop), heard.length]).toEqual([1, 3]);

  answer = 302;
  await orderShirt();
  await sweepWebhooks(shop);
  shop.pass(20 * 24 * 60);
  await sweepWebhooks(shop);
  expect(await webhook()).toMatchObject({ closed_at: expect.any(String) });
  const before = heard.length;
  await orderShirt();
  expect([await sweepWebhooks(shop), heard.length]).toEqual([0, before]);
  expect((await office('POST', `/webhooks/${id}/reopening`)).statusCode).toBe(200);
  answer = 200;
  await orderShirt();
  expect(await sweepWebhooks(shop)).toBe(1);
  expect((await office('DELETE', `/webhooks/${id}`)).statusCode).toBe(200);
  expect(await webhook()).toBeUndefined();
});
