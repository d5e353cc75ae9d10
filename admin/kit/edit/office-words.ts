import type { WordStorage } from '#client/stores/kept-words.ts';

/** Days after which words that were never sent are forgotten: whoever left them has long seen what became of the thing. */
const KEPT_DAYS = 14;

/** A storage of words that outlives the tab, and forgets after KEPT_DAYS: what staff write names people. */
export function agingWords(storage: WordStorage, now: () => Date): WordStorage {
  return {
    getItem: (slot) => {
      const kept = storage.getItem(slot);
      if (kept === null) return null;
      const [at = '', ...words] = kept.split(' ');
      if (now().getTime() - Date.parse(at) < KEPT_DAYS * 86_400_000) return words.join(' ');
      storage.removeItem(slot);
      return null;
    },
    setItem: (slot, words) => storage.setItem(slot, `${now().toISOString()} ${words}`),
    removeItem: (slot) => storage.removeItem(slot),
  };
}

/** What staff write and have not sent, in this browser. Browser only. */
export function officeWords(): WordStorage {
  return agingWords(localStorage, () => new Date());
}
