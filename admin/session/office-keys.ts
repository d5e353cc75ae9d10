import { browserWords, sweepWords } from '#admin/kit/edit/office-words.ts';
import { currentSession } from '#client/session/session.ts';
import type { KeyStorage } from '#client/wire/idempotency-keys.ts';

/** Not the prefix of drafts: tabs copy those and bring them back after the next sign-in, and a key whose outcome is known must stay gone. */
const prefix = 'seam.office-key ';

/**
 * Where the back office's requests wait with their Idempotency-Key: in the tab, and beside the drafts in this browser, because a draft
 * outlives its tab and may be sent again from another one. A tab prefers its own, so that two tabs never take each other's key. Browser only.
 */
export function officeKeys(): KeyStorage {
  const shared = browserWords();
  return {
    getItem: (slot) => sessionStorage.getItem(slot) ?? shared.getItem(sharedSlot(slot)),
    setItem: (slot, kept) => {
      sessionStorage.setItem(slot, kept);
      shared.setItem(sharedSlot(slot), kept);
    },
    removeItem: (slot) => {
      const own = sessionStorage.getItem(slot);
      // A full tab has none of its own.
      if (own === null || own === shared.getItem(sharedSlot(slot))) shared.removeItem(sharedSlot(slot));
      sessionStorage.removeItem(slot);
    },
  };
}

/** Deletes the requests in this browser that have waited as long as drafts are kept. Signing out deletes the others. Browser only. */
export function sweepKeys(): void {
  try {
    sweepWords(localStorage, new Date(), (slot) => slot.startsWith(prefix));
  } catch (error) {
    console.warn(error);
  }
}

function sharedSlot(slot: string): string {
  return `${prefix}${currentSession().userId} ${slot}`;
}
