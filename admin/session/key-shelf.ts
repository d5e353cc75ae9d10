import { createStore, del, entries, get, set } from 'idb-keyval';

/** A request that waits for its outcome: its Idempotency-Key, when it was first sent (ISO 8601), and its body's fingerprint. */
export interface WaitingKey {
  key: string;
  sentAt: string;
  fingerprint: string;
}

let store: ReturnType<typeof createStore> | null = null;
function keys() {
  store ??= createStore('seam-office-keys', 'keys');
  return store;
}

/**
 * The waiting keys of this browser, in IndexedDB: the end of a session clears local storage (specification 4), while other tabs bring
 * drafts back after it, which must not be sent under another key. Browser only.
 */
export const keyShelf = {
  read: async (slot: string) => (await get<WaitingKey>(slot, keys())) ?? null,
  write: async (slot: string, waiting: WaitingKey) => set(slot, waiting, keys()),
  remove: async (slot: string) => del(slot, keys()),
  all: async () => entries<string, WaitingKey>(keys()),
};
