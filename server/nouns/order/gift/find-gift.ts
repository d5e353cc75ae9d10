import { createHash, createHmac } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { GivenGift } from '#contract/rest/gift/gifts.ts';
import type { DB } from '#db/schema.generated.ts';
import { giftState } from '#rules/order/gift/gift.ts';
import { derivedKey } from '#server/keys/derived-key.ts';
import type { Db } from '#server/transaction/transaction.ts';
import type { OrderRow } from '../read-order-rows.ts';

/** The secret of a gift's link: derived, so that the buyer can send it again and the database stores only its hash. */
export function giftToken(secret: string, orderId: number): string {
  return createHmac('sha256', derivedKey(secret, 'gift link')).update(String(orderId)).digest('base64url');
}

/** The hash by which a gift is found. */
export function giftHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const giftColumns = ['order_id', 'from_name', 'message', 'expires_at', 'address_given_at'] as const;

/** The gift of an order as a column of its query; null for other orders. */
export const giftColumn = (eb: ExpressionBuilder<DB, 'sales.orders'>) =>
  jsonObjectFrom(eb.selectFrom('sales.gifts').select(giftColumns).whereRef('sales.gifts.order_id', '=', 'sales.orders.id')).as('gift');

type GiftText = { [Column in keyof GiftRow]: GiftRow[Column] extends Date | null ? string | null : GiftRow[Column] };

/** The gift in that column, with its times as text. */
export function giftIn(gift: GiftText | null | undefined): GiftRow | null {
  const time = (text: string | null) => (text === null ? null : new Date(text));
  return gift ? { ...gift, expires_at: time(gift.expires_at), address_given_at: time(gift.address_given_at) } : null;
}

/** The gift behind a link; undefined if there is none. */
export function findGift(db: Db, token: string) {
  return db.selectFrom('sales.gifts').select(giftColumns).where('token_hash', '=', giftHash(token)).executeTakeFirst();
}

export type GiftRow = NonNullable<Awaited<ReturnType<typeof findGift>>>;

/** A gift as its buyer sees it. */
export function givenGift(gift: GiftRow, order: Pick<OrderRow, 'payment_date' | 'cancelled_at'>, now: Date): GivenGift {
  return {
    state: giftState({ ...order, ...gift }, now),
    from_name: gift.from_name,
    message: gift.message,
    expires_at: gift.expires_at?.toISOString() ?? null,
    address_given_at: gift.address_given_at?.toISOString() ?? null,
  };
}
