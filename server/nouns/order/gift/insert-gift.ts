import type { GiftBody } from '#contract/rest/gift/gifts.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import { sendUnread } from '#db/together.ts';
import { giftExpiry } from '#rules/order/gift/gift.ts';
import type { Shop } from '#server/shop.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { giftHash, giftToken } from './find-gift.ts';

/** Inserts the gift of an order that is being placed. */
export async function insertGift(
  trx: Trx,
  { config }: Pick<Shop, 'config'>,
  { orderId, gift, now }: { orderId: number; gift: GiftBody; now: Date },
): Promise<void> {
  const token_hash = giftHash(giftToken(config.secret, orderId));
  await sendUnread(trx, trx.insertInto('sales.gifts').values({ order_id: orderId, token_hash, ...gift, created_at: now }));
}

/** Opens a gift's link at payment. Its ship-by day is set once it has an address. */
export async function startGift(trx: Trx, orderId: number, paidAt: Date): Promise<void> {
  await sendUnread(trx, giftStarted(trx, orderId, giftExpiry(paidAt)));
}

const giftStarted = preparedQuery((trx: Trx, orderId: number, expires_at: Date) =>
  trx
    .with('started', (made) => made.updateTable('sales.gifts').set({ expires_at }).where('order_id', '=', orderId).returning('order_id'))
    .updateTable('sales.orders')
    .set({ ship_by: null })
    .where('id', 'in', ({ selectFrom }) => selectFrom('started').select('order_id')),
);
