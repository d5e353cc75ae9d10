import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Dashboard } from '#contract/rest/admin/dashboard.ts';
import type { Order } from '#contract/rest/orders.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { purgePhotos } from '#server/jobs/purging/purge.ts';
import { readAudit } from '#server/nouns/audit/read-audit.ts';
import { grantWaitingReviewPoints } from '#server/nouns/point/review-points.ts';
import { takeReviewPoints } from '#server/nouns/point/take-review-points-job.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, orderNow, placedOrder } from '#test/commerce-steps.ts';
import { type AddedProduct, addCatalogue, addPoints, addProduct } from '#test/rows/commerce-rows.ts';

type Member = Actor & { userId: string };
const content = '두 번 빨았는데 인쇄가 그대로예요.';
const day = 24 * 60;
let shop: CommerceShop;
let shirt: AddedProduct;

beforeAll(async () => {
  shop = await commerceShop();
  shirt = await addProduct(shop.database.service, await addCatalogue(shop.database.service), { code: 'shirt', stocks: [500, 500] });
});

async function deliveredTo(member: Member, status = 'DELIVERY_COMPLETED'): Promise<{ order: Order; line: number }> {
  const order = await placedOrder(member, await openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]));
  await deliver(order, status);
  return { order, line: order.order_products[0]?.id ?? 0 };
}

const deliver = (order: Order, status: string) =>
  shop.database.service.updateTable('sales.orders').set({ status, delivered_at: shop.clock() }).where('id', '=', order.id).execute();

const once = () => ({ 'idempotency-key': randomUUID() });
const write = (member: Actor, order_product_id: number, about: object = {}) =>
  member.call({ method: 'POST', url: '/api/reviews', headers: once(), body: { order_product_id, score: 5, content, ...about } });
const edit = (member: Actor, id: number, about: object = {}) =>
  member.call({ method: 'PATCH', url: `/api/reviews/${id}`, headers: once(), body: { score: 5, content, ...about } });
const confirm = (member: Actor, order: Order) =>
  member.call({ method: 'POST', url: `/api/orders/${order.id}/purchase-confirmation`, headers: once(), body: { is_agreed: true } });
const lineOf = async (member: Actor, line: number) => (await member.call({ url: `/api/reviews/lines/${line}` })).json();
async function photoOf(member: Actor): Promise<number> {
  const colour = { r: Math.floor(taken / 256), g: taken % 256, b: 7 };
  taken += 1;
  const body = await sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return (await member.call({ method: 'POST', url: '/api/photos', body, headers: { 'content-type': 'image/png' } })).json().id;
}
let taken = 0;
/** Reason, kind and amount of the entries of a line, in order. */
async function points(line: number) {
  const rows = await shop.database.service
    .selectFrom('sales.point_entries')
    .select(['type', 'reason', 'amount'])
    .where('order_product_id', '=', line)
    .orderBy('id')
    .execute();
  return rows.map(({ type, reason, amount }) => `${type} ${reason} ${amount}`);
}
const given = [`EARNED REVIEW ${firstShopRules.review_text_points}`, `EARNED PHOTO_REVIEW ${firstShopRules.review_photo_points}`];
const takenBack = given.map((entry) => entry.replace('EARNED', 'OWED'));

