import { useState } from 'react';
import { currentSession } from '#client/session/session.ts';

export type WordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What was typed into a form before and not sent, with `nothing` where it lacks a part; null when nothing is kept, or nothing that can be read. */
export function readWords<Words extends object>(storage: WordStorage, slot: string, nothing: Words): Words | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(slot) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const known = Object.entries(kept).filter(([part]) => part in nothing);
    return { ...nothing, ...Object.fromEntries(known) };
  } catch {
    return null;
  }
}

/** Keeps what stands in a form; one that is as empty as at first leaves nothing. A browser that keeps nothing costs only the comfort. */
export function keepWords<Words extends object>(storage: WordStorage, slot: string, words: Words, nothing: Words): void {
  try {
    if (JSON.stringify(words) === JSON.stringify(nothing)) storage.removeItem(slot);
    else storage.setItem(slot, JSON.stringify(words));
  } catch (error) {
    console.warn(error);
  }
}

/**
 * What somebody types into a form, kept by this tab until `drop`: a sheet that is closed, a reload, a lost session and the way back lose nothing.
 * It is its member's alone. `form` names the form; null for one that begins with something else than `nothing`. `storage` keeps them where that
 * is not this tab's. Browser only.
 */
export function useKeptWords<Words extends object>(form: string | null, nothing: Words, storage: () => WordStorage = () => sessionStorage) {
  // The form is of who is signed in when it opens, and so are its words.
  const [slot] = useState(() => (form === null ? null : slotOfWords(form)));
  const [first] = useState(() => (slot === null ? null : readWords(storage(), slot, nothing)));
  const [words, setWords] = useState(first ?? nothing);
  const write = (next: Words) => {
    setWords(next);
    if (slot !== null) keepWords(storage(), slot, next, nothing);
  };
  const drop = () => {
    if (slot !== null) keepWords(storage(), slot, nothing, nothing);
  };
  return { words, write, drop, isBack: first !== null };
}

const prefix = 'seam.words ';

/** Where the words of a form are kept: they belong to the member signed in now. */
export function slotOfWords(form: string): string {
  return `${prefix}${currentSession().userId} ${form}`;
}

/** Whether words of a form are kept there, no matter who wrote them. */
export function isSlotOfWords(slot: string): boolean {
  return slot.startsWith(prefix);
}
