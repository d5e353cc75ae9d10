import { beforeAll, describe, expect, test } from 'vitest';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import {
  type AddedProduct,
  addCatalogue,
  addColor,
  addDesign,
  addGraphic,
  addProduct,
  type Catalogue,
  moveDesign,
} from '#test/rows/commerce-rows.ts';

let shop: CommerceShop;
let catalogue: Catalogue;
let shirt: AddedProduct;

beforeAll(async () => {
  shop = await commerceShop();
  catalogue = await addCatalogue(shop.database.service);
  shirt = await addProduct(shop.database.service, catalogue, { code: 'shirt', price: 20_000, promotionPrice: 16_000, stocks: [5, 5, 0] });
});

const option = (index: number) => shirt.optionIds[index] ?? 0;
const line = (index = 0, quantity = 1) => ({ product_id: shirt.id, option_id: option(index), quantity });
const add = (actor: Actor, lines: object[], cookie?: string) =>
  actor.call({ method: 'POST', url: '/api/cart/lines', body: { lines }, ...(cookie ? { headers: { cookie } } : {}) });

describe("a member's cart", () => {
  test('adding the same option again raises the quantity at today’s price, with the shipping fee until delivery is free', async () => {
    const member = await shop.addMember();
    await add(member, [line(0, 1), line(1, 1)]);
    const reply = await add(member, [line(0, 2)]);
    expect(reply.json()).toMatchObject({
      line_count: 2,
      lines: [
        { option_id: option(1), quantity: 1 },
        { option_id: option(0), quantity: 3, unit_price: 16_000, origin_price: 20_000, amount: 48_000 },
      ],
      selected: { product_amount: 64_000, delivery_amount: 0, payment_amount: 64_000 },
    });
    const [first] = reply.json().lines;
    const changed = await member.call({ method: 'PATCH', url: `/api/cart/lines/${first.id}`, body: { is_selected: false } });
    expect(changed.json().selected).toMatchObject({ product_amount: 48_000, delivery_amount: 3_000, parcels: [{ until_free: 2_000 }] });
    const all = await member.call({ method: 'PATCH', url: '/api/cart/selection', body: { is_selected: true } });
    expect(all.json().selected.line_count).toBe(2);
    const left = await member.call({ method: 'DELETE', url: `/api/cart/lines?line_ids=${first.id}` });
    expect(left.json().line_count).toBe(1);
  });

  test.each([
    ['no option', () => [{ product_id: 1 }], 422, 'OPTION_REQUIRED', 'Please select a color/size option.'],
    ['the same option twice', () => [line(), line()], 409, 'OPTION_ALREADY_SELECTED', 'This option is already selected.'],
  ])('a change of a cart line: %s', async (_, lines, status, code, message) => {
    const reply = await add(await shop.addMember(), lines());
    expect([reply.statusCode, reply.json().code, reply.json().message]).toEqual([status, code, message]);
  });

  test('a sold-out option, too many pieces, another product’s option and 100 pieces are refused, and nothing is stored', async () => {
    const member = await shop.addMember();
    const refused = async (lines: object[]) => (await add(member, lines)).json();
    expect(await refused([line(2)])).toMatchObject({ code: 'SOLD_OUT', message: 'The selected product is sold out.' });
    expect(await refused([line(0, 6)])).toMatchObject({ code: 'OUT_OF_STOCK', message: 'The selected product is out of stock.' });
    expect(await refused([line(0), line(2)])).toMatchObject({ code: 'SOLD_OUT' });
    expect(await refused([{ ...line(), product_id: 999_999 }])).toMatchObject({ code: 'OPTION_REQUIRED' });
    expect(await refused([line(0, 100)])).toMatchObject({ code: 'QUANTITY_LIMIT', field: 'lines.0.quantity' });
    expect((await member.call({ url: '/api/cart' })).json().line_count).toBe(0);
  });

  test('adding 98 and then 50 pieces of one option is refused, and the 98 stay', async () => {
    const member = await shop.addMember();
    const plenty = await addProduct(shop.database.service, catalogue, { code: 'plenty', price: 1_000, stocks: [200] });
    const of = (quantity: number) => ({ product_id: plenty.id, option_id: plenty.optionIds[0], quantity });
    await add(member, [of(98)]);
    const refused = await add(member, [line(0), of(50)]);
    expect(refused.json()).toMatchObject({ status: 422, code: 'CART_QUANTITY_LIMIT', field: 'quantity' });
    expect((await member.call({ url: '/api/cart' })).json().lines).toMatchObject([{ quantity: 98 }]);
    expect((await add(member, [of(1)])).json().lines).toMatchObject([{ quantity: 99 }]);
  });

  test('changing a cart line to an option that the cart already has is refused', async () => {
    const member = await shop.addMember();
    const { lines } = (await add(member, [line(0), line(1)])).json();
    const change = (body: object) => member.call({ method: 'PATCH', url: `/api/cart/lines/${lines[0].id}`, body });
    expect((await change({ option_id: option(0) })).json()).toMatchObject({ code: 'OPTION_ALREADY_SELECTED', status: 409 });
    expect((await change({ option_id: option(2) })).json()).toMatchObject({ code: 'SOLD_OUT' });
    expect((await change({ quantity: 0 })).json()).toMatchObject({ code: 'QUANTITY_LIMIT' });
    expect((await change({})).statusCode).toBe(400);
    expect((await change({ quantity: 4 })).json().lines[0]).toMatchObject({ quantity: 4 });
  });

  test('a cart line of another member is not found', async () => {
    const { lines } = (await add(await shop.addMember(), [line()])).json();
    const other = await shop.addMember();
    const url = `/api/cart/lines/${lines[0].id}`;
    expect((await other.call({ method: 'PATCH', url, body: { quantity: 2 } })).json()).toMatchObject({
      code: 'CART_LINE_NOT_FOUND',
      status: 404,
    });
    expect((await other.call({ method: 'DELETE', url })).statusCode).toBe(404);
    for (const id of ['1e3', '%201', '0x10', '1.0']) {
      const reply = await other.call({ method: 'DELETE', url: `/api/cart/lines/${id}` });
      expect([reply.statusCode, reply.json().field]).toEqual([400, 'id']);
    }
  });
});

