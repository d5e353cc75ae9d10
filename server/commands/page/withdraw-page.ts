import { type Failure, fail } from '#contract/errors/errors.ts';
import type { BuiltPage } from '#rules/home/page/page-block.ts';
import { withdrawn } from '#rules/home/page/timeline.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { lockSlots, writeSlots } from './write-slots.ts';

/**
 * Takes a publication back: a scheduled one never comes, one that is shown ends now, and what lies under it is shown instead. Failures: NOT_FOUND,
 * PAGE_NOT_SCHEDULED when it is over or nothing lies under it.
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
