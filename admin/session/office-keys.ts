import { browserWords } from '#admin/kit/edit/office-words.ts';
import { slotOfWords } from '#client/stores/kept-words.ts';
import type { KeyStorage } from '#client/wire/idempotency-keys.ts';

/**
 * Where the back office's requests wait with their Idempotency-Key: in the tab, and beside the drafts in this browser, because a draft
 * outlives its tab and may be sent again from another one. A tab prefers its own, so that two tabs never take each other's key. Browser only.
 */
export function officeKeys(): KeyStorage {
  const shared = browserWords();
  return {
    getItem: (slot) => sessionStorage.getItem(slot) ?? shared.getItem(slotOfWords(slot)),
    setItem: (slot, kept) => {
      sessionStorage.setItem(slot, kept);
      try {
        shared.setItem(slotOfWords(slot), kept);
      } catch (error) {
        // A full browser must not stop the write.
        console.warn(error);
      }
    },
    removeItem: (slot) => {
      if (shared.getItem(slotOfWords(slot)) === sessionStorage.getItem(slot)) shared.removeItem(slotOfWords(slot));
      sessionStorage.removeItem(slot);
    },
  };
}