test('a review with photos is written once per line; its points are paid once, at confirmation', async () => {
  const member = await shop.addMember();
  const { order, line } = await deliveredTo(member);
  const photo_ids = [await photoOf(member), await photoOf(member)];
  const reply = await write(member, line, { photo_ids, height_from: 170, weight_from: 65, size_feel: 'TRUE' });
  expect(reply.statusCode).toBe(201);
  expect(reply.json()).toMatchObject({
    refusal: 'REVIEW_ALREADY_WRITTEN',
    review: { score: 5, content, height_from: 170, size_feel: 'TRUE', is_editable: true, point_state: 'WAITING', point_amount: 1_000 },
  });
  expect(reply.json().review.photos.map(({ id }: { id: number }) => id)).toEqual(photo_ids);
  expect((await member.call({ url: '/api/reviews/mine' })).json()).toMatchObject({ to_write: [], points_waiting: 1_000 });
  expect((await orderNow(member, order)).order_products).toMatchObject([{ id: line, review_id: reply.json().review.id }]);
  expect((await write(member, line)).json()).toMatchObject({
    code: 'REVIEW_ALREADY_WRITTEN',
    message: 'You have already written a review for this product.',
  });
  expect(await points(line)).toEqual([]);
  expect((await confirm(member, order)).statusCode).toBe(200);
  await confirm(member, order);
  expect(await points(line)).toEqual(given);
  expect((await lineOf(member, line)).review).toMatchObject({ point_state: 'GIVEN', point_amount: 1_000 });
});

test('two reviews sent at once leave one, and so do thirty', async () => {
  const member = await shop.addMember();
  const { line } = await deliveredTo(member, 'PURCHASE_CONFIRMED');
  const replies = await Promise.all(Array.from({ length: 30 }, () => write(member, line)));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(29).fill(409)]);
  expect(await points(line)).toEqual(given.slice(0, 1));
});

test('a review of an undelivered or foreign line, with a foreign photo, wrong length, no score or too many photos is refused', async () => {
  const [member, other] = [await shop.addMember(), await shop.addMember()];
  const waiting = await deliveredTo(member, 'IN_DELIVERY');
  expect((await write(member, waiting.line)).json()).toMatchObject({ code: 'REVIEW_NOT_ALLOWED', status: 403 });
  const { line } = await deliveredTo(member);
  expect((await write(other, line)).json()).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  expect((await write(shop.visitor, line)).statusCode).toBe(401);
  const theirs = await photoOf(other);
  expect((await write(member, line, { photo_ids: [theirs] })).json()).toMatchObject({ code: 'PHOTO_NOT_FOUND', field: 'photo_ids' });
  expect((await write(member, line, { photo_ids: [1, 2, 3, 4, 5, 6] })).json()).toMatchObject({ code: 'PHOTO_LIMIT' });
  for (const wrong of ['짧아요', '   아홉 글자예요.   ', '가'.repeat(1_001)])
    expect((await write(member, line, { content: wrong })).json()).toMatchObject({ code: 'REVIEW_LENGTH', field: 'content' });
  for (const score of [0, 6, 2.5, null])
    expect((await write(member, line, { score })).json()).toMatchObject({ code: 'REVIEW_SCORE_REQUIRED' });
  expect((await write(member, line, { height_from: 172 })).statusCode).toBe(400);
  expect(await lineOf(member, line)).toMatchObject({ refusal: null, review: null });
});

test('a review can be edited for 30 days: earlier versions are kept, removed photos deleted, and photos earn points once', async () => {
  const [member, other] = [await shop.addMember(), await shop.addMember()];
  const { order, line } = await deliveredTo(member);
  await confirm(member, order);
  await write(member, line);
  const { id } = (await lineOf(member, line)).review;
  const [first, second] = [await photoOf(member), await photoOf(member)];
  expect((await edit(other, id)).json()).toMatchObject({ code: 'REVIEW_NOT_FOUND' });
  expect((await edit(member, id)).statusCode).toBe(200);
  expect((await edit(member, id, { score: 3, photo_ids: [first, second] })).statusCode).toBe(200);
  expect((await edit(member, id, { score: 3, photo_ids: [second] })).statusCode).toBe(200);
  // A removed photo is deleted with its file: there is nothing left to delete.
  expect((await member.call({ method: 'DELETE', url: `/api/photos/${first}` })).statusCode).toBe(404);
  expect((await edit(member, id, { score: 3, photo_ids: [] })).json()).toMatchObject({ code: 'REVIEW_PHOTO_KEPT' });
  expect(await points(line)).toEqual(given);
  const { review } = await lineOf(member, line);
  expect(review).toMatchObject({ score: 3, edited_at: shop.clock().toISOString() });
  expect(review.photos.map((photo: { id: number }) => photo.id)).toEqual([second]);
  const revisions = await shop.database.service
    .selectFrom('product.review_revisions')
    .select(['score', 'photo_count'])
    .where('review_id', '=', id)
    .orderBy('id')
    .execute();
  expect(revisions).toEqual([
    { score: 5, photo_count: 0 },
    { score: 3, photo_count: 2 },
  ]);
  shop.pass(8 * day);
  await purgePhotos(shop);
  const left = await shop.database.service.selectFrom('member.photos').select('id').where('id', 'in', [first, second]).execute();
  expect(left).toEqual([{ id: second }]);
  shop.pass(23 * day);
  expect((await edit(member, id, { score: 1 })).json()).toMatchObject({ code: 'REVIEW_NOT_EDITABLE' });
});

