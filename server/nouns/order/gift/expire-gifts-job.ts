import { isFailure } from '#contract/errors/errors.ts';
import { atomically } from '#db/atomically.ts';
import { awaitsAddress } from '#rules/order/gift/gift.ts';
import { eachRowOf } from '#server/jobs/running/each-row.ts';
import type { Shop } from '#server/shop.ts';
import { cancelOrder } from '../cancel-order.ts';
import { notifyOfOrder } from '../move-order.ts';
import { readAnyOrder } from '../read-order-rows.ts';

/** The reason stored in the order's claims. */
const reason = '받는 분이 기한 안에 배송지를 입력하지 않음';

/** Cancels gifts without an address after their deadline, as their buyers would, and refunds them. Returns how many. */
export function expireGifts(shop: Shop): Promise<number> {
  const due = shop.database.service
    .selectFrom('sales.gifts as gift')
    .innerJoin('sales.orders as gifted', 'gifted.id', 'gift.order_id')
    .select(['gift.order_id', 'gifted.user_id'])
    .where('gift.address_given_at', 'is', null)
    .where('gift.expires_at', '<=', shop.clock())
    .where('gifted.cancelled_at', 'is', null)
    .orderBy('gift.expires_at');
  return eachRowOf(shop, {
    job: 'expire-gifts',
    due,
    key: 'gift.order_id',
    most: 500,
    work: async ({ order_id, user_id }) => {
      const ended = await cancelOrder(shop, user_id, order_id, { reason }, awaitsAddress);
      if (isFailure(ended)) return ended.failure === 'PAYMENT_PROVIDER_UNAVAILABLE' ? 'LATER' : 'NOTHING';
      await atomically(shop.database.service, async (trx) => {
        const order = await readAnyOrder(trx, order_id);
        if (order !== null) await notifyOfOrder(trx, order, 'GIFT_EXPIRED', shop.clock());
      });
      return 'DONE';
    },
  });
}
