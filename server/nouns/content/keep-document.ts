import type { RichText } from '#contract/rich-text.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/** Stores the editor document that an HTML column is generated from. */
export async function keepDocument(trx: Trx, at: { kind: string; row_id: number; field: string }, document: RichText): Promise<void> {
  const doc = JSON.stringify(document);
  await trx
    .insertInto('management.content_documents')
    .values({ ...at, doc })
    .onConflict((conflict) => conflict.columns(['kind', 'row_id', 'field']).doUpdateSet({ doc }))
    .execute();
}
