import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { mayDo } from '#rules/member/rights/permission.ts';
import type { Role } from '#rules/member/rights/role.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { home, openCheckout, orderCall, placedOrder, startedPayment } from '#test/commerce-steps.ts';
import { askedQuestion, plainBodies } from '#test/rows/call-bodies.ts';
import {
  type AddedProduct,
  addCatalogue,
  addCoupon,
  addDesign,
  addGraphic,
  addPoints,
  addProduct,
  addShownCoupon,
} from '#test/rows/commerce-rows.ts';
import { addPhoto, addReview } from '#test/rows/review-rows.ts';
import { addReward } from '#test/rows/reward-rows.ts';
import { settlementAddresses, settlementBodies } from '#test/rows/settlement-rows.ts';
import { brandRequestBody, shareBodyOf } from '#test/rows/share-bodies.ts';
import { accessOf, declaredRoutes, type RouteAccess } from './declared-routes.ts';
import { type Route, routesOf, undeclaredOf } from './wire-and-document.ts';

/** Every route of the OpenAPI document, called by a visitor, its owner, and strangers of every role. */

type Member = Actor & { userId: string };

/** Occurs in the owner's address book and nowhere else. */
const mark = '주인만 아는 집';
const strangerNames = ['member', 'artist', 'brand', 'admin'] as const;

const undeclared = new Set<string>();

let shop: CommerceShop;
let routes: Route[];
let owned: Record<string, string>;
let bodies: Record<string, object>;
let shirt: AddedProduct;
let gone: AddedProduct;
let tee: AddedProduct;
let designId: number;
let issuedId: number;
let hiddenCouponId: number;
let shownCouponId: number;
let owner: Member;
let strangers: Map<(typeof strangerNames)[number], Member>;

beforeAll(async () => {
  shop = await commerceShop();
  const db = shop.database.service;
  const catalogue = await addCatalogue(db);
  shirt = await addProduct(db, catalogue, { code: 'shirt', stocks: [50] });
  gone = await addProduct(db, catalogue, { code: 'gone', stocks: [0] });
  tee = await addProduct(db, catalogue, { code: 'tee', type: 'CUSTOM', stocks: [50] });
  owner = await shop.addMember();
  strangers = new Map();
  for (const role of strangerNames) strangers.set(role, await shop.addMember({ roles: role === 'member' ? ['user'] : [role, 'user'] }));
  designId = await addDesign(db, { product: tee, userId: owner.userId, graphicIds: [await addGraphic(db, catalogue)] });
  issuedId = await addCoupon(db, owner.userId);
  const coupons = db.selectFrom('sales.issued_coupons').select('coupon_id').where('id', '=', issuedId);
  hiddenCouponId = (await coupons.executeTakeFirstOrThrow()).coupon_id;
  shownCouponId = await addShownCoupon(db);
  await addPoints(db, owner.userId, 3_000);
  routes = routesOf((await shop.visitor.call({ url: '/api/openapi.json' })).json());
  await ownThings();
});

/** A session of the owner in another browser. */
async function addSignIn(): Promise<string> {
  const [now, id] = [shop.clock(), 'a-sign-in-of-the-owner'];
  const seen = { signed_in_at: now, last_seen_at: now, expires_at: new Date(now.getTime() + 86_400_000) };
  await shop.database.service
    .insertInto('identity.sign_ins')
    .values({ id, grant_id: 'grant', user_id: owner.userId, browser: 'chrome', system: 'android', ...seen })
    .execute();
  return id;
}

