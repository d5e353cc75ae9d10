import { type Failure, fail } from '#contract/errors/errors.ts';
import type { OpenedGift } from '#contract/rest/gift/gifts.ts';
import { localized } from '#contract/rest/values.ts';
import { giftRefusals, giftSizes, giftState, isGiftOpen } from '#rules/order/gift/gift.ts';
import { isShown } from '#rules/shop/shown.ts';
import { goneOf } from '#server/nouns/claim/preview/gone.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { type OrderRow, orderProducts, readAnyOrder } from '../read-order-rows.ts';
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
  const lines = await readGiftLines(db, order.id);
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
      sizes: isGiftOpen(state) ? line.sizes.map(({ id, size, name }) => ({ option_id: id, size, name: localized.parse(name) })) : [],
    })),
  };
}

/** The lines of a gift with what is left of them, and the sizes each may be had in. */
export async function readGiftLines(db: Db, orderId: number) {
  const [bought, gone] = [await orderProducts(db, orderId), await goneOf(db, orderId)];
  const lines = bought
    .map((line) => ({ ...line, quantity: line.quantity - (gone.pieces.get(line.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const products = lines.map(({ product_id }) => product_id);
  const options =
    lines.length === 0
      ? []
      : await db
          .selectFrom('product.product_options')
          .select(['id', 'product_id', 'frame_id', 'color_id', 'size', 'name', 'price', 'stock_count', 'state'])
          .where('product_id', 'in', products)
          .orderBy('position')
          .orderBy('id')
          .execute();
  const sold = options.map((option) => ({ ...option, is_sold: isShown({ state: option.state }) }));
  return lines.map((line) => ({
    ...line,
    sizes: giftSizes(
      sold.filter(({ product_id }) => product_id === line.product_id),
      line,
    ),
  }));
}
