import { isLikeOn, nextLike, type StoredLike } from '#rules/member/like.ts';

/** How one row of a like, a follow or a vote is written. */
interface RowCalls {
  insert: () => Promise<unknown>;
  update: (deletedAt: string | null) => Promise<unknown>;
}

/**
 * Makes a row that was just asked for say what is wanted: insert it, or update its `deleted_at` (specification 4). One that says so already stays:
 * the button was pressed before it was known, or in another tab. Throws what the calls throw.
 */
export async function switchRow(row: StoredLike | null, isWanted: boolean, now: string, { insert, update }: RowCalls): Promise<void> {
  if (isLikeOn(row) === isWanted) return;
  const step = nextLike(row, now);
  await (step.write === 'insert' ? insert() : update(step.deleted_at));
}
