import { beforeAll, expect, test } from 'vitest';
import type { OpenedGift } from '#contract/rest/gift/gifts.ts';
import type { Order } from '#contract/rest/orders.ts';
import { GIFT_DAYS } from '#rules/order/gift/gift.ts';
import { type Actor, commerceShop } from '#test/commerce-shop.ts';
import { home, openCheckout, orderCall, orderNow, placedOrder, startedPayment } from '#test/commerce-steps.ts';
import { notificationsTo } from '#test/notifications-to.ts';
import { type AddedProduct, addDesign, addGraphic, addProduct } from '#test/rows/commerce-rows.ts';
import { type WorkWorld, workWorld } from '#test/work-orders.ts';
import { expireGifts } from './expire-gifts-job.ts';

let world: WorkWorld;
let shirt: AddedProduct;
let graphicId: number;
beforeAll(async () => {
  world = await workWorld(await commerceShop());
  const { service } = world.shop.database;
  shirt = await addProduct(service, world.catalogue, { code: 'shirt', type: 'CUSTOM', stocks: [5, 5, 0] });
  graphicId = await addGraphic(service, world.catalogue);
});

const gift = { from_name: '바다', message: '생일 축하해!' };
type Buyer = Actor & { userId: string };

async function placedGift(buyer: Buyer): Promise<Order> {
  const product_custom_id = await addDesign(world.shop.database.service, { product: shirt, userId: buyer.userId, graphicIds: [graphicId] });
  const lines = [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity: 2, product_custom_id }];
  return placedOrder(buyer, await openCheckout(buyer, lines), { gift } as object);
}

async function pay(buyer: Buyer, order: Order): Promise<void> {
  const payment = await startedPayment(buyer, order);
  await world.shop.press(payment.paymentId, payment.request, 'approve');
  await buyer.call({ method: 'POST', url: `/api/payments/${payment.paymentId}/sync` });
}

const linkOf = (buyer: Actor, { id }: { id: number }) => buyer.call({ url: `/api/orders/${id}/gift-link` });
const tokenOf = async (buyer: Actor, order: { id: number }) =>
  (await linkOf(buyer, order)).json<{ path: string }>().path.split('#')[1] ?? '';
const open = (token: string) => world.shop.visitor.call({ method: 'POST', url: '/api/gifts/openings', body: { token } });
const take = (token: string, sizes: object[] = []) =>
  world.shop.visitor.call({ method: 'POST', url: '/api/gifts/addresses', body: { token, destination: home, sizes } });
const stocks = async () => {
  const options = world.shop.database.service.selectFrom('product.product_options').select(['id', 'stock_count']);
  return (await options.where('product_id', '=', shirt.id).orderBy('id').execute()).map(({ stock_count }) => stock_count);
};

