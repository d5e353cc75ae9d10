import type { Trx } from '#server/transaction/transaction.ts';

/** Locks a question that is not deleted until the transaction ends, so that answering and editing wait for each other. */
export async function lockInquiry(trx: Trx, id: number) {
  const row = await trx
    .selectFrom('member.inquiries')
    .select(['id', 'user_id', 'product_id', 'title', 'status', 'answered_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Locks a member's own question until the transaction ends; null for somebody else's or a withdrawn one. */
export async function lockOwnInquiry(trx: Trx, userId: string, id: number) {
  const row = await lockInquiry(trx, id);
  return row?.user_id === userId ? row : null;
}
