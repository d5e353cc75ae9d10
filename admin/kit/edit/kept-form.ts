import { keepWords, readWords, type WordStorage } from '#client/stores/kept-words.ts';
import { isSame, mergeEdit } from '#rules/office/merge-edit.ts';

/** The content of an unsent form, with its initial values. */
interface Begun {
  base: unknown;
  mine: unknown;
}

const nothing: Begun = { base: null, mine: null };

/**
 * Merges a form's draft with the values `now`, keeping both others' changes and what was typed. `isContested` if both changed the same
 * field. null if nothing differs.
 */
export function readKeptForm<Values>(storage: WordStorage, slot: string, now: Values): { values: Values; isContested: boolean } | null {
  const kept = readWords(storage, slot, nothing);
  // Without its initial values, a draft cannot be told apart from other people's edits.
  if (kept === null || kept.base === null || kept.mine === null) return null;
  const { merged, conflicts } = mergeEdit(kept.base as Values, kept.mine as Values, now);
  return isSame(merged, now) ? null : { values: merged, isContested: conflicts.length > 0 };
}

/** Keeps a form's draft with its initial values; an unchanged form leaves none. */
export function keepForm(storage: WordStorage, slot: string, { base, mine }: Begun): void {
  keepWords(storage, slot, isSame(base, mine) ? nothing : { base, mine }, nothing);
}

/** Deletes a form's draft. */
export function dropKeptForm(storage: WordStorage, slot: string): void {
  keepWords(storage, slot, nothing, nothing);
}
