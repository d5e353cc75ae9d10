import type { MoneyPartsView } from '#contract/rest/cart.ts';
import { sellingPrice } from '#rules/money/price.ts';
import { moneyParts } from '#rules/money/royalty.ts';
import { shownState } from '#rules/shop/shown.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { readRoyaltyTerms } from './read-royalty-terms.ts';

type Asked = { graphic_ids: readonly number[]; production: number; quantity: number };

/** The parts of the price of a piece with these layers, at the current terms. Graphics that are not on sale are left out. */
export async function readMoneyParts(db: Db, { graphic_ids: ids, production, quantity }: Asked, now: Date): Promise<MoneyPartsView> {
  const shown = db.selectFrom('product.graphics').select(['id', 'price', 'promotion_price']).where('id', 'in', ids);
  const prices = await shown.where('state', '=', shownState).where('deleted_at', 'is', null).execute();
  const terms = await readRoyaltyTerms(db, ids, now);
  const layers = ids.flatMap((id) => {
    const [graphic, work] = [prices.find((each) => each.id === id), terms.get(id)];
    return graphic && work ? [{ ...work, price: sellingPrice(graphic) }] : [];
  });
  return moneyParts({ quantity, rest: production, layers });
}
