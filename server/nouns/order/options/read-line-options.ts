import { otherOptions } from '#rules/order/change/other-options.ts';
import { isShown } from '#rules/shop/shown.ts';
import { goneOf } from '#server/nouns/claim/preview/gone.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { orderProducts } from '../read-order-rows.ts';

export type LineOptions = Awaited<ReturnType<typeof readLineOptions>>;

/** The remaining pieces of an order's lines, and the options each can be changed to; `isSameColour`: only sizes. */
export async function readLineOptions(db: Db, orderId: number, isSameColour: (line: { custom_version_id: number | null }) => boolean) {
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
    options: otherOptions(
      sold.filter(({ product_id }) => product_id === line.product_id),
      line,
      isSameColour(line),
    ),
  }));
}
