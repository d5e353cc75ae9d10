import { type Failure, fail } from '#contract/errors/errors.ts';
import type { OpenedGift } from '#contract/rest/gift/gifts.ts';
import { localized } from '#contract/rest/values.ts';
import { giftRefusals, giftState, isGiftOpen } from '#rules/order/gift/gift.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { readLineOptions } from '../options/read-line-options.ts';
import { type OrderRow, readAnyOrder } from '../read-order-rows.ts';
import { findGift, type GiftRow } from './find-gift.ts';

/** What the receiver of a gift sees. Errors: GIFT_NOT_FOUND, also while it is not paid; GIFT_OVER. */
export async function readGift(db: Db, token: string, now: Date): Promise<OpenedGift | Failure> {
  const gift = await findGift(db, token);
  const order = gift === undefined ? null : await readAnyOrder(db, gift.order_id);
  if (gift === undefined || order === null) return fail('GIFT_NOT_FOUND');
  return openedGift(db, gift, order, now);
}

async function openedGift(db: Db, gift: GiftRow, order: OrderRow, now: Date): Promise<OpenedGift | Failure> {
  const state = giftState({ ...order, ...gift }, now);
  const { read: refusal } = giftRefusals[state];
  if (refusal !== null || gift.expires_at === null) return fail(refusal ?? 'GIFT_NOT_FOUND');
  const lines = await readLineOptions(db, order.id, () => true);
  return {
    state,
    from_name: gift.from_name,
    message: gift.message,
    expires_at: gift.expires_at.toISOString(),
    lines: lines.map((line) => ({
      id: line.id,
      product_name: localized.parse(line.product_name),
      option_name: localized.parse(line.option_name),
      quantity: line.quantity,
      image_srcs: [line.image_src, ...(line.side_srcs as string[])],
      option_id: line.option_id,
      sizes: isGiftOpen(state) ? line.options.map(({ id, size, name }) => ({ option_id: id, size, name: localized.parse(name) })) : [],
    })),
  };
}
