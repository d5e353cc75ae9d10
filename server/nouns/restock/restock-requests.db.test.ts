import { beforeAll, expect, test } from 'vitest';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { type AddedProduct, addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';
import { notifyRestocks } from './notify-restocks-job.ts';

let shop: CommerceShop;
let shirt: AddedProduct;
let small: number;
let medium: number;

beforeAll(async () => {
  shop = await commerceShop();
  shirt = await addProduct(shop.database.service, await addCatalogue(shop.database.service), { code: 'shirt', stocks: [0, 3] });
  [small = 0, medium = 0] = shirt.optionIds;
});

const ask = (actor: Actor, option_id: number) => actor.call({ method: 'POST', url: '/api/restock-requests', body: { option_id } });
const stock = (option_id: number, stock_count: number) =>
  shop.database.service.updateTable('product.product_options').set({ stock_count }).where('id', '=', option_id).execute();
const wishes = (userId: string) =>
  shop.database.service
    .selectFrom('product.restock_requests')
    .select(['option_id', 'restocked_at'])
    .where('user_id', '=', userId)
    .execute();

test('a member waits for a sold-out option, reads that it is back, and waits again when it sells out again', async () => {
  const member = await shop.addMember();
  expect((await ask(member, small)).json()).toMatchObject({ product_id: shirt.id, option_id: small });
  expect((await ask(member, small)).statusCode).toBe(201);
  expect(await wishes(member.userId)).toEqual([{ option_id: small, restocked_at: null }]);
  expect(await notifyRestocks(shop)).toBe(0);

  await stock(small, 2);
  expect(await notifyRestocks(shop)).toBe(1);
  expect(await notifyRestocks(shop)).toBe(0);
  expect(await wishes(member.userId)).toEqual([{ option_id: small, restocked_at: shop.clock() }]);
  expect((await ask(member, small)).json()).toMatchObject({ code: 'RESTOCK_NOT_NEEDED' });

  await stock(small, 0);
  await ask(member, small);
  expect(await wishes(member.userId)).toEqual([{ option_id: small, restocked_at: null }]);
});

test('a restock request is refused for an option in stock, off sale or missing, and for visitors', async () => {
  const member = await shop.addMember();
  expect((await ask(member, medium)).json()).toMatchObject({ code: 'RESTOCK_NOT_NEEDED', status: 409 });
  expect((await ask(member, 999_999)).json()).toMatchObject({ code: 'PRODUCT_UNAVAILABLE' });
  expect((await ask(shop.visitor, small)).statusCode).toBe(401);
  await shop.database.service.updateTable('product.products').set({ state: 'DISCONTINUED' }).where('id', '=', shirt.id).execute();
  expect((await ask(member, small)).json()).toMatchObject({ code: 'PRODUCT_UNAVAILABLE' });
  await shop.database.service.updateTable('product.products').set({ state: 'ACT' }).where('id', '=', shirt.id).execute();
  expect(await wishes(member.userId)).toEqual([]);
});

test('a restocked option notifies everybody waiting for it, and nobody waiting for another', async () => {
  const members = [await shop.addMember(), await shop.addMember()];
  await stock(medium, 0);
  for (const member of members) await ask(member, small);
  const patient = await shop.addMember();
  await ask(patient, medium);
  await stock(small, 1);
  expect(await notifyRestocks(shop)).toBeGreaterThanOrEqual(2);
  for (const { userId } of members) expect(await wishes(userId)).toEqual([{ option_id: small, restocked_at: shop.clock() }]);
  expect(await wishes(patient.userId)).toEqual([{ option_id: medium, restocked_at: null }]);
  const told = await shop.database.service
    .selectFrom('member.notifications')
    .select(['user_id', 'event', 'link'])
    .where(
      'user_id',
      'in',
      [...members, patient].map(({ userId }) => userId),
    )
    .execute();
  const back = { event: 'restock', link: `/product/${shirt.id}` };
  expect(new Set(told)).toEqual(new Set(members.map(({ userId }) => ({ user_id: userId, ...back }))));
  await stock(small, 0);
  await stock(medium, 3);
});

test('a restock request is withdrawn only by its member', async () => {
  const [member, other] = [await shop.addMember(), await shop.addMember()];
  const { id } = (await ask(member, small)).json();
  const withdraw = (actor: Actor) => actor.call({ method: 'DELETE', url: `/api/restock-requests/${id}` });
  expect((await withdraw(other)).json()).toMatchObject({ code: 'RESTOCK_NOT_FOUND', status: 404 });
  expect((await withdraw(member)).statusCode).toBe(200);
  expect(await wishes(member.userId)).toEqual([]);
});
