import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseOriginalSrc } from '#contract/images.ts';
import { renderPrintFile } from '#server/images/drawing/print-file.ts';
import { purgeCarts } from '#server/jobs/purging/purge.ts';
import { readFrozenDesign } from '#server/nouns/design/read-design.ts';
import { readPhotoStanding } from '#server/nouns/photo/read-photo-standing.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, placedOrder } from '#test/commerce-steps.ts';
import { sidewaysPhoto } from '#test/photo-files.ts';
import { type AddedProduct, addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';
import { purgeOwnPictures } from './purge-own-pictures-job.ts';

let shop: CommerceShop;
let shirt: AddedProduct;
let sideId: number;
let admin: Actor;

beforeAll(async () => {
  shop = await commerceShop();
  const { service } = shop.database;
  shirt = await addProduct(service, await addCatalogue(service), { code: 'made', price: 20_000, stocks: [50], type: 'CUSTOM' });
  const sides = service.selectFrom('product.mockup_groups').select('id').where('product_id', '=', shirt.id).orderBy('id');
  sideId = (await sides.executeTakeFirstOrThrow()).id;
  admin = await shop.addMember({ roles: ['admin', 'user'] });
});

let colour = 0;
/** A square of its own colour, so that each is another file, with a mark of its own shape; clear around it. */
async function drawing(side = 1_200): Promise<Buffer> {
  colour += 1;
  const bars = Array.from({ length: 8 }, (_, at) => ((colour * 37) >> at) % 2);
  const mark = bars.map(
    (bar, at) => `<rect x="${at * 12}" y="${bar * 40}" width="12" height="${30 + at * 8}" fill="rgb(217,${at * 30},32)"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 100 100">${mark.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
const solid = (side = 1_200) =>
  sharp({ create: { width: side, height: side, channels: 4, background: '#d92d20' } })
    .png()
    .toBuffer();
const send = (
  actor: Actor,
  body: Buffer,
  { query = '?is_own=true', headers = {} }: { query?: string; headers?: Record<string, string> } = {},
) => actor.call({ method: 'POST', url: `/api/own-pictures${query}`, body, headers: { 'content-type': 'image/png', ...headers } });
const cookieOf = (reply: { cookies: { value?: string }[] }) => ({ cookie: `seam_cart=${reply.cookies[0]?.value}` });
const read = async (actor: Actor, id: number, headers: Record<string, string> = {}) =>
  (await actor.call({ method: 'GET', url: `/api/own-pictures?ids=${id}`, headers })).json().pictures;
const box = { x: 30, y: 40, width: 120, height: 120, rotation: 0 };
const addToCart = (actor: Actor, layer: object, headers: Record<string, string> = {}) => {
  const design = { option_id: shirt.optionIds[0], name: '', sides: [{ mockup_group_id: sideId, layers: [layer] }] };
  const lines = [{ product_id: shirt.id, option_id: shirt.optionIds[0] }];
  return actor.call({ method: 'POST', url: '/api/cart/lines', body: { lines, design }, headers });
};
const row = (id: number) => shop.database.service.selectFrom('product.own_pictures').selectAll().where('id', '=', id).executeTakeFirst();
const fileOf = async (src = '') => {
  const name = parseOriginalSrc(src);
  return name === null ? null : shop.gateways.storage.get(name);
};
const days = (count: number) => shop.pass(count * 24 * 60);

describe('an own picture that a shopper uploads', () => {
  test('an own picture is stored upright, without camera data, at a closed address; a drawing keeps all its content', async () => {
    const member = await shop.addMember();
    const photo = await send(member, await sidewaysPhoto());
    expect(photo.statusCode).toBe(201);
    const { id, src, width, height, state } = photo.json();
    expect([src.startsWith('/cdn/private/'), width < height, state]).toEqual([true, true, 'WAITING']);
    const stored = await row(id);
    const { exif, orientation } = await sharp((await fileOf(stored?.src)) ?? Buffer.alloc(0)).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect(await readPhotoStanding(shop.database.service, stored?.src ?? '')).toBe('CLOSED');

    const content = await drawing();
    const drawn = (await send(member, content)).json();
    const pixels = async (file: Buffer | null) =>
      sharp(file ?? Buffer.alloc(0))
        .raw()
        .toBuffer();
    expect(await pixels(await fileOf((await row(drawn.id))?.src))).toEqual(await pixels(content));
  });

  test('an own picture needs the confirmation that it is the shopper’s, and a file that can be printed', async () => {
    const member = await shop.addMember();
    for (const query of ['', '?is_own=false']) expect((await send(member, await drawing(), { query })).json().code).toBe('INVALID_INPUT');
    expect((await send(member, await drawing(12))).json().code).toBe('OWN_PICTURE_TOO_SMALL');
    expect((await send(member, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).json().code).toBe('PHOTO_UNREADABLE');
    expect((await send(member, Buffer.alloc(20 * 1024 * 1024 + 1))).json().code).toBe('OWN_PICTURE_TOO_LARGE');
  });

  test('an own picture cannot be seen or placed by others', async () => {
    const [member, stranger] = [await shop.addMember(), await shop.addMember()];
    const { id } = (await send(member, await drawing())).json();
    expect(await read(member, id)).toMatchObject([{ id, width: 1_200, height: 1_200, state: 'WAITING' }]);
    for (const actor of [stranger, shop.visitor, admin]) {
      expect(await read(actor, id)).toEqual([]);
      expect((await addToCart(actor, { picture_id: id, ...box })).json().code).toBe('OWN_PICTURE_NOT_FOUND');
    }
  });

  test('a design with an own picture cannot become a shop design that everybody can start from', async () => {
    const owner = await shop.addMember({ roles: ['admin', 'user'] });
    const { id } = (await send(owner, await drawing())).json();
    const [line] = (await addToCart(owner, { picture_id: id, ...box })).json().lines;
    const body = { custom_id: line.product_custom_id, name: '우리 팀' };
    const headers = { 'idempotency-key': randomUUID() };
    const copied = await owner.call({ method: 'POST', url: '/api/admin/designs', body, headers });
    expect(copied.json().code).toBe('DESIGN_WITH_OWN_PICTURE');
  });

  test('own pictures, and designs with one, are refused while the shop does not print them', async () => {
    const member = await shop.addMember();
    const { id } = (await send(member, await drawing())).json();
    const rules = shop.database.service.updateTable('management.shop_rules');
    await rules.set({ takes_own_pictures: false }).execute();
    expect((await send(member, await drawing())).json().code).toBe('OWN_PICTURES_OFF');
    expect((await addToCart(member, { picture_id: id, ...box })).json().code).toBe('OWN_PICTURES_OFF');
    await rules.set({ takes_own_pictures: true }).execute();
  });
});

describe('a design with an own picture only', () => {
  test('a design with only an own picture costs garment and side, opens unchanged, and is printed where the scene says', async () => {
    const member = await shop.addMember();
    const { id } = (await send(member, await solid())).json();
    const layer = { picture_id: id, ...box };
    const [line] = (await addToCart(member, layer)).json().lines;
    expect(line).toMatchObject({ refusal: null, graphic_ids: [], custom_price: { graphics: 0 } });
    expect(line.unit_price).toBe(line.custom_price.product + line.custom_price.mockup_groups);
    const opened = await member.call({ method: 'GET', url: `/api/cart/lines/${line.id}/design` });
    expect(opened.json().sides).toEqual([{ mockup_group_id: sideId, layers: [layer] }]);

    const versions = shop.database.service.selectFrom('product.product_custom_versions').select('scene');
    const { scene } = await versions.where('id', '=', line.custom_version_id).executeTakeFirstOrThrow();
    const [side] = readFrozenDesign(scene).sides;
    if (side === undefined) throw new Error('no side');
    expect(side.layers).toEqual([{ pictureId: id, pictureSrc: (await row(id))?.src, ...box }]);
    // The garment's photo is not needed for the print.
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#888' } })
      .webp()
      .toBuffer();
    const get: typeof shop.gateways.storage.get = async (name) => (await shop.gateways.storage.get(name)) ?? photo;
    const file = await renderPrintFile({ get }, side);
    const { info } = await sharp(file?.content).trim({ background: '#00000000', threshold: 0 }).toBuffer({ resolveWithObject: true });
    const mm = (dots: number) => (dots / 300) * 25.4;
    for (const [printed, wanted] of [
      [mm(-(info.trimOffsetLeft ?? 0)), box.x],
      [mm(-(info.trimOffsetTop ?? 0)), box.y],
      [mm(info.width), box.width],
      [mm(info.height), box.height],
    ] as const)
      expect(Math.abs(printed - wanted)).toBeLessThan(0.3);
  });

  test('a stretched own picture is refused, and a poor print asks for consent', async () => {
    const member = await shop.addMember();
    const { id } = (await send(member, await drawing(300))).json();
    expect((await addToCart(member, { picture_id: id, ...box, width: 100 })).json().code).toBe('DESIGN_NOT_PRINTABLE');
    expect((await addToCart(member, { picture_id: id, ...box })).json().code).toBe('DESIGN_LAYER_POOR');
  });

  test('a guest’s design and its own picture become the member’s with the cart', async () => {
    const sent = await send(shop.visitor, await drawing());
    const headers = cookieOf(sent);
    const { id } = sent.json();
    expect(await read(shop.visitor, id, headers)).toHaveLength(1);
    const [line] = (await addToCart(shop.visitor, { picture_id: id, ...box }, headers)).json().lines;
    expect(line.refusal).toBeNull();
    const member = await shop.addMember();
    await member.call({ method: 'POST', url: '/api/cart/merge', headers });
    expect(await read(member, id)).toHaveLength(1);
    expect(await read(shop.visitor, id, headers)).toEqual([]);
    const copy = await member.call({ method: 'POST', url: `/api/designs/${line.product_custom_id}/copies` });
    const placed = shop.database.service.selectFrom('product.product_custom_pictures').select('picture_id');
    expect(await placed.where('product_custom_id', '=', copy.json().id).execute()).toEqual([{ picture_id: id }]);
  });
});

describe('staff and own pictures', () => {
  const ordered = async (state = 'WAITING') =>
    (await admin.call({ url: `/api/admin/own-pictures?state=${state}` })).json().pictures as { id: number; orders: { id: number }[] }[];
  const judge = (actor: Actor, id: number, refused_for: string | null) =>
    actor.call({ method: 'POST', url: `/api/admin/own-pictures/${id}/judgement`, body: { refused_for } });
  const sendOn = async (id: number) =>
    (await admin.call({ method: 'POST', url: '/api/admin/orders/moves', body: { order_ids: [id], to: 'IN_PRODUCTION' } })).json()
      .results[0];

  test('staff see and refuse an ordered own picture: it is not produced, ordered or uploaded again, and its owner reads the reason', async () => {
    const member = await shop.addMember();
    const content = await drawing();
    const { id } = (await send(member, content)).json();
    const unordered = (await send(member, await drawing())).json();
    const [line] = (await addToCart(member, { picture_id: id, ...box })).json().lines;
    const { product_id, option_id, product_custom_id } = line;
    const order = await placedOrder(member, await openCheckout(member, [{ product_id, option_id, product_custom_id }]));
    await shop.database.service
      .updateTable('sales.orders')
      .set({ status: 'PAYMENT_COMPLETE', payment_date: shop.clock(), made_units: 1 })
      .where('id', '=', order.id)
      .execute();
    const [waiting] = (await ordered()).filter((each) => each.id === id);
    expect(waiting).toMatchObject({ id, state: 'WAITING', orders: [{ id: order.id }], graphics: [], refused: [] });
    expect((await ordered()).map((each) => each.id)).not.toContain(unordered.id);
    expect((await judge(admin, unordered.id, null)).json().code).toBe('OWN_PICTURE_NOT_FOUND');
    expect((await judge(member, id, 'COPYRIGHT')).statusCode).toBe(403);

    expect(await sendOn(order.id)).toMatchObject({ outcome: 'REFUSED', code: 'ORDER_PICTURE_WAITING' });
    expect((await judge(admin, id, 'COPYRIGHT')).statusCode).toBe(200);
    expect(await sendOn(order.id)).toMatchObject({ outcome: 'REFUSED', code: 'ORDER_PICTURE_REFUSED' });
    expect((await send(member, await sharp(content).webp({ lossless: true }).toBuffer())).json().code).toBe('OWN_PICTURE_REFUSED');
    expect((await addToCart(member, { picture_id: id, ...box })).json().code).toBe('OWN_PICTURE_REFUSED');
    const told = shop.database.service.selectFrom('member.notifications').select('values').where('user_id', '=', member.userId);
    expect((await told.execute()).map(({ values }) => values)).toContainEqual({
      order_number: order.order_number,
      state: 'PICTURE_REFUSED',
      refused_for: 'COPYRIGHT',
    });

    // What looks like it is shown beside it.
    const other = await shop.addMember();
    const patch = { input: { create: { width: 420, height: 420, channels: 4, background: '#1e7a4c' } }, left: 100, top: 100 } as const;
    const alike = (await send(other, await sharp(content).composite([patch]).png().toBuffer())).json();
    const [again] = (await addToCart(other, { picture_id: alike.id, ...box })).json().lines;
    await placedOrder(other, await openCheckout(other, [{ product_id, option_id, product_custom_id: again.product_custom_id }]));
    expect((await ordered()).find((each) => each.id === alike.id)).toMatchObject({ refused: [{ id, refused_for: 'COPYRIGHT' }] });

    expect((await judge(admin, id, null)).statusCode).toBe(200);
    expect(await sendOn(order.id)).toMatchObject({ outcome: 'DONE' });
  });
});

describe('deleting own pictures', () => {
  test('own pictures are deleted unused after a month, a guest’s with the cart, an erased member’s unless ordered', async () => {
    const [member, leaving] = [await shop.addMember(), await shop.addMember()];
    const ids = {
      unused: (await send(member, await drawing())).json().id,
      used: (await send(member, await drawing())).json().id,
      ordered: (await send(leaving, await drawing())).json().id,
      given: (await send(leaving, await drawing())).json().id,
    };
    const guest = await send(shop.visitor, await drawing());
    await addToCart(shop.visitor, { picture_id: guest.json().id, ...box }, cookieOf(guest));
    await addToCart(member, { picture_id: ids.used, ...box });
    const [line] = (await addToCart(leaving, { picture_id: ids.ordered, ...box })).json().lines;
    const { product_id, option_id, product_custom_id } = line;
    await placedOrder(leaving, await openCheckout(leaving, [{ product_id, option_id, product_custom_id }]));
    await addToCart(leaving, { picture_id: ids.given, ...box });
    await shop.database.service.updateTable('product.own_pictures').set({ user_id: null }).where('user_id', '=', leaving.userId).execute();
    const files = new Map(
      await Promise.all([...Object.values(ids), guest.json().id].map(async (id) => [id, (await row(id))?.src] as const)),
    );
    const left = async (id: number) => [(await row(id)) !== undefined, (await fileOf(files.get(id))) !== null];
    await purgeOwnPictures(shop);
    expect(await Promise.all([ids.unused, ids.used, ids.given, guest.json().id].map(left))).toEqual([
      [true, true],
      [true, true],
      [false, false],
      [true, true],
    ]);
    days(31);
    await purgeCarts(shop);
    await purgeOwnPictures(shop);
    expect(await Promise.all([ids.unused, ids.used, ids.ordered, guest.json().id].map(left))).toEqual([
      [false, false],
      [true, true],
      [true, true],
      [false, false],
    ]);
  });
});
