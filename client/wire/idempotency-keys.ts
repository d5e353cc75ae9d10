import { shopNow } from '#client/shop-clock.ts';
import { keysOf, tabStorage } from '#client/stores/browser-storage.ts';
import { idempotencyCutoff } from '#rules/member/retention.ts';
import { canonicalText } from '#rules/shop/text/canonical-text.ts';
import { ApiError } from './api-error.ts';

/** The methods of session storage used. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `sentAt`: when it was first sent (ISO 8601). */
type Kept = { key: string; request: string; sentAt: string };

const prefix = 'seam.idempotency.';

/**
 * Runs a write with an Idempotency-Key. The key is kept while the result of the same request under the same name is unknown (no
 * response, a crashed page, a second press), so the server repeats its first response. After a response, or for another request, a new
 * key is used. A key older than the server's stored replies could act twice, so that write fails unsent with IDEMPOTENCY_KEY_EXPIRED,
 * and the next one gets a new key after the user could check.
 */
export async function idempotently<Reply>(
  name: string,
  request: unknown,
  write: (key: string) => Promise<Reply>,
  { storage = tabStorage, newKey = randomKey, now = shopNow() }: { storage?: KeyStorage; newKey?: () => string; now?: Date } = {},
): Promise<Reply> {
  const slot = `${prefix}${name}`;
  // As the server compares: a draft that was kept may come back with its keys in another order.
  const text = canonicalText(request);
  const kept = readKept(storage, slot);
  const { key, sentAt } = kept?.request === text ? kept : { key: newKey(), sentAt: now.toISOString() };
  storage.setItem(slot, JSON.stringify({ key, request: text, sentAt }));
  try {
    if (!isAnswered(sentAt, now)) throw new ApiError('IDEMPOTENCY_KEY_EXPIRED', { status: 409 });
    const reply = await write(key);
    storage.removeItem(slot);
    return reply;
  } catch (error) {
    if (error instanceof ApiError && !error.isUncertain) storage.removeItem(slot);
    throw error;
  }
}

/** Deletes the waiting requests and their keys on sign-out. */
export function forgetKeys(storage: Pick<Storage, 'key' | 'length' | 'removeItem'>): void {
  for (const slot of keysOf(storage)) if (slot.startsWith(prefix)) storage.removeItem(slot);
}

/** 128 random bits in hex; `crypto.randomUUID` is missing on plain http. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** True if the server still stores the reply to a request first sent at this time; false without a time. */
function isAnswered(sentAt: string, now: Date): boolean {
  return new Date(sentAt) >= idempotencyCutoff(now);
}

function readKept(storage: KeyStorage, slot: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(slot) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'key' in kept && 'request' in kept ? (kept as Kept) : null;
  } catch {
    return null;
  }
}
