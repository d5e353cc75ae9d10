import type { RichText } from '#contract/rich-text.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/** Keeps the document that a column of HTML is written from, for the editor of the back office. */
export async function keepDocument(trx: Trx, at: { kind: string; row_id: number; field: string }, document: RichText): Promise<void> {
  const doc = JSON.stringify(document);
  await trx
    .insertInto('management.content_documents')
    .values({ ...at, doc })
    .onConflict((conflict) => conflict.columns(['kind', 'row_id', 'field']).doUpdateSet({ doc }))
    .execute();
}
