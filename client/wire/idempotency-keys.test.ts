import { beforeEach, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { idempotently, type KeyStorage } from './idempotency-keys.ts';

const stored = new Map<string, string>();
const storage: KeyStorage = {
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => void stored.set(key, value),
  removeItem: (key) => void stored.delete(key),
};
let made = 0;
let now = new Date('2026-11-20T03:00:00Z');
const keys: string[] = [];
const newKey = () => {
  made += 1;
  return `key-${made}`;
};

beforeEach(() => {
  stored.clear();
  keys.length = 0;
  made = 0;
  now = new Date('2026-11-20T03:00:00Z');
});

async function write(request: unknown, outcome: 'answered' | ApiError): Promise<void> {
  const reply = idempotently(
    'order',
    request,
    async (key) => {
      keys.push(key);
      if (outcome !== 'answered') throw outcome;
    },
    { storage, newKey, now },
  );
  await (outcome === 'answered' ? reply : expect(reply).rejects.toBe(outcome));
}

test('a retry after a lost reply sends the idempotency key of the first try', async () => {
  await write({ a: 1 }, new ApiError('UNAVAILABLE', { status: 0 }));
  await write({ a: 1 }, new ApiError('UNAVAILABLE', { status: 503 }));
  await write({ a: 1 }, 'answered');
  expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
});

test('two presses at the same time send one idempotency key', async () => {
  await Promise.all([write({ a: 1 }, 'answered'), write({ a: 1 }, 'answered')]);
  expect(keys).toEqual(['key-1', 'key-1']);
});

test('another request, or a request after a received reply, gets a new idempotency key', async () => {
  await write({ a: 1 }, new ApiError('UNAVAILABLE', { status: 0 }));
  await write({ a: 2 }, new ApiError('OUT_OF_STOCK', { status: 409 }));
  await write({ a: 2 }, 'answered');
  await write({ a: 2 }, 'answered');
  expect(keys).toEqual(['key-1', 'key-2', 'key-3', 'key-4']);
});

test('a key that may have expired at the server is not sent: the write fails once, and the next one gets a new key', async () => {
  const lost = new ApiError('UNAVAILABLE', { status: 0 });
  await write({ a: 1 }, lost);
  now = new Date('2026-11-21T02:00:00Z');
  await write({ a: 1 }, lost);
  now = new Date('2026-11-21T03:00:01Z');
  const old = idempotently('order', { a: 1 }, async () => 'sent', { storage, newKey, now });
  await expect(old).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_EXPIRED', isUncertain: false });
  await write({ a: 1 }, 'answered');
  expect(keys).toEqual(['key-1', 'key-1', 'key-2']);
  // Another request is not held up, and one of an earlier version has no time.
  await write({ a: 1 }, lost);
  now = new Date('2026-11-23T03:00:00Z');
  await write({ a: 2 }, 'answered');
  stored.set('seam.idempotency.order', JSON.stringify({ key: 'key-0', request: '{"a":1}' }));
  const timeless = idempotently('order', { a: 1 }, async () => 'sent', { storage, newKey, now });
  await expect(timeless).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_EXPIRED' });
});

test('idempotency keys stored by another version of the shop are not used', async () => {
  stored.set('seam.idempotency.order', '{broken');
  await write({ a: 1 }, 'answered');
  expect(keys).toEqual(['key-1']);
});
