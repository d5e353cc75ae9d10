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
const keys: string[] = [];
const newKey = () => {
  made += 1;
  return `key-${made}`;
};

beforeEach(() => {
  stored.clear();
  keys.length = 0;
  made = 0;
});

async function write(request: unknown, outcome: 'answered' | ApiError): Promise<void> {
  const reply = idempotently(
    'order',
    request,
    async (key) => {
      keys.push(key);
      if (outcome !== 'answered') throw outcome;
    },
    { storage, newKey },
  );
  await (outcome === 'answered' ? reply : expect(reply).rejects.toBe(outcome));
}

test('a repeat after a lost reply carries the key of the first try', async () => {
  await write({ a: 1 }, new ApiError('UNAVAILABLE', { status: 0 }));
  await write({ a: 1 }, new ApiError('UNAVAILABLE', { status: 503 }));
  await write({ a: 1 }, 'answered');
  expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
});

test('two presses at once send one key', async () => {
  await Promise.all([write({ a: 1 }, 'answered'), write({ a: 1 }, 'answered')]);
  expect(keys).toEqual(['key-1', 'key-1']);
});

test('another request, or a request after an answer, gets a new key', async () => {
  await write({ a: 1 }, new ApiError('UNAVAILABLE', { status: 0 }));
  await write({ a: 2 }, new ApiError('OUT_OF_STOCK', { status: 409 }));
  await write({ a: 2 }, 'answered');
  await write({ a: 2 }, 'answered');
  expect(keys).toEqual(['key-1', 'key-2', 'key-3', 'key-4']);
});

test('what another version of the shop left behind is not trusted', async () => {
  stored.set('seam.idempotency.order', '{broken');
  await write({ a: 1 }, 'answered');
  expect(keys).toEqual(['key-1']);
});