describe('a request repeated under one key', () => {
  test('a request repeated under one key adds nothing twice, for members and guests; the same key with other lines is refused', async () => {
    const guest = await add(shop.visitor, [line()]);
    const cookie = `seam_cart=${guest.cookies[0]?.value}`;
    for (const [actor, headers] of [
      [await shop.addMember(), {}],
      [shop.visitor, { cookie }],
    ] as const) {
      const send = (lines: object[]) =>
        actor.call({
          method: 'POST',
          url: '/api/cart/lines',
          body: { lines },
          headers: { ...headers, 'idempotency-key': 'several-sizes-at-once' },
        });
      const before = (await actor.call({ url: '/api/cart', headers })).json().selected.quantity;
      const first = await send([line(0, 1), line(1, 2)]);
      const repeat = await send([line(0, 1), line(1, 2)]);
      expect([first.json().selected.quantity - before, repeat.json()]).toEqual([3, first.json()]);
      expect((await actor.call({ url: '/api/cart', headers })).json().selected.quantity - before).toBe(3);
      expect((await send([line(0, 2)])).json().code).toBe('IDEMPOTENCY_KEY_REUSED');
    }
  });

  test('a repeated request with one sold-out line stores no line, and a key that is too short is refused', async () => {
    const member = await shop.addMember();
    const send = (key: string, lines: object[]) =>
      member.call({ method: 'POST', url: '/api/cart/lines', body: { lines }, headers: { 'idempotency-key': key } });
    expect((await send('one-is-sold-out', [line(0), line(2)])).json().code).toBe('SOLD_OUT');
    expect((await send('short', [line(0)])).json().code).toBe('IDEMPOTENCY_KEY_REQUIRED');
    expect((await member.call({ url: '/api/cart' })).json().line_count).toBe(0);
  });
});

