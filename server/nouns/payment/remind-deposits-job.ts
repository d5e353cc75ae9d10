import { atomically } from '#db/atomically.ts';
import { depositReminderUntil } from '#rules/member/retention.ts';
import { awaitsDeposit, statesIn } from '#rules/order/order-state.ts';
import { tellOfOrder } from '#server/nouns/order/move-order.ts';
import { lockOrder } from '#server/nouns/order/read-order-rows.ts';
import type { Shop } from '#server/shop.ts';

/** Reminds members of deposits whose last day has come, once for each account. Returns how many are due. */
export async function remindDeposits({ database, clock }: Shop): Promise<number> {
  const now = clock();
  const due = database.service.selectFrom('sales.orders').select('id').where('status', 'in', statesIn('waiting'));
  const ending = due.where('deposit_deadline', '>', now).where('deposit_deadline', '<=', depositReminderUntil(now));
  const rows = await ending.where('cancelled_at', 'is', null).execute();
  for (const { id } of rows)
    await atomically(database.service, async (trx) => {
      const order = await lockOrder(trx, id);
      // It may have been paid meanwhile.
      if (order !== null && awaitsDeposit(order)) await tellOfOrder(trx, order, 'DEPOSIT_ENDING', now);
    });
  return rows.length;
}
