import { preparedQuery } from '#db/prepared-query.ts';
import { optionsToPrice } from '#server/nouns/price/read-line-rows.ts';
import type { Db, Trx } from '#server/transaction/transaction.ts';

export interface CheckoutRow {
  id: string;
  user_id: string;
  expires_at: Date;
}

/** The query of the lines of a checkout. */
export const checkoutLines = preparedQuery((db: Db, checkoutId: string) =>
  db
    .selectFrom('sales.checkout_lines')
    .select(['id', 'cart_line_id', 'product_id', 'option_id', 'product_custom_id', 'custom_version_id', 'quantity'])
    .where('checkout_id', '=', checkoutId)
    .orderBy('id'),
);

/** The query of the option data that prices a checkout. */
export const optionsOfCheckout = preparedQuery((db: Db, checkoutId: string) =>
  optionsToPrice(db).where(
    'option.id',
    'in',
    db.selectFrom('sales.checkout_lines').select('option_id').where('checkout_id', '=', checkoutId),
  ),
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
    .select(['id', 'user_id', 'expires_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now);
}
