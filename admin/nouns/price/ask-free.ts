import { dialog } from '#client/dialogs/dialog.ts';
import type { Won } from '#rules/money/money.ts';
import { isShown } from '#rules/shop/shown.ts';

const texts = { ask: '값이 0원이에요. 손님이 돈을 내지 않고 살 수 있는데, 그대로 저장할까요?', ok: '0원으로 저장' } as const;

interface Sold {
  state: string;
  price: Won;
  promotion_price?: Won | null;
  promotions?: readonly { price: Won }[];
}

/** Asks before something is on sale for nothing that was not so before. */
export async function askFree(now: Sold, was: Sold): Promise<boolean> {
  return !isFree(now) || isFree(was) || dialog.confirm({ message: texts.ask, okLabel: texts.ok });
}

function isFree({ state, price, promotion_price, promotions = [] }: Sold): boolean {
  return isShown({ state }) && [price, promotion_price, ...promotions.map((each) => each.price)].includes(0);
}