test('returning a reviewed line takes its review points back once, and spent ones are owed', async () => {
  const member = await shop.addMember();
  const { order, line } = await deliveredTo(member);
  await confirm(member, order);
  await write(member, line, { photo_ids: [await photoOf(member)] });
  const db = shop.database.service;
  // The 500 for the text were spent; 200 more come from elsewhere.
  const { id: lot_id } = await db
    .selectFrom('sales.point_entries')
    .select('id')
    .where('order_product_id', '=', line)
    .where('reason', '=', 'REVIEW')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sales.point_entries')
    .values({ user_id: member.userId, type: 'USED', amount: 500, lot_id, reason: 'ORDER' })
    .execute();
  await addPoints(db, member.userId, 200);
  expect(await takeReviewPoints(shop)).toBe(0);
  const asked = { type: 'RETURN', reason: 'CHANGE_OF_MIND', lines: [{ order_product_id: line, quantity: 1 }] };
  const shown = await member.call({ method: 'POST', url: `/api/orders/${order.id}/claims/preview`, body: asked });
  expect(shown.json()).toMatchObject({ review_points_back: 1_000, points_owed_before: 0 });
  const { id: claim_id } = await db
    .insertInto('sales.claims')
    .values({ order_id: order.id, type: 'RETURN', status: 'COMPLETED', reason: 'DEFECT', completed_at: shop.clock() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('sales.claim_products').values({ claim_id, order_product_id: line, quantity: 1 }).execute();
  expect(await takeReviewPoints(shop)).toBe(1);
  expect(await takeReviewPoints(shop)).toBe(0);
  expect((await points(line)).slice(2)).toEqual(takenBack);
  expect((await lineOf(member, line)).review.point_state).toBe('TAKEN_BACK');
  const returned = await deliveredTo(member);
  await db
    .updateTable('sales.orders')
    .set({ cancelled_at: shop.clock(), cancel_reason: 'ADMIN' })
    .where('id', '=', returned.order.id)
    .execute();
  expect((await write(member, returned.line)).json()).toMatchObject({ code: 'REVIEW_NOT_ALLOWED' });
});

test('a cancelled or returned line cannot be reviewed, and its review earns no more points; other lines can', async () => {
  const member = await shop.addMember();
  const items = shirt.optionIds.map((option_id) => ({ product_id: shirt.id, option_id }));
  const order = await placedOrder(member, await openCheckout(member, items));
  await deliver(order, 'DELIVERY_COMPLETED');
  const [cancelled = 0, kept = 0] = order.order_products.map(({ id }) => id);
  await claimed(order, cancelled, { type: 'CANCEL', status: 'COMPLETED' });
  await claimed(order, kept, { type: 'EXCHANGE', status: 'COMPLETED' });
  expect((await write(member, cancelled)).json()).toMatchObject({ code: 'REVIEW_NOT_ALLOWED' });
  expect((await lineOf(member, cancelled)).refusal).toBe('REVIEW_NOT_ALLOWED');
  expect((await write(member, kept)).statusCode).toBe(201);

  // Claims accepted while the refund is still outstanding, before and after the confirmation.
  const before = await deliveredTo(member);
  await write(member, before.line);
  await claimed(before.order, before.line, { type: 'RETURN', status: 'ACCEPTED' });
  await inTransaction(shop.database.service, (trx) =>
    grantWaitingReviewPoints(trx, { id: before.order.id, user_id: member.userId }, shop.clock()),
  );
  expect(await points(before.line)).toEqual([]);
  const after = await deliveredTo(member);
  await confirm(member, after.order);
  const { id } = (await write(member, after.line)).json().review;
  await claimed(after.order, after.line, { type: 'RETURN', status: 'ACCEPTED' });
  expect((await edit(member, id, { photo_ids: [await photoOf(member)] })).statusCode).toBe(200);
  expect(await points(after.line)).toEqual(given.slice(0, 1));
});

/** A claim for the one piece of a line. */
async function claimed(order: Order, order_product_id: number, about: { type: string; status: string }): Promise<void> {
  const { id: claim_id } = await shop.database.service
    .insertInto('sales.claims')
    .values({ order_id: order.id, reason: 'SIZE', ...about })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.database.service.insertInto('sales.claim_products').values({ claim_id, order_product_id, quantity: 1 }).execute();
}

test('each member reports a review once; it is hidden with a reason that its author reads, and shown again unchanged', async () => {
  const [member, reader, admin] = [await shop.addMember(), await shop.addMember(), await shop.addMember({ roles: ['admin', 'user'] })];
  const { line } = await deliveredTo(member);
  const { id } = (await write(member, line)).json().review;
  const report = (by = reader) =>
    by.call({ method: 'POST', url: `/api/reviews/${id}/reports`, body: { reason: 'ADVERTISING', detail: '다른 쇼핑몰 주소' } });
  const waiting = async () => {
    const { pressing } = (await admin.call({ url: '/api/admin/dashboard' })).json<Dashboard>();
    return pressing.find(({ what }) => what === 'REPORTS_WAITING')?.count;
  };
  const before = (await waiting()) ?? 0;
  const show = (actor: Actor, hidden_reason: string | null) =>
    actor.call({ method: 'PATCH', url: `/api/reviews/${id}/visibility`, body: { hidden_reason } });
  expect((await report()).statusCode).toBe(201);
  expect((await report()).json()).toMatchObject({ code: 'REVIEW_ALREADY_REPORTED' });
  expect((await report(await shop.addMember())).statusCode).toBe(201);
  expect(await waiting()).toBe(before + 1);
  expect((await show(reader, 'ADVERTISING')).statusCode).toBe(403);
  expect((await show(admin, 'BAD_SCORE')).statusCode).toBe(400);
  expect((await show(admin, 'ADVERTISING')).statusCode).toBe(200);
  expect((await lineOf(member, line)).review).toMatchObject({ hidden_reason: 'ADVERTISING', is_editable: false });
  expect((await edit(member, id, { score: 1 })).json()).toMatchObject({ code: 'REVIEW_NOT_EDITABLE' });
  const states = () => shop.database.service.selectFrom('product.review_reports').select('state').where('review_id', '=', id).execute();
  expect(await states()).toEqual([{ state: 'UPHELD' }, { state: 'UPHELD' }]);
  const count = async () =>
    (await shop.database.service.selectFrom('product.products').select('review_count').where('id', '=', shirt.id).executeTakeFirstOrThrow())
      .review_count;
  const hidden = await count();
  expect((await show(admin, null)).statusCode).toBe(200);
  expect(await count()).toBe(hidden + 1);
  expect((await lineOf(member, line)).review).toMatchObject({ hidden_reason: null, content });
});

const hide = (admin: Actor, id: number, hidden_reason: string | null) =>
  admin.call({ method: 'PATCH', url: `/api/reviews/${id}/visibility`, body: { hidden_reason } });
const told = (userId: string) =>
  shop.database.service
    .selectFrom('member.notifications')
    .select(['event', 'values'])
    .where('user_id', '=', userId)
    .where('event', 'in', ['review_hidden', 'review_shown'])
    .orderBy('id')
    .execute();

test('hiding a review takes its points and showing it restores them, once each, and notifies its author with the reason', async () => {
  const [member, admin] = [await shop.addMember(), await shop.addMember({ roles: ['admin', 'user'] })];
  const { order, line } = await deliveredTo(member);
  await confirm(member, order);
  const { id } = (await write(member, line, { photo_ids: [await photoOf(member)] })).json().review;
  expect((await hide(admin, id, 'PERSONAL_DATA')).statusCode).toBe(200);
  // Changing the reason takes nothing again, and repeating it sends no notice.
  await hide(admin, id, 'ABUSE');
  await hide(admin, id, 'ABUSE');
  expect(await points(line)).toEqual([...given, ...takenBack]);
  expect((await lineOf(member, line)).review).toMatchObject({ point_state: 'TAKEN_BACK', point_amount: 1_000 });
  await hide(admin, id, null);
  await hide(admin, id, null);
  expect((await points(line)).slice(4)).toEqual(['EARNED REVIEW_RESTORED 1000']);
  expect((await lineOf(member, line)).review).toMatchObject({ point_state: 'GIVEN', point_amount: 1_000 });
  await hide(admin, id, 'COPYRIGHT');
  expect((await points(line)).slice(5)).toEqual(['OWED REVIEW 1000']);
  expect((await told(member.userId)).map(({ event, values }) => ({ event, ...(values as object) }))).toEqual([
    expect.objectContaining({ event: 'review_hidden', reason: 'PERSONAL_DATA', points: 1_000 }),
    expect.objectContaining({ event: 'review_hidden', reason: 'ABUSE', points: 0 }),
    expect.objectContaining({ event: 'review_shown', points: 1_000 }),
    expect.objectContaining({ event: 'review_hidden', reason: 'COPYRIGHT', points: 1_000 }),
  ]);
});

test('a review hidden at the confirmation earns points only when it is shown again', async () => {
  const [member, admin] = [await shop.addMember(), await shop.addMember({ roles: ['admin', 'user'] })];
  const { order, line } = await deliveredTo(member);
  const { id } = (await write(member, line)).json().review;
  await hide(admin, id, 'ADVERTISING');
  expect((await lineOf(member, line)).review).toMatchObject({ point_state: 'NONE' });
  await confirm(member, order);
  expect(await points(line)).toEqual([]);
  await hide(admin, id, null);
  expect(await points(line)).toEqual(given.slice(0, 1));
});

test('an author deletes a review: photos and points go, the line can be reviewed again without points; nobody else can delete it', async () => {
  const [member, other] = [await shop.addMember(), await shop.addMember()];
  const { order, line } = await deliveredTo(member);
  await confirm(member, order);
  const photo = await photoOf(member);
  const { id } = (await write(member, line, { photo_ids: [photo] })).json().review;
  const remove = (actor: Actor) => actor.call({ method: 'DELETE', url: `/api/reviews/${id}` });
  expect((await remove(other)).json()).toMatchObject({ code: 'REVIEW_NOT_FOUND', status: 404 });
  const count = await shownCount();
  const replies = await Promise.all([remove(member), remove(member)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  expect(await shownCount()).toBe(count - 1);
  expect(await shop.database.service.selectFrom('member.photos').select('id').where('id', '=', photo).execute()).toEqual([]);
  expect((await points(line)).slice(2)).toEqual(takenBack);
  expect(await lineOf(member, line)).toMatchObject({ refusal: null, review: null });
  expect((await member.call({ url: '/api/reviews/mine' })).json()).toMatchObject({
    to_write: [{ order_product_id: line }],
    points_to_earn: 0,
  });
  const again = await write(member, line, { photo_ids: [await photoOf(member)] });
  expect(again.json()).toMatchObject({ refusal: 'REVIEW_ALREADY_WRITTEN', review: { point_state: 'NONE' } });
  expect((await write(member, line)).json()).toMatchObject({ code: 'REVIEW_ALREADY_WRITTEN' });
  expect(await points(line)).toHaveLength(4);
});

test('a review is deleted even if its photo’s file cannot be, which the hourly job then deletes', async () => {
  const member = await shop.addMember();
  const { line } = await deliveredTo(member);
  const photo = await photoOf(member);
  const { id } = (await write(member, line, { photo_ids: [photo, await photoOf(member)] })).json().review;
  const remove = vi.spyOn(shop.gateways.storage, 'remove').mockRejectedValue(new Error('no storage'));
  const said = vi.spyOn(console, 'error').mockReturnValue();
  try {
    expect((await edit(member, id, { photo_ids: [photo] })).statusCode).toBe(200);
    expect((await member.call({ method: 'DELETE', url: `/api/reviews/${id}` })).statusCode).toBe(200);
    expect(said).toHaveBeenCalledTimes(2);
  } finally {
    remove.mockRestore();
    said.mockRestore();
  }
  const left = await shop.database.service.selectFrom('member.photos').select('is_held').where('id', '=', photo).execute();
  expect(left).toEqual([{ is_held: false }]);
});

async function shownCount(): Promise<number> {
  const { review_count } = await shop.database.service
    .selectFrom('product.products')
    .select('review_count')
    .where('id', '=', shirt.id)
    .executeTakeFirstOrThrow();
  return review_count;
}

test('reporting a review of one’s own is refused', async () => {
  const member = await shop.addMember();
  const { line } = await deliveredTo(member);
  const { id } = (await write(member, line)).json().review;
  const report = await member.call({ method: 'POST', url: `/api/reviews/${id}/reports`, body: { reason: 'ABUSE' } });
  expect(report.json()).toMatchObject({ code: 'REVIEW_OWN', status: 409 });
});

test('the brand of the product answers a review, another brand cannot', async () => {
  const addBrand = () => shop.addMember({ roles: ['brand', 'user'] });
  const [member, brand, rival] = [await shop.addMember(), await addBrand(), await addBrand()];
  const { line } = await deliveredTo(member);
  const { id } = (await write(member, line)).json().review;
  const db = shop.database.service;
  await db
    .updateTable('product.brands')
    .set({ user_id: brand.userId })
    .where('id', '=', db.selectFrom('product.products').select('brand_id').where('id', '=', shirt.id))
    .execute();
  const reply = (actor: Actor, role = 'brand') =>
    actor.call({
      method: 'POST',
      url: `/api/reviews/${id}/reply`,
      headers: { 'x-hasura-role': role },
      body: { content: '오래 입어 주세요.' },
    });
  expect((await reply(member)).statusCode).toBe(403);
  expect((await reply(rival)).json()).toMatchObject({ code: 'REVIEW_NOT_FOUND' });
  expect((await reply(brand)).statusCode).toBe(200);
  const admin = await shop.addMember({ roles: ['admin', 'user'] });
  expect((await reply(admin, 'admin')).statusCode).toBe(200);
  // Both replies are logged, each under its author's name.
  const { entries } = await readAudit(db, { table: 'product.reviews', row: String(id), action: 'UPDATE', limit: 9 });
  expect(entries.map(({ staff }) => staff.id)).toEqual([admin.userId, brand.userId]);
  expect((await lineOf(member, line)).review).toMatchObject({ reply: '오래 입어 주세요.', replied_at: shop.clock().toISOString() });
});
