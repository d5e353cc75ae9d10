import { subscribeToSession } from '#client/session/session.ts';
import type { KeyStorage } from '#client/wire/idempotency-keys.ts';

const kept = new Map<string, string>();
let isWatched = false;

/**
 * Storage for drafts and requests with account or personal numbers: only this page's memory, never the disk. It survives closing a sheet
 * and navigation, but no reload, and is cleared when the session ends in any tab. Browser only.
 */
export function pageMemory(): KeyStorage {
  if (!isWatched) subscribeToSession(() => kept.clear());
  isWatched = true;
  return {
    getItem: (slot) => kept.get(slot) ?? null,
    setItem: (slot, text) => void kept.set(slot, text),
    removeItem: (slot) => void kept.delete(slot),
  };
}
