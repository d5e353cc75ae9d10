import { beforeAll, describe, expect, test } from 'vitest';
import { purgeCarts } from '#server/jobs/purging/purge.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { type AddedProduct, addCatalogue, addDesign, addGraphic, addProduct, type Catalogue } from '#test/rows/commerce-rows.ts';

let shop: CommerceShop;
let catalogue: Catalogue;
let shirt: AddedProduct;
let graphicId: number;
let sideId: number;

beforeAll(async () => {
  shop = await commerceShop();
  const { service } = shop.database;
  catalogue = await addCatalogue(service);
  shirt = await addProduct(service, catalogue, { code: 'made', price: 20_000, stocks: [5, 5], type: 'CUSTOM' });
  graphicId = await addGraphic(service, catalogue);
  sideId = (
    await service
      .selectFrom('product.mockup_groups')
      .select('id')
      .where('product_id', '=', shirt.id)
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).id;
});

const whole = { x: 50, y: 60, width: 120, height: 120, rotation: 0 };
const designOf = (box: object = {}) => ({
  option_id: shirt.optionIds[0],
  name: '딸기 티셔츠',
  sides: [{ mockup_group_id: sideId, layers: [{ graphic_id: graphicId, ...whole, ...box }] }],
});
const add = (actor: Actor, body: object, headers: Record<string, string> = {}) =>
  actor.call({ method: 'POST', url: '/api/cart/lines', body, headers });
const lines = (...more: object[]) => [{ product_id: shirt.id, option_id: shirt.optionIds[0] }, ...more];
const cookieOf = (reply: { cookies: { value?: string }[] }) => ({ cookie: `seam_cart=${reply.cookies[0]?.value}` });
const ownerOf = (id: number) =>
  shop.database.service.selectFrom('product.product_customs').select(['user_id', 'name']).where('id', '=', id).executeTakeFirst();

