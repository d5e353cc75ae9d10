import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { DesignParents, Share, SharedDesign } from '#contract/rest/shares.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { takeReviewPoints } from '#server/nouns/point/take-review-points-job.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, placedOrder } from '#test/commerce-steps.ts';
import { type AddedProduct, addCatalogue, addDesign, addGraphic, addProduct, type Catalogue } from '#test/rows/commerce-rows.ts';
import { deliver, pay, sendBack } from '#test/rows/settlement-rows.ts';

type Member = Actor & { userId: string };
let shop: CommerceShop;
let catalogue: Catalogue;
let tee: AddedProduct;
let graphicId: number;

beforeAll(async () => {
  shop = await commerceShop();
  const db = shop.database.service;
  catalogue = await addCatalogue(db);
  tee = await addProduct(db, catalogue, { code: 'tee', type: 'CUSTOM', stocks: [50, 50] });
  graphicId = await addGraphic(db, catalogue);
});

const designOf = ({ userId }: Member) => addDesign(shop.database.service, { product: tee, userId, graphicIds: [graphicId] });
/** A design that its member makes from a link. */
async function childOf(code: string, member: Member): Promise<number> {
  const id = await designOf(member);
  const { service } = shop.database;
  const made = await service
    .insertInto('product.product_customs')
    .columns(['product_id', 'option_id', 'user_id', 'type', 'name', 'parent_code'])
    .expression(({ selectFrom, val }) =>
      selectFrom('product.product_customs')
        .select(['product_id', 'option_id', 'user_id', 'type', 'name', val(code).as('parent_code')])
        .where('id', '=', id),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const table of ['product.product_custom_mockups', 'product.product_custom_layers'] as const)
    await service.updateTable(table).set({ product_custom_id: made.id }).where('product_custom_id', '=', id).execute();
  return made.id;
}
async function share(member: Member, designId: number, is_owner_named = false): Promise<string> {
  const side = shop.database.service.selectFrom('product.product_custom_mockups').select('mockup_group_id');
  const { mockup_group_id } = await side.where('product_custom_id', '=', designId).executeTakeFirstOrThrow();
  const look = { form: 'SQUARE', view: 'GARMENT', background: '#FFFFFF', is_owner_named };
  const body = { product_custom_id: designId, mockup_group_id, ...look };
  return (await member.call({ method: 'POST', url: '/api/shares', body })).json<Share>().code;
}
const sharedOf = async (code: string) => (await shop.visitor.call({ url: `/api/shares/${code}` })).json<SharedDesign>();
const parentsOf = async (codes: string) =>
  (await shop.visitor.call({ url: `/api/design-parents?codes=${codes}` })).json<DesignParents>().parents;
const lineageOf = (id: number) =>
  shop.database.service
    .selectFrom('product.product_customs')
    .select(['parent_code', 'origin_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Buys a design in two sizes; the purchase is confirmed. */
async function buy(member: Member, product_custom_id: number) {
  const lines = tee.optionIds.map((option_id) => ({ product_id: tee.id, option_id, quantity: 1, product_custom_id }));
  const order = await placedOrder(member, await openCheckout(member, lines));
  await pay(shop, order.id);
  await deliver(shop, order.id);
  const url = `/api/orders/${order.id}/purchase-confirmation`;
  const headers = { 'idempotency-key': randomUUID() };
  expect((await member.call({ method: 'POST', url, headers, body: { is_agreed: true } })).statusCode).toBe(200);
  return order;
}
const pointsOf = async ({ userId }: Member) =>
  (
    await shop.database.service
      .selectFrom('sales.point_entries')
      .select(['type', 'reason', 'amount', 'order_id'])
      .where('user_id', '=', userId)
      .where('reason', '=', 'DESCENDANT')
      .orderBy('id')
      .execute()
  ).map(({ type, amount, order_id }) => [type, amount, order_id]);

test('a design made from a link credits its parent while it is shared, and stores the first of its line', async () => {
  const [first, second, third] = [await shop.addMember(), await shop.addMember(), await shop.addMember()];
  await shop.database.service.updateTable('member.members').set({ nickname: '처음' }).where('id', '=', first.userId).execute();
  const origin = await designOf(first);
  const code = await share(first, origin, true);
  const child = await childOf(code, second);
  expect(await lineageOf(child)).toEqual({ parent_code: code, origin_id: origin });
  const childCode = await share(second, child);
  expect((await sharedOf(childCode)).parent).toEqual({ code, owner: '처음' });
  const grandchild = await childOf(childCode, third);
  expect(await lineageOf(grandchild)).toEqual({ parent_code: childCode, origin_id: origin });
  expect(await parentsOf(`${code},${childCode},nonsense`)).toEqual(
    expect.arrayContaining([
      { code, owner: '처음' },
      { code: childCode, owner: null },
    ]),
  );
  // From a link of one's own goes on what that design was made from; a copy keeps it; a made-up code is nothing.
  expect(await lineageOf(await childOf(childCode, second))).toEqual({ parent_code: code, origin_id: origin });
  const copied = await second.call({ method: 'POST', url: `/api/designs/${child}/copies` });
  expect(await lineageOf(copied.json().id)).toEqual({ parent_code: code, origin_id: origin });
  expect(await lineageOf(await childOf('SeamNobody12', second))).toEqual({ parent_code: null, origin_id: null });
  await first.call({ method: 'DELETE', url: `/api/shares/${code}` });
  expect((await sharedOf(childCode)).parent).toBeNull();
});

test('the first designer earns points when a derived design is bought and confirmed, and loses them with its return', async () => {
  const [first, second] = [await shop.addMember(), await shop.addMember()];
  const child = await childOf(await share(first, await designOf(first)), second);
  const order = await buy(second, child);
  const { descendant_points: points } = firstShopRules;
  expect(await pointsOf(first)).toEqual([['EARNED', points, null]]);
  const [line, other] = order.order_products;
  await sendBack(shop, { order: order.id, line: other?.id ?? 0, quantity: 1 });
  expect(await takeReviewPoints(shop)).toBe(0);
  await sendBack(shop, { order: order.id, line: line?.id ?? 0, quantity: 1 });
  expect(await takeReviewPoints(shop)).toBe(1);
  expect(await takeReviewPoints(shop)).toBe(0);
  expect(await pointsOf(first)).toEqual([
    ['EARNED', points, null],
    ['OWED', points, null],
  ]);
});

test('a designer earns nothing by buying a design derived from their own', async () => {
  const [first, second] = [await shop.addMember(), await shop.addMember()];
  const child = await childOf(await share(first, await designOf(first)), second);
  await buy(first, await childOf(await share(second, child), first));
  expect(await pointsOf(first)).toEqual([]);
  await shop.query('update management.shop_rules set descendant_points = 0');
  await buy(second, child);
  expect(await pointsOf(first)).toEqual([]);
  await shop.query(`update management.shop_rules set descendant_points = ${firstShopRules.descendant_points}`);
});
