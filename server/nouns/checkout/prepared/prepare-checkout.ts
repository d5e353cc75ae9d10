import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { MadeCheckout, PrepareCheckout } from '#contract/rest/admin/prepared/checkouts.ts';
import { urlFor } from '#contract/routes.ts';
import { insertDestination } from '#server/nouns/destination/save-destination.ts';
import { isActiveMember } from '#server/nouns/member/standing.ts';
import { notifyMember } from '#server/nouns/notification/notify-member.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { openCheckout } from '../create-checkout.ts';

/**
 * Opens a checkout in a member's name, as for something they buy at once, and sends them its link; they see the order, and pay it as any
 * other. It can be used for seven days, at the price of the day. Errors: MEMBER_NOT_FOUND (also blocked or gone), DESTINATION_LIMIT, those
 * of createCheckout.
 */
export function prepareCheckout(shop: Shop, staffId: string, input: PrepareCheckout): Promise<MadeCheckout | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const now = shop.clock();
    if (!(await isActive(trx, input.user_id))) return fail('MEMBER_NOT_FOUND', { field: 'user_id' });
    const destination =
      input.destination === null
        ? null
        : await insertDestination(trx, input.user_id, { ...input.destination, name: '', is_default: false }, now);
    if (isFailure(destination)) return destination;
    const prepared = { by: staffId, destinationId: destination?.id ?? null };
    const opened = await openCheckout(trx, shop, input.user_id, { source: 'BUY_NOW', lines: input.lines }, prepared);
    if (isFailure(opened)) return opened;
    const { id, lines, payment_amount, expires_at } = opened;
    await notifyMember(trx, {
      memberId: input.user_id,
      event: 'checkout_ready',
      values: {
        pieces: lines.map(({ product_name, quantity }) => ({ name: product_name, quantity })),
        amount: payment_amount,
        ends_at: expires_at,
      },
      link: urlFor('order-id', { id }),
      now,
    });
    return { id, payment_amount, expires_at };
  });
}

/**
 * Ends a prepared checkout that was a mistake: its link leads nowhere from then on. Errors: CHECKOUT_NOT_FOUND, ORDER_STATE_CONFLICT
 * (something was ordered from it).
 */
export function withdrawCheckout(shop: Shop, id: string): Promise<null | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const checkout = await trx
      .selectFrom('sales.checkouts')
      .select('id')
      .where('id', '=', id)
      .where('prepared_by', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (checkout === undefined) return fail('CHECKOUT_NOT_FOUND');
    const order = trx.selectFrom('sales.orders').select('id').where('checkout_id', '=', id).where('cancelled_at', 'is', null);
    if ((await order.executeTakeFirst()) !== undefined) return fail('ORDER_STATE_CONFLICT');
    await trx.updateTable('sales.checkouts').set({ expires_at: shop.clock() }).where('id', '=', id).execute();
    return null;
  });
}

async function isActive(trx: Trx, userId: string): Promise<boolean> {
  const row = await trx.selectFrom('member.members').select('id').where('id', '=', userId).where(isActiveMember).executeTakeFirst();
  return row !== undefined;
}
