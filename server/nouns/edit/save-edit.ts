import type { z } from 'zod';
import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { Edit, SavedEdit } from '#contract/rest/admin/edits.ts';
import { isSame, mergeEdit } from '#rules/office/merge-edit.ts';
import { type LoggedRow, readLastChange } from '#server/nouns/audit/read-last-change.ts';

export interface Parts<Thing> {
  /** The row whose log tells who changed it in the meantime. */
  logged: LoggedRow;
  /** The contract's schema, which the merged result must pass too. */
  schema: z.ZodType<Thing>;
  /** Locks the row (`forUpdate`, or the whole catalogue) and reads it in the shape of the form. */
  read: () => Promise<Thing | Failure | null | undefined>;
  /** Finds new parts of `mine` that `theirs` already contains, so that a repeated save does not add them twice. */
  recognise?: (mine: Thing, theirs: Thing) => Thing;
  /** Writes the merged result, or fails; `before` is the previous state. */
  write: (merged: Thing, before: Thing) => Promise<unknown>;
}

/**
 * Saves an edit made while others may have edited the same thing, in the caller's transaction. Merges field by field so that nobody's
 * change is lost (rules/office/merge-edit.ts). Repeating a successful save changes nothing. Errors: those of `read` and `write`; NOT_FOUND;
 * EDITED_MEANWHILE with the current state, the fields and who changed them, when both changed the same field or the merged result is
 * invalid.
 */
export async function saveEdit<Thing>(
  { base, mine: sent }: Edit<Thing>,
  { logged, schema, read, recognise, write }: Parts<Thing>,
): Promise<SavedEdit<Thing> | Failure> {
  const theirs = (await read()) ?? fail('NOT_FOUND');
  if (isFailure(theirs)) return theirs;
  const mine = recognise?.(sent, theirs) ?? sent;
  const { merged, conflicts, taken } = mergeEdit<unknown>(base, mine, theirs);
  const contested = async (fields: readonly string[]) =>
    fail('EDITED_MEANWHILE', { meanwhile: { theirs, fields, by: await readLastChange(logged, fields) } });
  if (conflicts.length > 0) return contested(conflicts.map(({ path }) => path));
  const checked = schema.safeParse(merged);
  // `mine` alone passed the schema; merged with `theirs` it may not, e.g. a price below a promotion set in the meantime.
  if (!checked.success) return contested(taken);
  if (isSame(checked.data, theirs)) return { saved: checked.data, taken: [...taken] };
  const refusal = await write(checked.data, theirs);
  if (isFailure(refusal)) return refusal;
  // New parts have their ids now.
  const saved = (await read()) ?? fail('NOT_FOUND');
  return isFailure(saved) ? saved : { saved, taken: [...taken] };
}
