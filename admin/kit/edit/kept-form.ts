import { keepWords, readWords, type WordStorage } from '#client/stores/kept-words.ts';
import { isSame, mergeEdit } from '#rules/office/merge-edit.ts';

/** What stands in a form that was not sent, with what it began from. */
interface Begun {
  base: unknown;
  mine: unknown;
}

const nothing: Begun = { base: null, mine: null };

/**
 * What was left in a form, brought together with what stands there `now`: what others changed meanwhile stays changed, what was typed stays
 * typed. `isContested` when both changed the same. Null when nothing is left that differs.
 */
export function readKeptForm<Values>(storage: WordStorage, slot: string, now: Values): { values: Values; isContested: boolean } | null {
  const kept = readWords(storage, slot, nothing);
  // Without the values it started from, a draft cannot be told apart from other people's edits.
  if (kept === null || kept.base === null || kept.mine === null) return null;
  const { merged, conflicts } = mergeEdit(kept.base as Values, kept.mine as Values, now);
  return isSame(merged, now) ? null : { values: merged, isContested: conflicts.length > 0 };
}

/** Keeps what stands in a form with what it began from; what is as at first leaves nothing. */
export function keepForm(storage: WordStorage, slot: string, { base, mine }: Begun): void {
  keepWords(storage, slot, isSame(base, mine) ? nothing : { base, mine }, nothing);
}

/** Forgets what stood in a form. */
export function dropKeptForm(storage: WordStorage, slot: string): void {
  keepWords(storage, slot, nothing, nothing);
}
