import { isLikeOn, nextLike, type StoredLike } from '#rules/member/like.ts';

/** How to write a row of a like, a follow or a vote. */
interface RowCalls {
  insert: () => Promise<unknown>;
  update: (deletedAt: string | null) => Promise<unknown>;
}

/**
 * Writes the wanted state to a row just read: inserts it or updates its `deleted_at` (specification 4). Does nothing if the row already
 * matches, e.g. if the button was pressed before the state was known, or in another tab. Throws what the calls throw.
 */
export async function switchRow(row: StoredLike | null, isWanted: boolean, now: string, { insert, update }: RowCalls): Promise<void> {
  if (isLikeOn(row) === isWanted) return;
  const step = nextLike(row, now);
  await (step.write === 'insert' ? insert() : update(step.deleted_at));
}