test('a gift’s receiver sees no price and enters address and size; its buyer is notified of that, without the address', async () => {
  const buyer = await world.shop.addMember();
  const order = await placedGift(buyer);
  const token = await tokenOf(buyer, order);
  expect((await open(token)).json()).toMatchObject({ code: 'GIFT_NOT_FOUND' });
  await pay(buyer, order);
  expect(await orderNow(buyer, order)).toMatchObject({ gift: { ...gift, state: 'OPEN' }, address: '', ship_by: null, arrives: null });

  // The link is its buyer's to send, and nobody guesses it.
  expect((await linkOf(await world.shop.addMember(), order)).json()).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  expect((await linkOf(world.shop.visitor, order)).statusCode).toBe(401);
  expect((await open(`${token}x`)).json()).toMatchObject({ code: 'GIFT_NOT_FOUND' });
  const { rows } = await world.shop.query(`select * from sales.gifts where order_id = ${order.id}`);
  expect(JSON.stringify(rows)).not.toContain(token);

  // Nothing of it is made before.
  expect(await world.send('ACKNOWLEDGED', order)).toEqual(['DONE']);
  expect(await world.send('IN_PRODUCTION', order)).toEqual(['GIFT_ADDRESS_AWAITED']);
  const queued = async () => (await world.staff.call({ url: '/api/admin/production' })).body.includes(order.order_number);
  expect(await queued()).toBe(false);

  const opened = (await open(token)).json<OpenedGift>();
  const [line] = opened.lines;
  expect(opened).toMatchObject({ ...gift, state: 'OPEN' });
  expect(JSON.stringify(opened)).not.toMatch(/price|amount|orderer|phone/);
  expect(line?.sizes.map(({ option_id }) => option_id)).toEqual(shirt.optionIds.slice(0, 2));
  const [first = 0, second = 0, third = 0] = shirt.optionIds;
  const wish = (option_id: number) => [{ line_id: line?.id, option_id }];
  expect((await take(token, wish(third))).json()).toMatchObject({ code: 'GIFT_SIZE_GONE' });
  expect(await stocks()).toEqual([3, 5, 0]);
  // A line in two sizes would give its garment back twice.
  expect((await take(token, [...wish(second), ...wish(second)])).statusCode).toBe(400);
  expect(await stocks()).toEqual([3, 5, 0]);
  expect((await take(token, wish(second))).json()).toMatchObject({ state: 'TAKEN', lines: [{ option_id: second, sizes: [] }] });
  expect(await stocks()).toEqual([5, 3, 0]);
  expect((await take(token, wish(first))).json()).toMatchObject({ code: 'GIFT_TAKEN' });

  const seen = await orderNow(buyer, order);
  expect(seen).toMatchObject({ gift: { state: 'TAKEN' }, recipient: '', address: '', zip_code: '' });
  expect(seen.ship_by).not.toBeNull();
  expect((await notificationsTo(world.shop, buyer.userId)).map(({ title }) => title)).toContain(
    '받는 분이 배송지를 입력했습니다. 선물을 준비할게요.',
  );
  expect((await world.staff.call({ url: `/api/admin/orders/${order.id}` })).json()).toMatchObject({ recipient: '김*음' });
  expect(await queued()).toBe(true);
  expect(await world.send('IN_PRODUCTION', order)).toEqual(['DONE']);
  await world.shop.query(`update product.product_options set stock_count = 5 where id in (${first}, ${second})`);
});

test('a gift without an address is cancelled and refunded once after seven days; one paid by deposit is refused', async () => {
  const buyer = await world.shop.addMember();
  const order = await placedGift(buyer);
  await pay(buyer, order);
  const token = await tokenOf(buyer, order);
  expect(await expireGifts(world.shop)).toBe(0);
  world.shop.pass(GIFT_DAYS * 24 * 60 + 1);
  expect((await open(token)).json()).toMatchObject({ code: 'GIFT_OVER' });
  expect((await take(token)).json()).toMatchObject({ code: 'GIFT_OVER' });
  expect(await expireGifts(world.shop)).toBe(1);
  expect(await expireGifts(world.shop)).toBe(0);
  const ended = await orderNow(buyer, order);
  expect(ended).toMatchObject({ gift: { state: 'OVER' }, refunds: [{ state: 'BACK', amount: order.payment_amount }] });
  expect(await stocks()).toEqual([5, 5, 0]);
  expect((await notificationsTo(world.shop, buyer.userId)).map(({ title }) => title)).toContain(
    '받는 분이 7일 안에 배송지를 입력하지 않아 선물을 취소하고 환불합니다.',
  );

  const cup = await addProduct(world.shop.database.service, world.catalogue, { code: 'cup', stocks: [9] });
  const checkout = await openCheckout(buyer, [{ product_id: cup.id, option_id: cup.optionIds[0] ?? 0 }]);
  const refused = await buyer.call(orderCall(checkout, { gift, payment_method: 'VIRTUAL_ACCOUNT' } as object));
  expect(refused.json()).toMatchObject({ code: 'GIFT_NOT_BY_DEPOSIT' });
});
