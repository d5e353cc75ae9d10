import { type Failure, fail } from '#contract/errors.ts';
import type { Db, Trx } from '#server/commands/transaction.ts';
import type { LineToPrice } from '#server/queries/price/price-lines.ts';

export interface CheckoutRow {
  id: string;
  user_id: string;
  expires_at: Date;
}

/** A member's order sheet. Errors: CHECKOUT_NOT_FOUND, also for somebody else's and for one whose time is over. */
export async function loadCheckout(db: Db, userId: string, id: string, now: Date): Promise<CheckoutRow | Failure> {
  return (await checkoutRow(db, userId, id, now).executeTakeFirst()) ?? fail('CHECKOUT_NOT_FOUND');
}

/** The same, locked until the transaction ends: one order at a time is placed from a sheet. */
export async function lockCheckout(trx: Trx, userId: string, id: string, now: Date): Promise<CheckoutRow | Failure> {
  return (await checkoutRow(trx, userId, id, now).forUpdate().executeTakeFirst()) ?? fail('CHECKOUT_NOT_FOUND');
}

export function checkoutLines(db: Db, checkoutId: string): Promise<(LineToPrice & { cart_line_id: number | null })[]> {
  return db
    .selectFrom('sales.checkout_lines')
    .select(['id', 'cart_line_id', 'product_id', 'option_id', 'product_custom_id', 'custom_version_id', 'quantity'])
    .where('checkout_id', '=', checkoutId)
    .orderBy('id')
    .execute();
}

function checkoutRow(db: Db, userId: string, id: string, now: Date) {
  return db
    .selectFrom('sales.checkouts')
    .select(['id', 'user_id', 'expires_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now);
}
