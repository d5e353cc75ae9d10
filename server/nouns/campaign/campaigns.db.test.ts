import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { CampaignsReply } from '#contract/rest/admin/content/campaigns.ts';
import { deliverNotification } from '#server/nouns/notification/deliver-notification.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { type AddedProduct, addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';

let shop: CommerceShop;
let staff: Actor;
let shirt: AddedProduct;

beforeAll(async () => {
  shop = await commerceShop();
  staff = await shop.addMember({ roles: ['admin', 'user'] });
  shirt = await addProduct(shop.database.service, await addCatalogue(shop.database.service), { code: 'shirt', stocks: [500, 500] });
});

/** A member who agreed to advertising by mail, with orders paid so many days ago. */
async function member(paidDaysAgo: readonly number[] = [], about = 'is_email_consent = true'): Promise<Actor & { userId: string }> {
  const actor = await shop.addMember();
  await shop.query(`update member.members set ${about} where id = '${actor.userId}'`);
  for (const days of paidDaysAgo)
    await shop.query(`with placed as (insert into sales.orders (order_number, user_id, status, orderer_name, orderer_phone, orderer_email, recipient,
      recipient_phone, zip_code, address, payment_method, product_amount, delivery_amount, payment_amount, ordered_at, payment_date)
      values ('20261120-${randomUUID().slice(0, 6).toUpperCase()}', '${actor.userId}', 'PURCHASE_CONFIRMED', '김이음', '01012345678', 'a@seam.example', '김이음', '01012345678', '04524', '서울',
        'CARD', 20000, 3000, 23000, timestamptz '2026-11-20T03:00:00Z' - interval '${days} days', timestamptz '2026-11-20T03:00:00Z' - interval '${days} days')
      returning id) insert into sales.order_products (order_id, product_id, option_id, brand_id, quantity, product_name, option_name, brand_name, image_src, origin_price,
        unit_price, amount, snapshot) select placed.id, p.id, o.id, p.brand_id, 1, p.name, o.name, p.name, '', 20000, 20000, 20000, '{}'
      from placed, product.products p join product.product_options o on o.product_id = p.id where p.id = ${shirt.id} limit 1`);
  return actor;
}

const read = async () => (await staff.call({ url: '/api/admin/campaigns' })).json<CampaignsReply>();
const audience = async (segment: string) => (await read()).audiences.find((each) => each.segment === segment);
const body = {
  segment: 'INACTIVE',
  size: null,
  title: { ko: '오랜만이에요' },
  content: { ko: '새 그림이\n들어왔어요' },
  link: '/main',
  coupon_id: null,
};
const send = (about: object = {}, actor = staff) =>
  actor.call({ method: 'POST', url: '/api/admin/campaigns', headers: { 'idempotency-key': randomUUID() }, body: { ...body, ...about } });
const coupon = async (about: Record<string, string | number>) => {
  const row = {
    name: `'{"ko":"감사 쿠폰"}'`,
    type: `'ORDER'`,
    discount_type: `'AMOUNT'`,
    discount_value: 1_000,
    starts_at: `'2026-11-01'`,
    ...about,
  };
  const { rows } = await shop.query(`insert into sales.coupons (${Object.keys(row)}) values (${Object.values(row)}) returning id`);
  return (rows[0] as { id: number }).id;
};

test('a segment counts its members, and those of them who agreed to advertising and have not muted it', async () => {
  await member([5]);
  await member([5], 'is_sms_consent = true');
  await member([5], 'is_sms_consent = false');
  const muting = await member([5]);
  await muting.call({ method: 'POST', url: '/api/notification-mutes', body: { event: 'campaign' } });
  await member([5, 40, 80]);
  await member([100]);
  await member([], "is_email_consent = true, birth_date = '2000-11-30'");
  await member([], "is_email_consent = true, birth_date = '2000-12-01'");
  expect(await audience('FIRST_ORDER')).toMatchObject({ members: 4, reachable: 2 });
  expect(await audience('BEST')).toMatchObject({ members: 1, reachable: 1 });
  expect(await audience('INACTIVE')).toMatchObject({ members: 1, reachable: 1 });
  expect(await audience('BIRTHDAY')).toMatchObject({ members: 1, reachable: 1 });
});

