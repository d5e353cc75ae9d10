import { cartCutoff, idempotencyCutoff } from '#rules/retention.ts';
import type { Shop } from '#server/shop.ts';
import { deleteExpiredRows } from './expired-rows.ts';

/** Carts nobody visited for 30 days (specification 9). Designs in them stay among the saved ones. */
export async function purgeCarts(shop: Shop): Promise<number> {
  const { numDeletedRows } = await shop.database.service
    .deleteFrom('sales.carts')
    .where('last_visited_at', '<', cartCutoff(shop.clock()))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Order sheets whose time is over; the orders placed from them stay. */
export async function purgeCheckouts(shop: Shop): Promise<number> {
  const { numDeletedRows } = await shop.database.service
    .deleteFrom('sales.checkouts as checkout')
    .where('expires_at', '<', shop.clock())
    // An order that waits for its payment still empties the cart through its sheet.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sales.orders')
            .select('id')
            .whereRef('checkout_id', '=', 'checkout.id')
            .where('status', '=', 'PAYMENT_WAIT')
            .where('cancelled_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** First replies whose repeats no one sends any more. */
export async function purgeIdempotencyKeys(shop: Shop): Promise<number> {
  const { numDeletedRows } = await shop.database.service
    .deleteFrom('sales.idempotency_keys')
    .where('created_at', '<', idempotencyCutoff(shop.clock()))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Sign-ins whose time is over, waits, proofs, answers to refreshes and counters that nobody needs any more. */
export function purgeIdentity(shop: Shop): Promise<number> {
  return deleteExpiredRows(shop.database.identity, shop.clock());
}
