import { deviceDatabase } from '#client/stores/device-database.ts';

/** A request that waits for its outcome: its Idempotency-Key, when it was first sent (ISO 8601), and its body's fingerprint. */
export interface WaitingKey {
  key: string;
  sentAt: string;
  fingerprint: string;
}

/**
 * The waiting keys of this browser, in IndexedDB: the end of a session clears local storage (specification 4), while other tabs bring
 * drafts back after it, which must not be sent under another key. Browser only.
 */
export const keyShelf = deviceDatabase<WaitingKey>('seam-office-keys', 'keys');
