import { currentSession, subscribeToSession } from '#client/session/session.ts';
import { deviceStorage, keysOf, type SafeStorage, tabStorage } from '#client/stores/browser-storage.ts';
import { isSlotOfWords, slotOfWords, type WordStorage } from '#client/stores/kept-words.ts';
import { isStillKept } from './kept-days.ts';

/** A storage for drafts that outlives the tab and drops expired ones, since staff drafts contain personal data. */
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

const markSlot = 'seam.words-mark';
/** The key prefix of a copy. The storefront's drafts in this tab are left alone. */
const copyPrefix = 'seam.copy ';

/**
 * Drafts stored twice, because the end of a session in any tab clears `shared`: `own` is this tab's copy, used to restore them. A draft
 * sent or discarded in another tab does not come back: each copy carries the mark `shared` had when it was made, and clearing `shared`
 * removes the mark.
 */
export function survivingWords(shared: WordStorage, own: WordStorage, newMark: () => string): WordStorage {
  const mark = () => {
    const standing = shared.getItem(markSlot) ?? newMark();
    shared.setItem(markSlot, standing);
    return standing;
  };
  const words: WordStorage = {
    getItem: (slot) => {
      const kept = shared.getItem(slot);
      const copy = own.getItem(copyPrefix + slot);
      if (copy === null) return kept;
      const [marked, ...left] = copy.split(' ');
      if (kept !== null) {
        if (marked !== shared.getItem(markSlot)) words.setItem(slot, kept);
        return kept;
      }
      if (marked === shared.getItem(markSlot)) {
        own.removeItem(copyPrefix + slot);
        return null;
      }
      words.setItem(slot, left.join(' '));
      return left.join(' ');
    },
    setItem: (slot, kept) => {
      own.setItem(copyPrefix + slot, `${mark()} ${kept}`);
      shared.setItem(slot, kept);
    },
    removeItem: (slot) => {
      own.removeItem(copyPrefix + slot);
      shared.removeItem(slot);
    },
  };
  return words;
}

/** Copies the drafts in `shared` into this tab, so that drafts of closed tabs and earlier days also survive the end of the session. */
export function copyWords(shared: SafeStorage, words: WordStorage): void {
  for (const slot of slotsOfWords(shared)) {
    const kept = shared.getItem(slot);
    if (kept !== null) words.setItem(slot, kept);
  }
}

/** Restores this tab's drafts of `owner` (`slotOfWords('')`) at once: later, the tab could not tell which were sent in another one. */
export function bringWordsBack(own: SafeStorage, words: WordStorage, owner: string): void {
  for (const slot of slotsOfCopies(own)) if (slot.startsWith(owner)) words.getItem(slot);
}

/** Deletes this tab's copies: signing out discards unsent drafts. */
export function dropWords(own: SafeStorage): void {
  for (const slot of slotsOfCopies(own)) own.removeItem(copyPrefix + slot);
}

function slotsOfCopies(own: SafeStorage): string[] {
  return keysOf(own).flatMap((slot) => (slot.startsWith(copyPrefix) ? [slot.slice(copyPrefix.length)] : []));
}

function slotsOfWords(storage: SafeStorage): string[] {
  return keysOf(storage).filter(isSlotOfWords);
}

/** Deletes expired drafts, even if their form is never opened again. */
export function sweepWords(storage: SafeStorage, now: Date): void {
  const words = agingWords(storage, () => now);
  for (const slot of slotsOfWords(storage)) words.getItem(slot);
}

/** Deletes expired drafts and prepares for the end of the session. Call it before the session is checked. Browser only. */
export function tidyWords(): void {
  sweepWords(deviceStorage, new Date());
  copyWords(deviceStorage, keptTwice());
  subscribeToSession(() => {
    if (currentSession().isSignedIn) bringWordsBack(tabStorage, keptTwice(), slotOfWords(''));
  });
}

/**
 * Deletes the unsent drafts of the person signing out. The browser's copies go with the session, this tab's with this call. Browser only.
 */
export function forgetWords(): void {
  dropWords(tabStorage);
}

/** Storage for staff's unsent drafts in this browser. Browser only. */
export function officeWords(): WordStorage {
  return agingWords(keptTwice(), () => new Date());
}

function keptTwice(): WordStorage {
  return survivingWords(deviceStorage, tabStorage, () => crypto.randomUUID());
}
