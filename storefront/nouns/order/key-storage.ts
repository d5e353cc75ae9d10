import { pageMemory } from '#client/drafts/page-memory.ts';
import { tabStorage } from '#client/stores/browser-storage.ts';
import type { KeyStorage } from '#client/wire/idempotency-keys.ts';

/** Where a request is stored with its Idempotency-Key while its result is unknown; one with a bank account only in memory. Browser only. */
export function keyStorage(request: { refund_account?: unknown }): KeyStorage {
  return request.refund_account === undefined ? tabStorage : pageMemory();
}
