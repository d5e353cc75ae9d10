import { useRef, useState } from 'react';
import { currentSession } from '#client/session/session.ts';
import { tabStorage } from './browser-storage.ts';

export type WordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A form's unsent draft, with missing parts from `nothing`; null if there is none or it is unreadable. */
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

/** Keeps a form's draft, or deletes it if the form is empty. */
export function keepWords<Words extends object>(storage: WordStorage, slot: string, words: Words, nothing: Words): void {
  if (JSON.stringify(words) === JSON.stringify(nothing)) storage.removeItem(slot);
  else storage.setItem(slot, JSON.stringify(words));
}

/**
 * A form draft kept per tab until `drop`: it survives closing the sheet, a reload, a lost session and the way back. Private to the member.
 * `form` is the key; null for a form that does not start with `nothing`, and for one from the server until `useInBrowser`: the draft comes
 * then, into the same elements, so that a field keeps the focus it was given before. `storage` overrides session storage: `pageMemory` for
 * account numbers. `write` takes the words, or what makes them of the latest ones: after an await, those of the render are old. Browser only.
 */
export function useKeptWords<Words extends object>(form: string | null, nothing: Words, storage: () => WordStorage = () => tabStorage) {
  // The draft belongs to the member signed in when the form opens.
  const [opened, setOpened] = useState(() => openWords(form, nothing, storage));
  const { slot, first } = opened;
  const [words, setWords] = useState(first ?? nothing);
  const latest = useRef(words);
  if (slot === null && form !== null) {
    const late = openWords(form, nothing, storage);
    setOpened(late);
    if (late.first !== null) {
      latest.current = late.first;
      setWords(late.first);
    }
  }
  const write = (next: Words | ((latest: Words) => Words)) => {
    latest.current = typeof next === 'function' ? next(latest.current) : next;
    setWords(latest.current);
    if (slot !== null) keepWords(storage(), slot, latest.current, nothing);
  };
  const drop = () => {
    if (slot !== null) keepWords(storage(), slot, nothing, nothing);
  };
  return { words, write, drop, isBack: first !== null };
}

function openWords<Words extends object>(form: string | null, nothing: Words, storage: () => WordStorage) {
  if (form === null) return { slot: null, first: null };
  const slot = slotOfWords(form);
  return { slot, first: readWords(storage(), slot, nothing) };
}

const prefix = 'seam.words ';

/** The storage key of a form's draft for the current member. */
export function slotOfWords(form: string): string {
  return `${prefix}${currentSession().userId} ${form}`;
}

/** Whether a storage key is a form draft, of any member. */
export function isSlotOfWords(slot: string): boolean {
  return slot.startsWith(prefix);
}
