import { createHash, createHmac } from 'node:crypto';
import type { GivenGift } from '#contract/rest/gift/gifts.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import { giftState } from '#rules/order/gift/gift.ts';
import { derivedKey } from '#server/keys/derived-key.ts';
import type { Db } from '#server/transaction/transaction.ts';
import type { OrderRow } from '../read-order-rows.ts';

/** The secret of a gift's link: derived, so that its buyer can send the link again and the database holds its hash alone. */
export function giftToken(secret: string, orderId: number): string {
  return createHmac('sha256', derivedKey(secret, 'gift link')).update(String(orderId)).digest('base64url');
}

/** The hash by which a gift is found. */
export function giftHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const giftColumns = ['order_id', 'from_name', 'message', 'expires_at', 'address_given_at'] as const;

/** The query of the gift that an order is; no row for others. */
export const giftOfOrder = preparedQuery((db: Db, orderId: number) =>
  db.selectFrom('sales.gifts').select(giftColumns).where('order_id', '=', orderId),
);

/** The gift behind a link; undefined if there is none. */
export function findGift(db: Db, token: string) {
  return db.selectFrom('sales.gifts').select(giftColumns).where('token_hash', '=', giftHash(token)).executeTakeFirst();
}

export type GiftRow = NonNullable<Awaited<ReturnType<typeof findGift>>>;

/** A gift as its giver sees it. */
export function givenGift(gift: GiftRow, order: Pick<OrderRow, 'payment_date' | 'cancelled_at'>, now: Date): GivenGift {
  return {
    state: giftState({ ...order, ...gift }, now),
    from_name: gift.from_name,
    message: gift.message,
    expires_at: gift.expires_at?.toISOString() ?? null,
    address_given_at: gift.address_given_at?.toISOString() ?? null,
  };
}
