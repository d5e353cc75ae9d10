import { translator } from '#client/locale/message.ts';
import type { MergedCart } from '#contract/rest/cart.ts';
import { CART_LINES_MAX, QUANTITY_MAX } from '#rules/order/stock.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { cartMessages } from './texts.ts';

/** The messages about pieces that did not fit when the carts were merged; empty if all did. */
export function surplusSentences({ surplus }: Pick<MergedCart, 'surplus'>, locale: Locale): string[] {
  const text = translator(locale);
  const piecesOf = (reason: MergedCart['surplus'][number]['reason']) =>
    surplus.filter((each) => each.reason === reason).reduce((sum, { pieces }) => sum + pieces, 0);
  const leftOut = piecesOf('CART_QUANTITY_LIMIT');
  const short = piecesOf('OUT_OF_STOCK');
  const lines = surplus.filter(({ reason }) => reason === 'CART_FULL').length;
  return [
    ...(leftOut > 0 ? [text(cartMessages.leftOut, { most: QUANTITY_MAX, count: leftOut })] : []),
    ...(lines > 0 ? [text(cartMessages.linesLeftOut, { most: CART_LINES_MAX, count: lines })] : []),
    ...(short > 0 ? [text(cartMessages.overStock, { count: short })] : []),
  ];
}
