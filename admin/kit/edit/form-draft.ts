import { isSame, mergeEdit } from '#rules/office/merge-edit.ts';

/** The draft of a form: its initial values, its current ones, and when it was last changed (ISO 8601). */
export interface FormDraft {
  base: unknown;
  mine: unknown;
  at: string;
  /** The session ended while the form was open: restored without asking. */
  is_cut?: boolean;
}

/**
 * Merges a form's draft with the values `now`, keeping both others' changes and what was typed. `isContested` if both changed the same
 * field. null if nothing differs.
 */
export function restoredValues<Values>({ base, mine }: FormDraft, now: Values): { values: Values; isContested: boolean } | null {
  const { merged, conflicts } = mergeEdit(base as Values, mine as Values, now);
  return isSame(merged, now) ? null : { values: merged, isContested: conflicts.length > 0 };
}