describe("a guest's cart", () => {
  test('a guest’s cart is found by a signed cookie that scripts cannot read, and merged completely at sign-in, once', async () => {
    const first = await add(shop.visitor, [line(0, 2)]);
    const [cookie] = first.cookies;
    expect(cookie).toMatchObject({ name: 'seam_cart', httpOnly: true, sameSite: 'Lax', path: '/api', maxAge: 30 * 86_400 });
    const header = `seam_cart=${cookie?.value}`;
    const again = await add(shop.visitor, [line(1)], header);
    expect(again.json().line_count).toBe(2);

    const member = await shop.addMember();
    await add(member, [line(0, 4)]);
    const merge = () => member.call({ method: 'POST', url: '/api/cart/merge', headers: { cookie: header } });
    const merged = await merge();
    expect(merged.cookies[0]).toMatchObject({ name: 'seam_cart', maxAge: 0 });
    const quantities = merged.json().lines.map((each: { option_id: number; quantity: number }) => [each.option_id, each.quantity]);
    expect(Object.fromEntries(quantities)).toEqual({ [option(0)]: 6, [option(1)]: 1 });
    // Six pieces exceed the five left: the line stays and reports it, as does the merge.
    const short = merged.json().lines.find((each: { quantity: number }) => each.quantity === 6);
    expect(short).toMatchObject({ refusal: 'OUT_OF_STOCK' });
    expect(merged.json().surplus).toEqual([{ line_id: short.id, pieces: 1, reason: 'OUT_OF_STOCK' }]);
    const repeat = (await merge()).json();
    expect([repeat.lines.length, repeat.surplus]).toEqual([2, []]);
    expect((await shop.visitor.call({ url: '/api/cart', headers: { cookie: header } })).json().line_count).toBe(0);
  });

  test('a merge above 99 pieces of a line keeps 99 and reports how many were left out', async () => {
    const plenty = await addProduct(shop.database.service, catalogue, { code: 'plentiful', price: 1_000, stocks: [200] });
    const of = (quantity: number) => [{ product_id: plenty.id, option_id: plenty.optionIds[0], quantity }];
    const guest = await add(shop.visitor, of(50));
    const member = await shop.addMember();
    await add(member, of(98));
    const headers = { cookie: `seam_cart=${guest.cookies[0]?.value}` };
    const merged = (await member.call({ method: 'POST', url: '/api/cart/merge', headers })).json();
    expect(merged.lines).toMatchObject([{ quantity: 99 }]);
    expect(merged.surplus).toEqual([{ line_id: merged.lines[0].id, pieces: 49, reason: 'CART_QUANTITY_LIMIT' }]);
  });

  test('a merge above the most lines keeps the member’s lines and the guest’s newest; a full cart still takes more pieces of a line', async () => {
    const stocks = Array.from({ length: 110 }, () => 5);
    const many = await addProduct(shop.database.service, catalogue, { code: 'many', price: 1_000, stocks });
    const of = (from: number, to: number) =>
      many.optionIds.slice(from, to).map((option_id) => ({ product_id: many.id, option_id, quantity: 1 }));
    const member = await shop.addMember();
    for (let from = 0; from < 98; from += 14) await add(member, of(from, from + 14));
    const guest = await add(shop.visitor, of(97, 98));
    const cookie = `seam_cart=${guest.cookies[0]?.value}`;
    await add(shop.visitor, of(98, 101), cookie);
    const merged = (await member.call({ method: 'POST', url: '/api/cart/merge', headers: { cookie } })).json();
    expect(merged.line_count).toBe(100);
    expect(merged.surplus).toEqual([{ line_id: null, pieces: 1, reason: 'CART_FULL' }]);
    const newest = merged.lines.slice(0, 2).map((each: { option_id: number }) => each.option_id);
    expect(newest).toEqual([many.optionIds[100], many.optionIds[99]]);
    const joined = merged.lines.find((each: { option_id: number }) => each.option_id === many.optionIds[97]);
    expect(joined.quantity).toBe(2);
    expect((await add(member, of(105, 106))).json().code).toBe('CART_FULL');
    expect((await add(member, of(0, 1))).json().line_count).toBe(100);
  });

  test('a forged cart cookie opens no cart, and merging needs a member', async () => {
    const { cookies } = await add(shop.visitor, [line()]);
    const forged = `seam_cart=${cookies[0]?.value.split('.')[0]}.${'A'.repeat(43)}`;
    expect((await shop.visitor.call({ url: '/api/cart', headers: { cookie: forged } })).json().line_count).toBe(0);
    expect((await shop.visitor.call({ method: 'POST', url: '/api/cart/merge' })).json()).toMatchObject({
      code: 'LOGIN_REQUIRED',
      status: 401,
    });
  });
});

