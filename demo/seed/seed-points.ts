import { otherAmounts } from '#rules/money/order-sums.ts';
import { earnedPoints, pointsExpiry } from '#rules/money/points/points.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { daysAfter } from '#rules/shop/korean-time.ts';
import { type DemoShop, daysAgo } from '../demo-shop.ts';

/** The shopper's points history: events, purchases, orders paid with points, lots expired or about to. */
export async function seedPoints(shop: DemoShop): Promise<void> {
  const shopper = shop.members.get('shopper') ?? '';
  const inDays = (days: number) => daysAfter(shop.now, days);
  const lot = { user_id: shopper, type: 'EARNED', reason: 'EVENT' } as const;
  const [opening, autumn] = await shop.trx
    .insertInto('sales.point_entries')
    .values([
      { ...lot, amount: 2_500, created_at: daysAgo(shop, 57), expires_at: inDays(24) },
      { ...lot, amount: 800, created_at: daysAgo(shop, 44), expires_at: daysAgo(shop, 14) },
      { ...lot, amount: 3_000, created_at: daysAgo(shop, 12), expires_at: inDays(180) },
    ])
    .returning('id')
    .execute();
  if (opening === undefined || autumn === undefined) throw new Error('the lots of the events are missing');
  await shop.trx
    .insertInto('sales.point_entries')
    .values({ user_id: shopper, type: 'EXPIRED', reason: 'EXPIRY', amount: 800, lot_id: autumn.id, created_at: daysAgo(shop, 14) })
    .execute();
  await seedOrderPoints(shop, shopper, opening.id);
}

/** Points used, returned and earned by orders, as the shop's commands would record them. */
async function seedOrderPoints({ trx }: DemoShop, shopper: string, lotId: number): Promise<void> {
  const orders = await trx.selectFrom('sales.orders').selectAll().where('user_id', '=', shopper).orderBy('ordered_at').execute();
  const lot = await trx.selectFrom('sales.point_entries').select('expires_at').where('id', '=', lotId).executeTakeFirstOrThrow();
  for (const order of orders) {
    const entry = { user_id: shopper, order_id: order.id };
    const amount = order.point_amount;
    if (amount > 0)
      await trx
        .insertInto('sales.point_entries')
        .values({ ...entry, type: 'USED', reason: 'ORDER', amount, lot_id: lotId, created_at: order.ordered_at })
        .execute();
    if (amount > 0 && order.cancelled_at !== null)
      await trx
        .insertInto('sales.point_entries')
        .values({ ...entry, type: 'EARNED', reason: 'ORDER_CANCELLED', amount, expires_at: lot.expires_at, created_at: order.cancelled_at })
        .execute();
    if (order.confirmed_at !== null)
      await trx
        .insertInto('sales.point_entries')
        .values({
          ...{
            ...entry,
            type: 'EARNED',
            reason: 'PURCHASE',
            amount: earnedPoints({ ...order, ...otherAmounts(order.amounts), earn_percent: firstShopRules.points_earn_percent }),
          },
          ...{ expires_at: pointsExpiry(order.confirmed_at, firstShopRules), created_at: order.confirmed_at },
        })
        .execute();
  }
}