/** One row of the owner's for each path with an id, and a valid body for each call. */
async function ownThings(): Promise<void> {
  const line = { product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 };
  const checkout = await openCheckout(owner, [line]);
  const order = await placedOrder(owner, checkout);
  const payment = await startedPayment(owner, order);
  const destination = await owner.call({ method: 'POST', url: '/api/delivery-destinations', body: { ...home, detail_address: mark } });
  const wish = await owner.call({ method: 'POST', url: '/api/restock-requests', body: { option_id: gone.optionIds[0] } });
  const question = await owner.call({ method: 'POST', url: '/api/inquiries', body: { ...askedQuestion, content: mark } });
  const cart = await owner.call({ method: 'POST', url: '/api/cart/lines', body: { lines: [line] } });
  const tokenId = await addReward(shop.database.service, owner.userId);
  const signInId = await addSignIn();
  const shareBody = await shareBodyOf(shop.database.service, designId);
  const share = await owner.call({ method: 'POST', url: '/api/shares', body: shareBody });
  const request = await owner.call({ method: 'POST', url: '/api/brand-requests', body: brandRequestBody });
  const team = await owner.call({ method: 'POST', url: '/api/team-orders', body: { product_custom_id: designId } });
  owned = {
    '/api/team-orders/{code}': team.json().code,
    ...(await settlementAddresses(shop.database.service, order)),
    '/api/shares/{code}': share.json().code,
    '/api/designs/{id}/copies': String(designId),
    '/api/brand-requests/{id}': String(request.json().requests[0].id),
    '/api/cart/lines/{id}': String(cart.json().lines[0].id),
    '/api/cart/lines': `?line_ids=${cart.json().lines[0].id}`,
    '/api/members/availability': '?email=somebody@seam.example',
    '/api/verifications/{id}/check': randomUUID(),
    '/api/members/me/sign-ins/{id}': signInId,
    '/api/addresses': '?keyword=%EC%84%B8%EC%A2%85%EB%8C%80%EB%A1%9C',
    '/api/delivery-destinations/{id}': String(destination.json().id),
    '/api/restock-requests/{id}': String(wish.json().id),
    '/api/reviews/lines/{order_product_id}': String(order.order_products[0]?.id),
    '/api/reviews/{id}': String(await addReview(shop.database.service, owner.userId, order)),
    '/api/own-pictures': '?ids=1',
    '/api/photos/{id}': String(await addPhoto(shop.database.service, owner.userId)),
    '/api/inquiries/{id}': String(question.json().id),
    '/api/checkouts/{id}': checkout.id,
    '/api/orders/{id}': String(order.id),
    '/api/wallet/tokens/{id}/coupon': String(tokenId),
    '/api/rewards/{id}': String(tokenId),
    '/api/social-accounts/{vendor}': 'kakao',
    '/api/social-accounts/{vendor}/attempts': 'kakao',
    '/api/payments/{paymentId}': payment.paymentId,
    '/api/notification-mutes/{event}': 'coupon',
    '/api/passkeys/{key}': 'a-key',
    '/api/refusals/{token}': 'made.up',
    '/api/staff-invitations/{token}': 'an-invitation-that-nobody-sent',
    '/api/admin/staff/{id}': randomUUID(),
    '/api/admin/products/{id}': '999999',
    '/api/admin/graphics/{id}': '999999',
    '/api/admin/categories/{id}': '999999',
    '/api/admin/contents/{kind}': 'popups',
    '/api/admin/pages/{page}': 'main',
  };
  const claimBody = {
    type: 'CANCEL',
    reason: 'CHANGE_OF_MIND',
    lines: [{ order_product_id: order.order_products[0]?.id ?? 0, quantity: 1 }],
  };
  bodies = {
    ...plainBodies,
    ...settlementBodies,
    'POST /api/shares': shareBody,
    'POST /api/team-orders': { product_custom_id: designId },
    'PATCH /api/team-orders/{code}': { title: '우리 팀' },
    'POST /api/team-orders/{code}/people': { people: [{ name: '김하늘', option_id: tee.optionIds[0] }] },
    'PUT /api/team-people/{token}': { name: '김하늘', option_id: tee.optionIds[0] },
    'POST /api/text-shapes': { words: '심', fonts: ['jua'] },
    'POST /api/cart/lines': { lines: [line] },
    'POST /api/reviews': { order_product_id: order.order_products[0]?.id, score: 5, content: '앞판 인쇄가 또렷해요.' },
    'POST /api/restock-requests': { option_id: gone.optionIds[0] },
    'POST /api/issued-coupons': { coupon_id: shownCouponId },
    'POST /api/orders': orderCall(checkout).body,
    'POST /api/orders/{id}/claims': claimBody,
    'POST /api/orders/{id}/claims/preview': claimBody,
    'POST /api/admin/orders/{id}/claims': { ...claimBody, type: 'RETURN' },
    'POST /api/admin/orders/{id}/claims/preview': claimBody,
    'PUT /api/admin/orders/{id}/options': { line_id: 999_999, option_id: 1 },
    'POST /api/admin/orders/{id}/goodwill': { amount: 1, reason: mark },
  };
}

