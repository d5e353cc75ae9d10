import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#test/session-world.ts';

/** The page that is loaded next: nothing but the browser's own storage is left. */
const nextPage = async () => {
  vi.resetModules();
  return import('./browser-storage.ts');
};

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['throws', { get: () => refuse('SecurityError') }],
  ['is null', { value: null }],
])('where local storage %s, drafts stay in the memory of the page and are lost with it', async (_, blocked) => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  Object.defineProperty(globalThis, 'localStorage', { ...blocked, configurable: true });
  const { deviceStorage, isStorageKept, keysOf, tabStorage } = await nextPage();
  deviceStorage.setItem('a', 'one');
  deviceStorage.setItem('b', 'two');
  deviceStorage.removeItem('b');
  expect([deviceStorage.getItem('a'), deviceStorage.getItem('b'), keysOf(deviceStorage), isStorageKept()]).toEqual([
    'one',
    null,
    ['a'],
    false,
  ]);
  tabStorage.setItem('a', 'other');
  expect([sessionStorage.getItem('a'), (await nextPage()).deviceStorage.getItem('a')]).toEqual(['other', null]);
});

test('when browser storage is full, new values stay in the page’s memory and no outdated value is left for the next page', async () => {
  const storage = memoryStorage();
  storage.setItem('token', 'old');
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', { ...storage, setItem: () => refuse('QuotaExceededError') });
  const { deviceStorage, isStorageKept } = await nextPage();
  expect([deviceStorage.getItem('token'), isStorageKept()]).toEqual(['old', true]);
  deviceStorage.setItem('token', 'new');
  expect([deviceStorage.getItem('token'), isStorageKept(), storage.getItem('token')]).toEqual(['new', false, null]);
});

test('on the server no storage is shared between visitors', async () => {
  const { tabStorage } = await nextPage();
  expect(() => tabStorage.setItem('a', 'one')).toThrow(ReferenceError);
});

function refuse(name: string): never {
  throw new DOMException(name, name);
}
