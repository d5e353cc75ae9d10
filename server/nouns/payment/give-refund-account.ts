import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { RefundAccount } from '#contract/rest/payments.ts';
import { dueRefundStates } from '#rules/money/refund/refund.ts';
import { refundClaim } from '#server/nouns/claim/refund-claim.ts';
import { findOrder } from '#server/nouns/order/read-order-rows.ts';
import type { Shop } from '#server/shop.ts';
import { type Db, inTransaction } from '#server/transaction/transaction.ts';
import { findPayment, isOwed, lockOrderAndPayment } from './find-payments.ts';
import { type Refund, refundPayment } from './refund-payment.ts';

/**
 * Sets the account for a refund that is due and requests it from the provider at once; for deposits without a known account, and for
 * accounts that a bank refused. Allowed for the buyer, and for an administrator on behalf of any buyer. The account is deleted once the
 * money has arrived.
 * Errors: PAYMENT_NOT_FOUND (also somebody else's), ORDER_STATE_CONFLICT (nothing is owed).
 */
export async function giveRefundAccount(
  shop: Shop,
  by: { userId: string; isAdmin: boolean },
  paymentId: string,
  account: RefundAccount,
): Promise<Refund | Failure> {
  const db = shop.database.service;
  const payment = await findPayment(db, paymentId);
  if (payment === null) return fail('PAYMENT_NOT_FOUND');
  if (!by.isAdmin && (await findOrder(db, by.userId, payment.order_id)) === null) return fail('PAYMENT_NOT_FOUND');
  const claims = await dueClaims(db, paymentId);
  if (!isOwed(payment) && claims.length === 0) return fail('ORDER_STATE_CONFLICT');
  const now = shop.clock();
  const given = { ...account, given_at: now };
  // In a transaction, so that an administrator's write is logged.
  const kept = await inTransaction(db, async (trx) => {
    await lockOrderAndPayment(trx, payment);
    await trx
      .insertInto('sales.refund_accounts')
      .values({ payment_id: paymentId, ...given })
      .onConflict((conflict) => conflict.column('payment_id').doUpdateSet(given))
      .execute();
    await trx
      .updateTable('sales.payments')
      .set({ needs_refund_account: false, refund_asked_at: now })
      .where('payment_id', '=', paymentId)
      .where('refund_since', 'is not', null)
      .where('refunded_at', 'is', null)
      .execute();
    return null;
  });
  if (isFailure(kept)) return kept;
  if (isOwed(payment)) return refundPayment(shop, paymentId);
  const refunds: Refund[] = [];
  for (const { claim_id } of claims) refunds.push(await refundClaim(shop, claim_id));
  return refunds.find((refund) => refund !== 'BACK') ?? 'BACK';
}

/** Claims with a refund still outstanding. */
function dueClaims(db: Db, paymentId: string) {
  return db
    .selectFrom('sales.claim_refunds')
    .select('claim_id')
    .where('payment_id', '=', paymentId)
    .where('state', 'in', dueRefundStates)
    .orderBy('claim_id')
    .execute();
}