async function call(actor: Actor, route: Route, headers: Record<string, string> = {}) {
  const { name, method, path } = route;
  const base = Object.entries(owned).find(([prefix]) => path.startsWith(prefix) && prefix.includes('{'))?.[1];
  const query =
    method === 'POST'
      ? ''
      : path === '/api/inquiries'
        ? '?kind=ONE_ON_ONE'
        : (Object.entries(owned).find(([exact]) => path === exact)?.[1] ?? '');
  const url = path.replace(/\{\w+\}/, base ?? '1').replace(/\{\w+\}/, '1') + (query.startsWith('?') ? query : '');
  const body = bodies[name];
  const reply = await actor.call({
    method,
    url,
    headers: { 'idempotency-key': randomUUID(), ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const difference = undeclaredOf(route.responses, reply);
  if (difference !== null) undeclared.add(`${name} ${difference}`);
  return { reply, answer: answerOf(reply) };
}

/** "200", or the status of a refusal with its code. */
function answerOf(reply: Awaited<ReturnType<Actor['call']>>): string {
  return reply.statusCode < 400 ? String(reply.statusCode) : `${reply.statusCode} ${reply.json().code}`;
}

/** All rows of the shop as one text per table, without those that only record visits. */
async function everything(): Promise<Record<string, string>> {
  const { rows } = await shop.database.servicePool.query<{ name: string }>(`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('member', 'product', 'sales', 'management') and c.relkind = 'r'
      and c.relname not in ('carts', 'idempotency_keys')`);
  const states: Record<string, string> = {};
  for (const { name } of rows) {
    const state = await shop.database.servicePool.query<{ state: string }>(
      `select coalesce(string_agg(each::text, ' ' order by each::text), '') as state from ${name} as each`,
    );
    states[name] = state.rows[0]?.state ?? '';
  }
  return states;
}

const stranger = () => strangers.get('member') ?? owner;

/** Every route with its expected access: declared ones in the order of their list, then the rest of the back office. */
function held(): { route: Route; name: string; declared: RouteAccess }[] {
  const names = new Set([...Object.keys(declaredRoutes), ...routes.map(({ name }) => name)]);
  return [...names].map((name) => {
    const route = routes.find((one) => one.name === name);
    const declared = accessOf(name, bodies[name] === undefined && route?.needsInput === true);
    if (route === undefined || declared === undefined) throw new Error(`${name} is not declared, or does not exist`);
    return { route, name, declared };
  });
}

test('every route has a declared access or is of the back office', () => {
  for (const { route, name, declared } of held()) expect([name, route.isForMembers]).toEqual([name, declared.visitor.startsWith('401')]);
});

/** The permission table's answer for a route, in the terms of the matrix. */
test('the matrix and the permission table agree about every route', () => {
  for (const { route, name, declared } of held()) {
    const { permission, path } = route;
    const reach = (role: Role) => mayDo(role === 'admin' ? [role, 'owner'] : [role], permission);
    const isRefused = (answer: string) => answer === '401 LOGIN_REQUIRED' || answer === '403 FORBIDDEN';
    expect([name, 'visitor', reach('public') === 'no']).toEqual([name, 'visitor', isRefused(declared.visitor)]);
    const { stranger: any, artist = any, brand = any } = declared;
    for (const [role, answer] of [['user', any] as const, ['artist', artist] as const, ['brand', brand] as const])
      expect([name, role, reach(role) === 'no']).toEqual([name, role, isRefused(answer)]);
    expect([name, 'admin', reach('admin') === reach('user')]).toEqual([name, 'admin', declared.admin === undefined]);
    // A path with somebody's id: a caller who may only reach their own is told that there is none. Names of providers and events, and
    // signed tokens, belong to nobody.
    const isOfSomebody = path.replace(/\{(?:vendor|event|token)\}/, '').includes('{') && reach('user') !== 'no';
    if (isOfSomebody) expect([name, reach('user')]).toEqual([name, declared.stranger.startsWith('404') ? 'own' : 'any']);
    if (reach('user') === 'any' && !declared.isForOthers) expect([name, declared.stranger]).toEqual([name, declared.owner]);
    // A caller asked to prove their sign-in again gets through once they do.
    const isProved = declared.admin === '403 SIGN_IN_PROOF_NEEDED';
    if (isOfSomebody && reach('admin') === 'any' && !declared.isForOthers && !isProved)
      expect([name, declared.admin ?? declared.stranger]).toEqual([name, declared.owner]);
  }
});

describe('who may call', () => {
  test('a bad token is never a silent visitor', async () => {
    for (const route of routes) {
      expect([route.name, (await call(shop.visitor, route, { authorization: 'Bearer not.a.token' })).answer]).toEqual([
        route.name,
        '401 invalid-jwt',
      ]);
    }
  });

  test('a visitor and strangers of every role are refused as declared, and nothing has changed', async () => {
    const before = await everything();
    for (const { route, name, declared } of held()) {
      if (declared.visitor.startsWith('4')) expect([name, (await call(shop.visitor, route)).answer]).toEqual([name, declared.visitor]);
      if (!declared.stranger.startsWith('4')) continue;
      for (const [role, actor] of strangers) {
        const answer = (role === 'member' ? undefined : declared[role]) ?? declared.stranger;
        if (!answer.startsWith('4')) continue;
        // The roles of artists and brands are below that of a member, and must be declared by name.
        const isAsked = (role === 'brand' || role === 'artist') && declared[role] !== undefined;
        const headers = isAsked ? { 'x-hasura-role': role } : {};
        expect([name, role, (await call(actor, route, headers)).answer]).toEqual([name, role, answer]);
      }
    }
    expect(await everything()).toEqual(before);
  });

  test('a reply about something each member has one of holds the member’s own only', async () => {
    const before = await ownersView();
    for (const { route, name, declared } of held()) {
      if (declared.stranger.startsWith('4')) continue;
      for (const [role, actor] of strangers) {
        const { reply, answer } = await call(actor, route);
        expect([name, role, answer]).toEqual([name, role, declared.stranger]);
        expect([name, role, reply.body.includes(mark)]).toEqual([name, role, false]);
      }
      if (!declared.visitor.startsWith('4')) expect([name, (await call(shop.visitor, route)).answer]).toEqual([name, declared.visitor]);
    }
    expect(await ownersView()).toEqual(before);
  });
});

async function ownersView(): Promise<unknown[]> {
  const views = ['/api/cart', '/api/delivery-destinations', `/api/orders/${owned['/api/orders/{id}']}`];
  return Promise.all(views.map(async (url) => (await owner.call({ url })).json()));
}

/** A stranger's own call with an id of the owner's in its body. */
const smuggled: Record<string, () => Parameters<Actor['call']>[0]> = {
  'a cart line into a checkout': () => ({
    method: 'POST',
    url: '/api/checkouts',
    body: { source: 'CART', cart_line_ids: [Number(owned['/api/cart/lines/{id}'])] },
  }),
  'a design into the cart': () => ({
    method: 'POST',
    url: '/api/cart/lines',
    body: { lines: [{ product_id: tee.id, option_id: tee.optionIds[0], product_custom_id: designId }] },
  }),
  'a design into a checkout': () => ({
    method: 'POST',
    url: '/api/checkouts',
    body: { source: 'BUY_NOW', lines: [{ product_id: tee.id, option_id: tee.optionIds[0], product_custom_id: designId }] },
  }),
  'a coupon that only its holder knows of': () => ({
    method: 'POST',
    url: '/api/issued-coupons',
    headers: { 'idempotency-key': randomUUID() },
    body: { coupon_id: hiddenCouponId },
  }),
  'a checkout into an order': () => orderCall({ id: owned['/api/checkouts/{id}'] ?? '' }),
};

describe('what is another’s, named inside a call of one’s own', () => {
  test.each(Object.entries(smuggled))('%s', async (_about, attempt) => {
    const before = await everything();
    for (const [role, actor] of strangers) {
      const answer = answerOf(await actor.call(attempt()));
      expect([role, answer]).toEqual([role, expect.stringMatching(/^4(03|04|22) [A-Z_]+$/)]);
    }
    expect(await everything()).toEqual(before);
  });

  test('coupons, points and addresses do nothing for another’s order', async () => {
    const line = { product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 };
    const checkout = await openCheckout(stranger(), [line]);
    const before = await everything();
    const destination = Number(owned['/api/delivery-destinations/{id}']);
    const { destination: _home, ...withoutAddress } = orderCall(checkout).body;
    for (const body of [
      { ...orderCall(checkout).body, issued_coupon_ids: [issuedId] },
      { ...orderCall(checkout).body, point_amount: 1_000 },
      { ...withoutAddress, delivery_destination_id: destination },
    ]) {
      const reply = await stranger().call({ ...orderCall(checkout), body });
      expect([body, answerOf(reply)]).toEqual([body, expect.stringMatching(/^4\d\d [A-Z_]+$/)]);
    }
    const quote = await stranger().call({
      method: 'POST',
      url: `/api/checkouts/${checkout.id}/quote`,
      body: { issued_coupon_ids: [issuedId], delivery_destination_id: destination },
    });
    expect(quote.body).not.toContain(mark);
    expect(await everything()).toEqual(before);
  });

  test('selecting or removing lines of others changes none of them', async () => {
    const before = await ownersView();
    const line = Number(owned['/api/cart/lines/{id}']);
    await stranger().call({ method: 'PATCH', url: '/api/cart/selection', body: { is_selected: false, line_ids: [line] } });
    await stranger().call({ method: 'DELETE', url: `/api/cart/lines?line_ids=${line}` });
    await shop.visitor.call({ method: 'PATCH', url: '/api/cart/selection', body: { is_selected: false, line_ids: [line] } });
    expect(await ownersView()).toEqual(before);
  });

  test('a guest’s cart belongs to its cookie: no other guest and no member reaches it', async () => {
    const added = await shop.visitor.call({ method: 'POST', url: '/api/cart/lines', body: bodies['POST /api/cart/lines'] });
    const line = `/api/cart/lines/${added.json().lines[0].id}`;
    const another = await shop.visitor.call({ method: 'POST', url: '/api/cart/lines', body: bodies['POST /api/cart/lines'] });
    const [cookie, otherCookie] = [added, another].map((reply) => reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
    for (const actor of [shop.visitor, ...strangers.values()]) {
      const reply = await actor.call({ method: 'DELETE', url: line, headers: { cookie: otherCookie ?? '' } });
      expect(answerOf(reply)).toBe('404 CART_LINE_NOT_FOUND');
    }
    const kept = await shop.visitor.call({ url: '/api/cart', headers: { cookie: cookie ?? '' } });
    expect(kept.json().lines).toHaveLength(1);
  });

  test('the Idempotency-Key of another opens no reply of theirs', async () => {
    const checkout = await openCheckout(owner, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]);
    const key = randomUUID();
    expect(answerOf(await owner.call(orderCall(checkout, {}, key)))).toBe('201');
    expect(answerOf(await stranger().call(orderCall(checkout, {}, key)))).toBe('404 CHECKOUT_NOT_FOUND');
  });
});

test('the owner is answered as declared, by every route', async () => {
  const cart = await owner.call({ method: 'POST', url: '/api/cart/lines', body: bodies['POST /api/cart/lines'] });
  owned['/api/cart/lines/{id}'] = String(cart.json().lines[0].id);
  owned['/api/cart/lines'] = `?line_ids=${cart.json().lines[0].id}`;
  for (const { route, name, declared } of held()) {
    expect([name, (await call(owner, route)).answer]).toEqual([name, declared.owner]);
  }
});

test('the wire has no status and no media type that the OpenAPI document does not declare', () => {
  expect([...undeclared]).toEqual([]);
});
