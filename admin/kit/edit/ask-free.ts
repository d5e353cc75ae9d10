import { dialog } from '#client/dialogs/dialog.ts';
import type { Won } from '#rules/money/money.ts';
import { isShown } from '#rules/shop/shown.ts';
import { editTexts as texts } from './texts.ts';

interface Sold {
  state: string;
  price: Won;
  promotion_price?: Won | null;
  promotions?: readonly { price: Won }[];
}

/** Asks before something is on sale for nothing that was not so before. */
export async function askFree(now: Sold, was: Sold): Promise<boolean> {
  return !isFree(now) || isFree(was) || dialog.confirm({ message: texts.freeAsk, okLabel: texts.free });
}

function isFree({ state, price, promotion_price, promotions = [] }: Sold): boolean {
  return isShown({ state }) && [price, promotion_price, ...promotions.map((each) => each.price)].includes(0);
}
