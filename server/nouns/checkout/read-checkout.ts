import { preparedQuery } from '#db/prepared-query.ts';
import { optionsToPrice } from '#server/nouns/price/read-line-rows.ts';
import type { Db, Trx } from '#server/transaction/transaction.ts';

export interface CheckoutRow {
  id: string;
  user_id: string;
  expires_at: Date;
  is_team: boolean;
  /** The member of staff who prepared the checkout; null when its member opened it. */
  prepared_by: string | null;
  /** The delivery address, unless the member chooses another one. */
  delivery_destination_id: number | null;
}

/** The query of the lines of a checkout, each with the option data that prices it. */
export const checkoutLines = preparedQuery((db: Db, checkoutId: string) =>
  optionsToPrice(db)
    .innerJoin('sales.checkout_lines as line', 'line.option_id', 'option.id')
    .select(['line.id', 'line.cart_line_id', 'line.product_custom_id', 'line.custom_version_id', 'line.quantity'])
    .where('line.checkout_id', '=', checkoutId)
    .orderBy('line.id'),
);

/** The query of a member's checkout; no row for somebody else's or an expired one. */
export const checkoutRow = preparedQuery(ownCheckout);

/** The query of a member's checkout that locks it, so that only one order at a time is placed from it. */
export const lockedCheckout = preparedQuery((trx: Trx, userId: string, id: string, now: Date) =>
  ownCheckout(trx, userId, id, now).forUpdate(),
);

function ownCheckout(db: Db, userId: string, id: string, now: Date) {
  return db
    .selectFrom('sales.checkouts')
    .select(['id', 'user_id', 'expires_at', 'is_team', 'prepared_by', 'delivery_destination_id'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now);
}
