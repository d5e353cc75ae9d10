import type { Trx } from '#server/transaction/transaction.ts';

/** The statement after which a work is no longer sent back for its artist to correct: staff have decided what becomes of it. */
export function endReturn(trx: Trx, id: number) {
  return trx
    .updateTable('product.graphic_submissions')
    .set({ review_note: '' })
    .where('graphic_id', '=', id)
    .where('review_note', '<>', '');
}
