import { beforeAll, expect, test } from 'vitest';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, placedOrder } from '#test/commerce-steps.ts';
import { addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';
import { notifyOfWork } from './notify-of-work-job.ts';

let shop: CommerceShop;
let owner: Actor;
let desk: Actor;
let brand: Actor;

beforeAll(async () => {
  shop = await commerceShop();
  owner = await shop.addMember({ roles: ['admin', 'user'] });
  desk = await shop.addMember({ roles: ['admin', 'user'] });
  brand = await shop.addMember({ roles: ['brand', 'user'] });
  await shop.query(`update member.member_roles set staff_roles = '{desk}' where user_id = '${desk.userId}' and role = 'admin'`);
});

const told = async (actor: Actor) =>
  (
    await shop.query(`select event, values from member.notifications where user_id = '${actor.userId}' and event like 'work%' order by id`)
  ).rows.map((row) => {
    const { event, values } = row as { event: string; values: { things: { what: string; count: number }[] } };
    return [event, ...values.things.map(({ what, count }) => `${what} ${count}`)];
  });

test('staff and brands are notified once of new work that they may do, and each morning of all waiting work', async () => {
  const catalogue = await addCatalogue(shop.database.service);
  const shirt = await addProduct(shop.database.service, catalogue, { code: 'shirt', stocks: [50] });
  await shop.query(
    `update product.brands set user_id = '${brand.userId}' where id = (select brand_id from product.products where id = ${shirt.id})`,
  );
  expect(await notifyOfWork(shop)).toBe(0);

  const member = await shop.addMember();
  const order = await placedOrder(member, await openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]));
  const paid = { status: 'PAYMENT_COMPLETE', payment_date: shop.clock(), hold_expires_at: null };
  await shop.database.service.updateTable('sales.orders').set(paid).where('id', '=', order.id).execute();
  const asked = await member.call({
    ...{ method: 'POST', url: '/api/inquiries' },
    body: { type: 'SIZE', product_id: shirt.id, title: '궁금해요', content: '알려 주세요' },
  });
  expect(asked.statusCode).toBe(201);
  shop.pass(10);
  expect(await notifyOfWork(shop)).toBe(3);
  await notifyOfWork(shop);
  expect(await told(owner)).toEqual([['work_came', 'ORDERS_NEW 1', 'INQUIRIES_WAITING 1']]);
  expect(await told(desk)).toEqual([['work_came', 'ORDERS_NEW 1']]);
  expect((await told(brand))[0]).toContain('INQUIRIES_WAITING 1');
  expect(await told(member)).toEqual([]);

  shop.pass(24 * 60);
  shop.pass((24 - Number(shop.clock().toISOString().slice(11, 13))) * 60);
  await notifyOfWork(shop);
  await notifyOfWork(shop);
  expect((await told(desk)).slice(1)).toEqual([['work_waiting', 'ORDERS_NEW 1']]);
  expect((await told(owner)).slice(1)).toEqual([['work_waiting', 'ORDERS_NEW 1', 'INQUIRIES_WAITING 1']]);
});
