import { cancellationStatesIn } from '#rules/money/refund/refund.ts';
import type { ProviderCancellation } from '#server/gateways/payment/port.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/** Stores the provider's cancellations, each once; the order shows the number of the last one. */
export async function recordCancellations(
  trx: Trx,
  paymentId: string,
  cancellations: readonly ProviderCancellation[],
  now: Date,
): Promise<void> {
  if (cancellations.length === 0) return;
  await trx
    .insertInto('sales.payment_cancellations')
    .values(
      cancellations.map((each) => ({
        payment_id: paymentId,
        cancellation_id: each.cancellationId,
        receipt_number: each.receiptNumber,
        amount: each.amount,
        reason: each.reason,
        status: each.status,
        created_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('cancellation_id')
        .doUpdateSet((row) => ({ status: row.ref('excluded.status'), receipt_number: row.ref('excluded.receipt_number') }))
        // A completed refund stays completed, whatever a late, older response says.
        .where('sales.payment_cancellations.status', 'not in', cancellationStatesIn('back')),
    )
    .execute();
  const failed = cancellationStatesIn('failed');
  const receipt = cancellations.findLast((each) => each.receiptNumber !== null && !failed.includes(each.status))?.receiptNumber;
  if (!receipt) return;
  await trx
    .updateTable('sales.orders')
    .set({ cancellation_receipt_number: receipt })
    .where('id', '=', (select) => select.selectFrom('sales.payments').select('order_id').where('payment_id', '=', paymentId))
    .execute();
}