describe('a design of a guest', () => {
  test('a guest’s design is priced like a saved one, shared by two sizes, open to the guest only, and the member’s after the merge', async () => {
    const design = designOf({ editing: { name: '딸기', group: 'one', isLocked: true } });
    const reply = await add(shop.visitor, {
      design,
      lines: lines({ product_id: shirt.id, option_id: shirt.optionIds[1], quantity: 2 }),
    });
    expect(reply.statusCode).toBe(200);
    const [first, second] = reply.json().lines;
    expect(first).toMatchObject({ is_custom: true, refusal: null, graphic_ids: [graphicId] });
    expect(first.custom_price.graphics).toBeGreaterThan(0);
    expect(first.product_custom_id).toBe(second.product_custom_id);
    const headers = cookieOf(reply);
    const url = `/api/cart/lines/${first.id}/design`;
    const opened = await shop.visitor.call({ method: 'GET', url, headers });
    expect(opened.json().sides).toEqual(design.sides);
    expect((await shop.visitor.call({ method: 'GET', url })).json().code).toBe('CART_LINE_NOT_FOUND');
    const stranger = await shop.addMember();
    const other = await add(stranger, { lines: [{ ...lines()[0], product_custom_id: first.product_custom_id }] });
    expect(other.json().code).toBe('DESIGN_NOT_FOUND');

    const member = await shop.addMember();
    const merged = await member.call({ method: 'POST', url: '/api/cart/merge', headers });
    // An open editor knows its line by the id.
    expect(merged.json().lines.map(({ id }: { id: number }) => id)).toEqual([first.id, second.id]);
    expect(await ownerOf(first.product_custom_id)).toEqual({ user_id: member.userId, name: '딸기 티셔츠' });
  });

  test('a guest’s design changed from the cart shows its new picture and price, and keeps size and quantity', async () => {
    const made = await add(shop.visitor, { design: designOf(), lines: [{ ...lines()[0], quantity: 3 }] });
    const headers = cookieOf(made);
    const [line] = made.json().lines;
    const url = `/api/cart/lines/${line.id}`;
    const changed = await shop.visitor.call({ method: 'PATCH', url, headers, body: { design: designOf({ x: 20 }) } });
    expect(changed.json().lines).toMatchObject([{ id: line.id, quantity: 3, option_id: line.option_id }]);
    const opened = await shop.visitor.call({ method: 'GET', url: `${url}/design`, headers });
    expect(opened.json().sides[0].layers[0].x).toBe(20);
  });

  test('a guest’s design is deleted with a cart unvisited for 30 days, while a member’s design stays', async () => {
    const made = await add(shop.visitor, { design: designOf(), lines: lines() });
    const { product_custom_id: id } = made.json().lines[0];
    const member = await shop.addMember();
    const own = await addDesign(shop.database.service, { product: shirt, userId: member.userId, graphicIds: [graphicId] });
    await shop.database.service
      .updateTable('sales.carts')
      .set({ last_visited_at: new Date('2020-01-01') })
      .where('guest_hash', 'is not', null)
      .execute();
    await purgeCarts(shop);
    expect([await ownerOf(id), (await ownerOf(own))?.user_id]).toEqual([undefined, member.userId]);
  });

  test.each([
    [
      'another garment’s side',
      () => ({ ...designOf(), sides: [{ ...designOf().sides[0], mockup_group_id: 999_999 }] }),
      'DESIGN_NOT_PRINTABLE',
    ],
    ['a graphic that does not exist', () => designOf({ graphic_id: 999_999 }), 'GRAPHIC_UNAVAILABLE'],
    ['no graphic or text', () => ({ ...designOf(), sides: [] }), 'DESIGN_EMPTY'],
    ['a stretched graphic', () => designOf({ height: 60 }), 'DESIGN_NOT_PRINTABLE'],
    ['an option that does not exist', () => ({ ...designOf(), option_id: 999_999 }), 'OPTION_REQUIRED'],
  ])('a guest’s design with %s is refused, and nothing is stored', async (_, design, code) => {
    const count = () =>
      shop.database.service
        .selectFrom('product.product_customs')
        .select(({ fn }) => fn.countAll().as('all'))
        .executeTakeFirstOrThrow();
    const before = await count();
    expect((await add(shop.visitor, { design: design(), lines: lines() })).json().code).toBe(code);
    expect(await count()).toEqual(before);
  });
});

test('a design that would be half cut off or print blurred needs the shopper’s consent before cart and checkout', async () => {
  const member = await shop.addMember();
  const cut = { design: designOf({ x: -59 }), lines: lines() };
  const refused = await add(member, cut);
  expect([refused.statusCode, refused.json().code, refused.json().field]).toEqual([409, 'DESIGN_LAYER_CUT_OFF', 'accepts']);
  const accepted = await add(member, { ...cut, lines: [{ ...lines()[0], accepts: ['DESIGN_LAYER_CUT_OFF'] }] });
  expect(accepted.json().line_count).toBe(1);
  const { product_custom_id } = accepted.json().lines[0];
  const buy = (more: object) =>
    member.call({
      method: 'POST',
      url: '/api/checkouts',
      body: { source: 'BUY_NOW', lines: [{ ...lines()[0], product_custom_id, ...more }] },
    });
  expect((await buy({})).json().code).toBe('DESIGN_LAYER_CUT_OFF');
  expect((await buy({ accepts: ['DESIGN_LAYER_CUT_OFF'] })).statusCode).toBe(201);
});

test('more guest designs from one address than a day allows are refused with the time to wait', async () => {
  const cutOff = { design: designOf({ x: -59 }), lines: lines() };
  for (let at = 0; at < 21; at += 1) expect((await add(shop.visitor, cutOff)).statusCode).toBe(409);
  const codes: number[] = [];
  for (let at = 0; at < 21; at += 1) codes.push((await add(shop.visitor, { design: designOf(), lines: lines() })).statusCode);
  expect(codes.filter((status) => status === 200).length).toBeLessThanOrEqual(20);
  expect(codes.at(-1)).toBe(429);
});
