import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type AddedProduct, addCatalogue, addProduct } from '#test/commerce-rows.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { home, placedOrder, sheetOf, startedPayment } from '#test/commerce-steps.ts';

/** What each route of the OpenAPI document asks of its caller. A route that is missing here fails the test below. */
const open = [
  'GET /api/cart',
  'POST /api/cart/lines',
  'PATCH /api/cart/lines/{id}',
  'DELETE /api/cart/lines/{id}',
  'DELETE /api/cart/lines',
];
const openToo = ['PATCH /api/cart/selection', 'POST /api/members', 'GET /api/members/availability', 'POST /api/payments/webhook'];

type Operation = { security?: object[]; parameters?: { name: string; in: string }[]; requestBody?: unknown };
type Route = { name: string; method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: string; isForMembers: boolean };

let it: CommerceShop;
let routes: Route[];
let owned: Record<string, string>;
let bodies: Record<string, object>;
let shirt: AddedProduct;
let owner: Actor & { userId: string };
let stranger: Actor & { userId: string };

beforeAll(async () => {
  it = await commerceShop();
  shirt = await addProduct(it.database.service, await addCatalogue(it.database.service), { code: 'shirt', stocks: [50] });
  owner = await it.addMember();
  stranger = await it.addMember();
  const document = (await it.visitor.call({ url: '/api/openapi.json' })).json<{
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
  }>();
  expect(document.openapi).toBe('3.1.0');
  routes = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => {
      const method = verb.toUpperCase() as Route['method'];
      return { name: `${method} ${path}`, method, path, isForMembers: (operation.security ?? []).length > 0 };
    }),
  );
  await ownThings();
});

/** One thing of the owner's behind each address with an id, and a good body for each call. */
async function ownThings(): Promise<void> {
  const line = { product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 };
  const sheet = await sheetOf(owner, [line]);
  const order = await placedOrder(owner, sheet);
  const payment = await startedPayment(owner, order);
  const destination = await owner.call({ method: 'POST', url: '/api/delivery-destinations', body: home });
  const cart = await owner.call({ method: 'POST', url: '/api/cart/lines', body: { lines: [line] } });
  owned = {
    '/api/cart/lines/{id}': String(cart.json().lines[0].id),
    '/api/delivery-destinations/{id}': String(destination.json().id),
    '/api/checkouts/{id}': sheet.id,
    '/api/orders/{id}': String(order.id),
    '/api/payments/{paymentId}': payment.paymentId,
  };
  bodies = {
    'PATCH /api/cart/lines/{id}': { quantity: 2 },
    'PATCH /api/delivery-destinations/{id}': { name: 'mine now' },
    'POST /api/checkouts/{id}/quote': {},
    'POST /api/orders': {
      checkout_id: sheet.id,
      destination: home,
      payment_method: 'CARD',
      agreements: ['PURCHASE', 'PERSONAL_INFORMATION'],
    },
    'POST /api/orders/{id}/payments': {},
    'POST /api/orders/{id}/cancellation': {},
    'POST /api/orders/{id}/purchase-confirmation': { is_agreed: true },
    'POST /api/delivery-destinations': home,
    'POST /api/checkouts': { source: 'CART' },
  };
}

function call(actor: Actor, { name, method, path }: Route, token?: string) {
  const [base] = Object.entries(owned).filter(([prefix]) => path.startsWith(prefix));
  const url = path.replace(/\{\w+\}/, base?.[1] ?? '1');
  const headers = { 'idempotency-key': randomUUID(), ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  const body = bodies[name];
  return actor.call({ method, url, headers, ...(body === undefined ? {} : { body }) });
}

test('every route says whether it is for members, and nothing is left undeclared', () => {
  expect(routes.length).toBeGreaterThan(20);
  expect(
    routes
      .filter((route) => !route.isForMembers)
      .map((route) => route.name)
      .sort(),
  ).toEqual([...open, ...openToo].sort());
});

describe('who may call', () => {
  test('a visitor gets 401 from every route for members, and changes nothing', async () => {
    for (const route of routes.filter((each) => each.isForMembers)) {
      const reply = await call(it.visitor, route);
      expect([route.name, reply.statusCode, reply.json().code]).toEqual([route.name, 401, 'LOGIN_REQUIRED']);
    }
  });

  test('a bad token is never a silent visitor', async () => {
    for (const route of routes) {
      const reply = await call(it.visitor, route, 'not.a.token');
      expect([route.name, reply.statusCode, reply.json().code]).toEqual([route.name, 401, 'invalid-jwt']);
    }
  });

  test('another member cannot tell that it exists: 404 for everything with an id', async () => {
    const withIds = routes.filter((route) => route.path.includes('{'));
    expect(withIds.length).toBeGreaterThan(9);
    for (const route of withIds) {
      const reply = await call(stranger, route);
      expect([route.name, reply.statusCode]).toEqual([route.name, 404]);
    }
    expect((await call(stranger, { name: 'POST /api/orders', method: 'POST', path: '/api/orders', isForMembers: true })).statusCode).toBe(
      404,
    );
  });

  test('after all that the owner finds everything as it was', async () => {
    const order = await owner.call({ url: `/api/orders/${owned['/api/orders/{id}']}` });
    expect(order.json()).toMatchObject({ status: 'PAYMENT_WAIT', cancelled_at: null });
    const [destination] = (await owner.call({ url: '/api/delivery-destinations' })).json();
    expect(destination).toMatchObject({ name: '', recipient: home.recipient });
    expect((await owner.call({ url: '/api/cart' })).json().lines[0]).toMatchObject({ quantity: 2 });
  });
});
