import type { z } from 'zod';
import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { Edit, SavedEdit } from '#contract/rest/admin/edits.ts';
import { isSame, mergeEdit } from '#rules/office/merge-edit.ts';
import { type LoggedRow, lastChange } from '#server/queries/office/last-change.ts';

interface Parts<Thing> {
  /** The row whose log says who changed it meanwhile. */
  logged: LoggedRow;
  /** The contract's schema, which the merged thing has to pass too. */
  schema: z.ZodType<Thing>;
  /** Locks the row (`forUpdate`, or the whole catalogue) and reads it as the form has it; a failure when there is none. */
  read: () => Promise<Thing | Failure>;
  /** Where what is new in `mine` stands in `theirs` already: a save that is sent again names it by its own words. */
  recognise?: (mine: Thing, theirs: Thing) => Thing;
  /** Writes what came of both edits; `before` is what stood there. */
  write: (merged: Thing, before: Thing) => Promise<Failure | undefined>;
}

/**
 * Saves a thing that somebody edited while others may have edited it too, inside the transaction of the caller: field by field, so that
 * nobody's change is lost (rules/office/merge-edit.ts). A repeat of a save that went through changes nothing. Errors: those of `read` and
 * `write`; EDITED_MEANWHILE with what stands now, the fields and who changed them, when both changed the same field, or what came of both cannot be.
 */
export async function saveEdit<Thing>(
  { base, mine: sent }: Edit<Thing>,
  { logged, schema, read, recognise, write }: Parts<Thing>,
): Promise<SavedEdit<Thing> | Failure> {
  const theirs = await read();
  if (isFailure(theirs)) return theirs;
  const mine = recognise?.(sent, theirs) ?? sent;
  const { merged, conflicts, taken } = mergeEdit<unknown>(base, mine, theirs);
  const contested = async (fields: readonly string[]) =>
    fail('EDITED_MEANWHILE', { meanwhile: { theirs, fields, by: await lastChange(logged, fields) } });
  if (conflicts.length > 0) return contested(conflicts.map(({ path }) => path));
  const checked = schema.safeParse(merged);
  // Mine alone passed the schema; with theirs it may not: a price below a promotion that was set meanwhile.
  if (!checked.success) return contested(taken);
  if (isSame(checked.data, theirs)) return { saved: checked.data, taken: [...taken] };
  const refusal = await write(checked.data, theirs);
  if (refusal !== undefined) return refusal;
  // What was new has its id now.
  const saved = await read();
  return isFailure(saved) ? saved : { saved, taken: [...taken] };
}
