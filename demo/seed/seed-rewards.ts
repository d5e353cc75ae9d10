import { rewardsOfPurchase } from '#rules/member/reward.ts';
import { type DemoShop, json } from '../demo-shop.ts';

/**
 * A coupon on the first reward design, and the rewards earned by the demonstration's confirmed orders, which wait until a wallet is
 * connected.
 */
export async function seedRewards({ trx }: DemoShop): Promise<void> {
  const { id: coupon_id } = await trx
    .insertInto('sales.coupons')
    .values({
      type: 'GRAPHIC',
      name: json({ ko: '첫 디자인 기념 그래픽 30%', en: '30% off graphics, for your first design', cn: '首件设计纪念：图案七折' }),
      discount_type: 'RATE',
      discount_value: 30,
      max_discount_amount: 3000,
      max_discount_per: 'UNIT',
      applicable_count: 3,
      valid_days: 60,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.updateTable('member.reward_kinds').set({ coupon_id }).where('cause', '=', 'FIRST_DESIGN').execute();
  const kinds = await trx.selectFrom('member.reward_kinds').selectAll().execute();
  const orders = await trx
    .selectFrom('sales.orders as order')
    .select((each) => [
      'order.id',
      'order.user_id',
      'order.confirmed_at',
      each
        .exists(
          each
            .selectFrom('sales.order_products')
            .select('id')
            .whereRef('order_id', '=', 'order.id')
            .where('custom_version_id', 'is not', null),
        )
        .as('has_design'),
    ])
    .where('order.confirmed_at', 'is not', null)
    .orderBy('order.confirmed_at')
    .execute();
  for (const order of orders) {
    const causes = rewardsOfPurchase({ hasDesign: Boolean(order.has_design) });
    for (const { cause, name, why, image_src, coupon_id: carried } of kinds.filter((kind) => causes.some((each) => each === kind.cause))) {
      const token = { cause, name: JSON.stringify(name), why: JSON.stringify(why), image_src, coupon_id: carried };
      await trx
        .insertInto('member.reward_tokens')
        .values({ ...token, user_id: order.user_id, order_id: order.id, granted_at: order.confirmed_at ?? new Date(0) })
        .onConflict((conflict) => conflict.columns(['user_id', 'cause']).doNothing())
        .execute();
    }
  }
}
