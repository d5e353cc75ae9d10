import { type Attack, inParallel, refusalsOf } from '../attack.ts';
import { newDiary, openCheckout, order, pay } from '../shopper.ts';

/** 1,000 buyers for the last 10 items: ten orders, 990 clear rejections, stock 0. */
export const lastPieces: Attack = {
  name: '1,000 buyers for the last 10 pieces',
  async run(world) {
    const diary = newDiary();
    const { id, optionIds } = await world.product('last-ten', 10);
    const goods = { product: id, option: optionIds[0] ?? 0 };
    const url = () => world.shop.url;
    const checkouts = new Map<string, string>();
    await inParallel(world.shoppers, 40, async (shopper) => {
      const checkout = await openCheckout(url, shopper, goods, diary);
      if (checkout !== null) checkouts.set(shopper.userId, checkout);
    });
    const orders: { index: number; id: number }[] = [];
    await inParallel(world.shoppers, world.shoppers.length, async (shopper, index) => {
      const orderId = await order(url, shopper, checkouts.get(shopper.userId) ?? '', diary);
      if (orderId !== null) orders.push({ index, id: orderId });
    });
    await inParallel(orders, 10, async ({ index, id: orderId }) => {
      const shopper = world.shoppers[index];
      if (shopper) await pay(url, world.provider, shopper, orderId, diary);
    });
    const left = await world
      .database()
      .service.selectFrom('product.product_options')
      .select('stock_count')
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow();
    const broken = [...diary.broken];
    if (orders.length !== 10 || diary.paid !== 10) broken.push(`${orders.length} ordered and ${diary.paid} paid instead of 10`);
    if (left.stock_count !== 0) broken.push(`${left.stock_count} pieces left instead of 0`);
    return { broken, figures: `${orders.length} orders, ${refusalsOf(diary)}, ${diary.retries} retries` };
  },
};
