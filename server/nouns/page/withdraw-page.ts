import { type Failure, fail } from '#contract/errors/errors.ts';
import type { BuiltPage } from '#rules/home/page/page-block.ts';
import { withdrawn } from '#rules/home/page/timeline.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { lockSlots, writeSlots } from './write-slots.ts';

/**
 * Withdraws a publication: a scheduled one is cancelled; one being shown ends now and the one beneath it shows instead. Failures:
 * NOT_FOUND, PAGE_NOT_SCHEDULED when it has ended or there is nothing beneath it.
 */
export async function withdrawPage({ database, clock }: Shop, staffId: string, page: BuiltPage, slotId: number): Promise<null | Failure> {
  return inTransaction(database.service, async (trx) => {
    const before = await lockSlots(trx, page);
    const now = clock();
    const slot = before.find(({ id }) => id === slotId);
    if (slot === undefined) return fail('NOT_FOUND');
    const isOver = slot.until !== null && slot.until <= now.getTime();
    const after = isOver ? null : withdrawn(before, slot, now.getTime());
    if (after === null) return fail('PAGE_NOT_SCHEDULED');
    await writeSlots(trx, { page, staffId, now }, before, after);
    return null;
  });
}
