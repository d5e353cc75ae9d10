import type { Trx } from '#server/transaction/transaction.ts';

/** The statement that ends a graphic's return to its artist, because staff decided about it. */
export function endReturn(trx: Trx, id: number) {
  return trx
    .updateTable('product.graphic_submissions')
    .set({ review_note: '' })
    .where('graphic_id', '=', id)
    .where('review_note', '<>', '');
}
