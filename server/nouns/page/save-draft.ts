import { type Failure, fail } from '#contract/errors/errors.ts';
import type { SaveDraft, SavedDraft } from '#contract/rest/admin/pages.ts';
import type { BuiltPage } from '#rules/home/page/page-block.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';

/** Saves a draft of a page. Failures: PAGE_CHANGED when another draft was saved since this one was opened; that one is kept. */
export async function saveDraft(
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  staffId: string,
  page: BuiltPage,
  { version, blocks }: SaveDraft,
): Promise<SavedDraft | Failure> {
  const values = { blocks: JSON.stringify(blocks), user_id: staffId, changed_at: clock(), version: version + 1 };
  return inTransaction(database.service, async (trx) => {
    const saved =
      version === 0
        ? await trx
            .insertInto('management.page_drafts')
            .values({ page, ...values })
            .onConflict((conflict) => conflict.doNothing())
            .returning('version')
            .executeTakeFirst()
        : await trx
            .updateTable('management.page_drafts')
            .set(values)
            .where('page', '=', page)
            .where('version', '=', version)
            .returning('version')
            .executeTakeFirst();
    return saved ?? fail('PAGE_CHANGED');
  });
}
