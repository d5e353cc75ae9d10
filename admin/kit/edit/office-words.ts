import { isSlotOfWords, type WordStorage } from '#client/stores/kept-words.ts';
import { isStillKept } from './kept-days.ts';

/** A storage of words that outlives the tab, and forgets what is no longer kept: what staff write names people. */
export function agingWords(storage: WordStorage, now: () => Date): WordStorage {
  return {
    getItem: (slot) => {
      const kept = storage.getItem(slot);
      if (kept === null) return null;
      const [at = '', ...words] = kept.split(' ');
      if (isStillKept(at, now())) return words.join(' ');
      storage.removeItem(slot);
      return null;
    },
    setItem: (slot, words) => storage.setItem(slot, `${now().toISOString()} ${words}`),
    removeItem: (slot) => storage.removeItem(slot),
  };
}

/** Forgets the words that are no longer kept, whether or not their form is ever opened again. */
export function sweepWords(storage: Storage, now: Date): void {
  const words = agingWords(storage, () => now);
  const slots = Array.from({ length: storage.length }, (_, at) => storage.key(at));
  for (const slot of slots) if (slot !== null && isSlotOfWords(slot)) words.getItem(slot);
}

/** Sweeps this browser; one that keeps nothing has nothing to forget. Browser only. */
export function forgetOldWords(): void {
  try {
    sweepWords(localStorage, new Date());
  } catch (error) {
    console.warn(error);
  }
}

/** What staff write and have not sent, in this browser. Browser only. */
export function officeWords(): WordStorage {
  return agingWords(localStorage, () => new Date());
}
