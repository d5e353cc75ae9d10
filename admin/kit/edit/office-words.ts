import { currentSession, subscribeToSession } from '#client/session/session.ts';
import { isSlotOfWords, slotOfWords, type WordStorage } from '#client/stores/kept-words.ts';
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

const markSlot = 'seam.words-mark';
/** Prefix of the key of a copy. The storefront keeps drafts in this tab too; those are not ours. */
const copyPrefix = 'seam.copy ';

/**
 * Words that are kept twice, because a session that ends clears `shared`, in whichever tab it ended: `own` is this tab's and gives them back.
 * What another tab has sent or thrown away meanwhile does not come back: each copy bears the mark that stood in `shared` when it was made,
 * and the mark goes when `shared` is cleared.
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

/** Copies what stands in `shared` into this tab: words of another day and of tabs that are closed survive the end of the session as well. */
export function copyWords(shared: Storage, words: WordStorage): void {
  for (const slot of slotsOfWords(shared)) {
    const kept = shared.getItem(slot);
    if (kept !== null) words.setItem(slot, kept);
  }
}

/**
 * Gives back at once what of `owner` (`slotOfWords('')`) this tab kept: a tab that waited until its form opens could not tell any more what was sent
 * in another since.
 */
export function bringWordsBack(own: Storage, words: WordStorage, owner: string): void {
  for (const slot of slotsOfCopies(own)) if (slot.startsWith(owner)) words.getItem(slot);
}

/** Deletes this tab's copies: signing out discards unsent words. */
export function dropWords(own: Storage): void {
  for (const slot of slotsOfCopies(own)) own.removeItem(copyPrefix + slot);
}

function slotsOfCopies(own: Storage): string[] {
  return slotsOf(own).flatMap((slot) => (slot.startsWith(copyPrefix) ? [slot.slice(copyPrefix.length)] : []));
}

function slotsOfWords(storage: Storage): string[] {
  return slotsOf(storage).filter(isSlotOfWords);
}

function slotsOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter((slot) => slot !== null);
}

/** Forgets the words that are no longer kept, whether or not their form is ever opened again. */
export function sweepWords(storage: Storage, now: Date): void {
  const words = agingWords(storage, () => now);
  for (const slot of slotsOfWords(storage)) words.getItem(slot);
}

/** Deletes expired drafts and prepares for the end of the session. Call it before the session is checked. Browser only. */
export function tidyWords(): void {
  try {
    sweepWords(localStorage, new Date());
    copyWords(localStorage, keptTwice());
    subscribeToSession(() => {
      if (currentSession().isSignedIn) bringWordsBack(sessionStorage, keptTwice(), slotOfWords(''));
    });
  } catch (error) {
    console.warn(error);
  }
}

/** Deletes the unsent words of the person signing out: the browser's copies go with the session, this tab's with this call. Browser only. */
export function forgetWords(): void {
  try {
    dropWords(sessionStorage);
  } catch (error) {
    console.warn(error);
  }
}

/** What staff write and have not sent, in this browser. Browser only. */
export function officeWords(): WordStorage {
  return agingWords(keptTwice(), () => new Date());
}

function keptTwice(): WordStorage {
  return survivingWords(localStorage, sessionStorage, () => crypto.randomUUID());
}