test('a campaign reaches each member of its segment once, with a coupon, by an advertising mail, and shows its results', async () => {
  const couponId = await coupon({ issue_limit: 2 });
  const sent = await send({ coupon_id: couponId });
  expect(sent.json()).toEqual({ id: expect.any(Number), recipient_count: 1 });
  const { rows } = await shop.query("select id from member.notifications where event = 'campaign'");
  await deliverNotification(shop, (rows[0] as { id: number }).id);
  const { rows: messages } = await shop.query("select channel, event from member.messages where event = 'campaign'");
  expect(messages).toEqual([{ channel: 'MAIL', event: 'campaign' }]);
  const { rows: copies } = await shop.query(`select issued_count from sales.coupons where id = ${couponId}`);
  expect(copies).toEqual([{ issued_count: 1 }]);
  expect((await read()).campaigns).toMatchObject([
    { segment: 'INACTIVE', recipient_count: 1, coupon_name: { ko: '감사 쿠폰' }, order_count: 0 },
  ]);
});

test('a campaign with too few or ended coupons, an empty segment or a foreign link is refused and sends nothing', async () => {
  await member([120]);
  expect((await send({ coupon_id: await coupon({ issue_limit: 1 }) })).json()).toMatchObject({ code: 'COUPON_EXHAUSTED' });
  expect((await send({ coupon_id: await coupon({ ends_at: "'2026-11-02'" }) })).json()).toMatchObject({ code: 'COUPON_NOT_RUNNING' });
  expect((await send({ segment: 'SIZE_BOUGHT', size: '9XL' })).json()).toMatchObject({ code: 'SEGMENT_EMPTY' });
  expect((await send({ segment: 'SIZE_BOUGHT' })).json()).toMatchObject({ code: 'INVALID_INPUT', field: 'size' });
  expect((await send({ link: 'https://elsewhere.example' })).json()).toMatchObject({ code: 'INVALID_INPUT', field: 'link' });
  expect((await send({}, await shop.addMember({ roles: ['admin', 'user'], staffRoles: ['desk'] }))).statusCode).toBe(403);
  expect((await read()).campaigns).toHaveLength(1);
});

test('a test of a campaign is mailed only to the person who requests it', async () => {
  const { segment: _, size: __, ...message } = body;
  const reply = await staff.call({ method: 'POST', url: '/api/admin/campaigns/tests', body: message });
  expect(reply.json()).toEqual({ to: expect.stringContaining('@seam.example') });
});

test('a cart reminder is sent once until the cart changes', async () => {
  const shopper = await member();
  await shop.query(`insert into sales.carts (user_id) values ('${shopper.userId}')`);
  const left = async (option: number, at: string) => {
    await shop.query(`insert into sales.cart_lines (cart_id, product_id, option_id, quantity, updated_at)
      select id, ${shirt.id}, ${shirt.optionIds[option]}, 1, '${at}' from sales.carts where user_id = '${shopper.userId}'`);
    // Counted audiences are shown for an hour.
    shop.pass(62);
  };
  await left(0, '2026-11-18T00:00:00Z');
  expect(await audience('CART_LEFT')).toMatchObject({ members: 1 });
  expect((await send({ segment: 'CART_LEFT' })).json()).toMatchObject({ recipient_count: 1 });
  expect(await audience('CART_LEFT')).toMatchObject({ members: 0 });
  await left(1, '2026-11-21T00:00:00Z');
  expect(await audience('CART_LEFT')).toMatchObject({ members: 0 });
  shop.pass(3 * 24 * 60);
  expect(await audience('CART_LEFT')).toMatchObject({ members: 1 });
});
