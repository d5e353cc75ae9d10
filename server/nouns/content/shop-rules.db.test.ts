import { beforeAll, expect, test } from 'vitest';
import type { AuditPage } from '#contract/rest/admin/audit.ts';
import type { ContentDetail } from '#contract/rest/admin/content/contents.ts';
import type { Checkout } from '#contract/rest/checkouts.ts';
import type { Order } from '#contract/rest/orders.ts';
import type { Points } from '#contract/rest/points.ts';
import { firstShopRules, type ShopRules } from '#rules/office/shop-rules.ts';
import { previewClaim } from '#server/nouns/claim/preview/preview-claim.ts';
import { confirmPurchases } from '#server/nouns/order/confirm-purchases-job.ts';
import { readAnyOrder } from '#server/nouns/order/read-order-rows.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, placedOrder, startedPayment } from '#test/commerce-steps.ts';
import { type AddedProduct, addCatalogue, addCoupon, addProduct } from '#test/rows/commerce-rows.ts';

let shop: CommerceShop;
let shirt: AddedProduct;
let admin: Actor;

beforeAll(async () => {
  shop = await commerceShop();
  shirt = await addProduct(shop.database.service, await addCatalogue(shop.database.service), {
    code: 'shirt',
    price: 60_000,
    stocks: [50],
  });
  admin = await shop.addMember({ roles: ['admin', 'user'] });
});

const url = '/api/admin/contents/shop-rules/1';
/** The form: the rules, and the sign-up coupons. */
type Form = ShopRules & { coupon_ids: number[] };
const rules = async () => (await admin.call({ url })).json<ContentDetail>().body as unknown as Form;

async function change(wish: Partial<Form>) {
  const base = await rules();
  return admin.call({ method: 'PUT', url, body: { base, mine: { ...base, ...wish } } });
}

const checkoutFor = (member: Actor) => openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity: 1 }]);

/** A paid order that was just delivered. */
async function delivered(member: Actor, checkout: Pick<Checkout, 'id'>): Promise<Order> {
  const order = await placedOrder(member, checkout);
  const { paymentId, request } = await startedPayment(member, order);
  await shop.press(paymentId, request, 'approve');
  await member.call({ method: 'POST', url: `/api/payments/${paymentId}/sync` });
  await shop.query(
    `update sales.orders set status = 'DELIVERY_COMPLETED', delivered_at = '${shop.clock().toISOString()}' where id = ${order.id}`,
  );
  return order;
}

async function pickUpFee(order: Order): Promise<number> {
  const row = await readAnyOrder(shop.database.service, order.id);
  if (row === null) throw new Error('no order');
  const lines = order.order_products.map(({ id }) => ({ id, quantity: 1 }));
  const ask = { type: 'RETURN', fault: 'SHOPPER', hasPickUp: true, lines } as const;
  return (await previewClaim(shop.database.service, row, ask, shop.clock())).pick_up_fee;
}

test('a changed shop rule applies to the next order, and existing orders keep their rules', async () => {
  const member = await shop.addMember();
  expect(await rules()).toEqual({ ...firstShopRules, coupon_ids: [], refused_words: '', takes_own_pictures: true });
  const before = await delivered(member, await checkoutFor(member));
  const changed = await change({ points_earn_percent: 5, confirm_days: 14, pick_up_fee: 4_000, points_min_held: 300, deposit_days: 3 });
  expect(changed.statusCode).toBe(200);
  const checkout = await checkoutFor(member);
  expect(checkout.points.min_held).toBe(300);
  const after = await delivered(member, checkout);
  expect([await pickUpFee(before), await pickUpFee(after)]).toEqual([3_000, 4_000]);
  const points = (await member.call({ url: '/api/points' })).json<Points>();
  expect(points.min_held).toBe(300);
  expect(points.waiting_orders.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([600, 3_000]);

  shop.pass(8 * 24 * 60);
  expect(await confirmPurchases(shop)).toBe(1);
  shop.pass(7 * 24 * 60);
  expect(await confirmPurchases(shop)).toBe(1);
  expect((await member.call({ url: '/api/points' })).json<Points>().usable).toBe(3_600);
});

test('a deposit is due within the days that apply when its account is issued', async () => {
  const member = await shop.addMember();
  await change({ deposit_days: 2 });
  const order = await placedOrder(member, await checkoutFor(member), { payment_method: 'VIRTUAL_ACCOUNT' });
  const { request } = await startedPayment(member, order, { method: 'VIRTUAL_ACCOUNT' });
  const days = (Date.parse(`${dueDateOf(request)}+09:00`) - shop.clock().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(2 - 1 / 86_400);
  expect(days).toBeLessThan(3);
});

/** The account's expiry as sent to the payment window; Korean time. */
function dueDateOf(request: unknown): string {
  return /"dueDate":"([^"]+)"/.exec(JSON.stringify(request))?.[1]?.replace(' ', 'T') ?? '';
}