describe('designs', () => {
  test('a design is frozen when added; a later change makes another line; a graphic off sale blocks its line', async () => {
    const { service } = shop.database;
    const member = await shop.addMember();
    const garment = await addProduct(service, catalogue, { code: 'garment', type: 'CUSTOM', price: 25_000, stocks: [5, 5] });
    const graphic = await addGraphic(service, catalogue);
    const design = await addDesign(service, { product: garment, userId: member.userId, graphicIds: [graphic] });
    const custom = { product_id: garment.id, option_id: garment.optionIds[0], product_custom_id: design };
    const first = (await add(member, [custom])).json();
    expect(first.lines[0]).toMatchObject({ is_custom: true, unit_price: 32_000, refusal: null });
    await service.updateTable('product.product_custom_layers').set({ x_coordinate: 10 }).where('product_custom_id', '=', design).execute();
    const second = (await add(member, [custom])).json();
    expect(second.line_count).toBe(2);
    expect(new Set(second.lines.map((each: { custom_version_id: number }) => each.custom_version_id)).size).toBe(2);

    expect((await add(member, [{ ...custom, product_custom_id: undefined }])).json().code).toBe('DESIGN_REQUIRED');
    expect((await add(await shop.addMember(), [custom])).json().code).toBe('DESIGN_NOT_FOUND');
    expect((await add(shop.visitor, [custom])).json().code).toBe('DESIGN_NOT_FOUND');
    await service.updateTable('product.graphics').set({ state: 'STOP' }).where('id', '=', graphic).execute();
    expect((await add(member, [custom])).json().code).toBe('GRAPHIC_UNAVAILABLE');
    const shown = (await member.call({ url: '/api/cart' })).json();
    expect(shown.lines.map((each: { refusal: string }) => each.refusal)).toEqual(['GRAPHIC_UNAVAILABLE', 'GRAPHIC_UNAVAILABLE']);
    expect(shown.selected.line_count).toBe(0);
  });

  test('a line updated to the current design stays one line, with the new print and price and the same size', async () => {
    const { service } = shop.database;
    const member = await shop.addMember();
    const garment = await addProduct(service, catalogue, { code: 'edited', type: 'CUSTOM', price: 25_000, stocks: [5, 5, 0] });
    const graphic = await addGraphic(service, catalogue);
    const design = await addDesign(service, { product: garment, userId: member.userId, graphicIds: [graphic] });
    const custom = { product_id: garment.id, option_id: garment.optionIds[1], product_custom_id: design, quantity: 2 };
    const [before] = (await add(member, [custom])).json().lines;
    const change = (id: number, body: object) => member.call({ method: 'PATCH', url: `/api/cart/lines/${id}`, body });

    await service.updateTable('product.product_custom_layers').set({ x_coordinate: 12 }).where('product_custom_id', '=', design).execute();
    const changed = (await change(before.id, { product_custom_id: design })).json();
    expect(changed.line_count).toBe(1);
    expect(changed.lines[0]).toMatchObject({ id: before.id, option_id: garment.optionIds[1], quantity: 2, refusal: null });
    expect(changed.lines[0].custom_version_id).not.toBe(before.custom_version_id);
    expect(changed.lines[0].image_src).not.toBe(before.image_src);

    // The same design in the same size is one line: the other's pieces are merged into it.
    await add(member, [{ ...custom, option_id: garment.optionIds[0] }]);
    const joined = (await change(before.id, { product_custom_id: design, option_id: garment.optionIds[0] })).json();
    expect(joined.line_count).toBe(1);
    expect(joined.lines[0]).toMatchObject({ id: before.id, option_id: garment.optionIds[0], quantity: 4 });

    // Two lines that together exceed the limit stay separate.
    await add(member, [{ ...custom, quantity: 1 }]);
    await service.updateTable('sales.cart_lines').set({ quantity: 99 }).where('id', '=', before.id).execute();
    const tooMany = await change(before.id, { product_custom_id: design, option_id: garment.optionIds[1] });
    expect(tooMany.json()).toMatchObject({ code: 'CART_QUANTITY_LIMIT', field: 'quantity' });
    expect((await member.call({ url: '/api/cart' })).json().line_count).toBe(2);
    // Fewer pieces that are asked for with it are what the one line then has.
    const fewer = (await change(before.id, { product_custom_id: design, option_id: garment.optionIds[1], quantity: 3 })).json();
    expect(fewer.lines).toMatchObject([{ id: before.id, option_id: garment.optionIds[1], quantity: 3 }]);
    await service.updateTable('sales.cart_lines').set({ quantity: 4 }).where('id', '=', before.id).execute();

    // A choice that cannot be bought changes nothing.
    const soldOut = await change(before.id, { product_custom_id: design, option_id: garment.optionIds[2] });
    expect(soldOut.json()).toMatchObject({ code: 'SOLD_OUT', field: 'option_id' });
    expect((await member.call({ url: '/api/cart' })).json().lines.at(-1)).toMatchObject({ id: before.id, quantity: 4 });
    const stranger = await addDesign(service, { product: garment, userId: (await shop.addMember()).userId, graphicIds: [graphic] });
    expect((await change(before.id, { product_custom_id: stranger })).json().code).toBe('DESIGN_NOT_FOUND');
    const foreign = await addProduct(service, catalogue, { code: 'foreign', type: 'CUSTOM', price: 25_000, stocks: [5] });
    const elsewhere = await addDesign(service, { product: foreign, userId: member.userId, graphicIds: [graphic] });
    expect((await change(before.id, { product_custom_id: elsewhere })).json().code).toBe('OPTION_REQUIRED');
  });

  test('a line keeps its size in another colour; a garment without that size asks for one', async () => {
    const { service } = shop.database;
    const member = await shop.addMember();
    const garment = await addProduct(service, catalogue, { code: 'recoloured', type: 'CUSTOM', price: 25_000, stocks: [5, 5] });
    const graphic = await addGraphic(service, catalogue);
    const design = await addDesign(service, { product: garment, userId: member.userId, graphicIds: [graphic] });
    const lines = [{ product_id: garment.id, option_id: garment.optionIds[1], product_custom_id: design }];
    const [before] = (await add(member, lines)).json().lines;
    const white = await addColor(service, garment, ['M']);
    await moveDesign(service, { design, optionId: white.optionIds[0] ?? 0 });
    const change = (body: object) => member.call({ method: 'PATCH', url: `/api/cart/lines/${before.id}`, body });
    const [moved] = (await change({ product_custom_id: design })).json().lines;
    expect(moved).toMatchObject({ id: before.id, option_id: white.optionIds[0], refusal: null });

    const red = await addColor(service, garment, ['XL']);
    await moveDesign(service, { design, optionId: red.optionIds[0] ?? 0 });
    expect((await change({ product_custom_id: design })).json()).toMatchObject({ code: 'OPTION_REQUIRED', field: 'option_id' });
    const [chosen] = (await change({ product_custom_id: design, option_id: red.optionIds[0] })).json().lines;
    expect(chosen).toMatchObject({ id: before.id, option_id: red.optionIds[0], refusal: null });
  });

  test('a design with more graphics than MAX_GRAPHICS_PER_CUSTOM is refused by name and not frozen', async () => {
    const strict = await commerceShop({ MAX_GRAPHICS_PER_CUSTOM: '1' });
    const { service } = strict.database;
    const shelf = await addCatalogue(service);
    const member = await strict.addMember();
    const garment = await addProduct(service, shelf, { code: 'garment', type: 'CUSTOM', price: 25_000, stocks: [5] });
    const graphic = await addGraphic(service, shelf);
    const custom = async (count: number) => ({
      product_id: garment.id,
      option_id: garment.optionIds[0],
      product_custom_id: await addDesign(service, { product: garment, userId: member.userId, graphicIds: Array(count).fill(graphic) }),
    });
    const refused = await add(member, [await custom(2)]);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ code: 'GRAPHIC_LIMIT', field: 'product_custom_id' });
    expect(await service.selectFrom('product.product_custom_versions').select('id').execute()).toEqual([]);
    expect((await add(member, [await custom(1)])).statusCode).toBe(200);
  });
});