test.each<[keyof ShopRules, number]>([
  ['confirm_days', 6],
  ['deposit_days', 8],
  ['points_earn_percent', 51],
  ['pick_up_fee', -1],
  ['points_valid_months', 0],
])('%s of %i is refused with the field, and nothing changes', async (rule, value) => {
  const before = await rules();
  const reply = await change({ [rule]: value });
  expect([reply.statusCode, reply.json()]).toEqual([400, expect.objectContaining({ code: 'INVALID_INPUT', field: `mine.${rule}` })]);
  expect(await rules()).toEqual(before);
});

test('shop rules and sign-up gifts are saved together or not at all, and the log names the coupons', async () => {
  const { service } = shop.database;
  const made = async () => {
    const claim = await addCoupon(service, (await shop.addMember()).userId);
    const row = await service.selectFrom('sales.issued_coupons').select('coupon_id').where('id', '=', claim).executeTakeFirstOrThrow();
    return row.coupon_id;
  };
  const [one, two, gone] = [await made(), await made(), await made()];
  await service.updateTable('sales.coupons').set({ deleted_at: shop.clock(), is_sign_up_gift: true }).where('id', '=', gone).execute();
  expect((await change({ coupon_ids: [two, one], review_text_points: 650 })).json()).toMatchObject({ saved: { coupon_ids: [one, two] } });
  expect(await rules()).toMatchObject({ coupon_ids: [one, two], review_text_points: 650 });
  for (const coupon_ids of [[one, 999_999], [gone], [one, one]]) {
    const reply = await change({ coupon_ids, review_text_points: 100 });
    expect([reply.statusCode, reply.json()]).toEqual([400, expect.objectContaining({ code: 'INVALID_INPUT' })]);
    expect(reply.json().field).toMatch(/^mine\.coupon_ids/);
  }
  expect(await rules()).toMatchObject({ coupon_ids: [one, two], review_text_points: 650 });
  // Somebody else changed a rule since the form was opened: both changes are kept.
  const base = await rules();
  await change({ confirm_days: 9 });
  const saved = await admin.call({ method: 'PUT', url, body: { base, mine: { ...base, coupon_ids: [two] } } });
  expect(saved.json()).toMatchObject({ saved: { coupon_ids: [two], confirm_days: 9 }, taken: ['confirm_days'] });
  const log = (await admin.call({ url: '/api/admin/audit?table=sales.coupons' })).json<AuditPage>();
  expect(log.entries.map(({ row_id }) => Number(row_id))).toEqual([one, two, one]);
  await change({ coupon_ids: [] });
  expect(await rules()).toMatchObject({ coupon_ids: [] });
});

test('a change of the shop rules is logged with its author and refused to others, and only one row exists', async () => {
  await change({ review_text_points: 700 });
  const log = (await admin.call({ url: '/api/admin/audit?table=management.shop_rules&row=1' })).json<AuditPage>();
  expect(JSON.stringify(log.entries[0])).toContain('700');
  const member = await shop.addMember();
  expect((await member.call({ url })).statusCode).toBe(403);
  expect((await admin.call({ method: 'DELETE', url })).statusCode).toBe(404);
});
