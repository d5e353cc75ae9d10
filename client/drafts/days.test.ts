import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#rules/shop/day.ts';
import { memoryStorage } from '#test/session-world.ts';
import { keysOf } from '../stores/browser-storage.ts';
import { days, type Row, type Seal } from './days.ts';

let rows: Map<string, Row>;
/** Uncommitted transactions and their changes. */
let open: { commit(): void }[];
let page: EventTarget;

beforeEach(() => {
  rows = new Map();
  open = [];
  page = new EventTarget();
  vi.useFakeTimers({ now: new Date('2026-11-20T03:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A database whose reads are immediate and whose writes wait for commit. */
const written = (change: () => unknown) =>
  new Promise<void>((done) => {
    open.push({
      commit: () => {
        change();
        done();
      },
    });
  });
const database = {
  get: async (key: string) => rows.get(key),
  set: (key: string, row: Row) => written(() => rows.set(key, row)),
  del: (key: string) => written(() => rows.delete(key)),
  entries: async () => [...rows],
};
const openStore = (options: { seal?: Seal; tab?: () => string } = {}) => days('drafts', 14, { ...options, rows: database });
const commitAll = () => {
  for (const each of open.splice(0)) each.commit();
};
/** Unloads the page, which discards uncommitted writes. */
const endPage = () => {
  page.dispatchEvent(new Event('pagehide'));
  page = new EventTarget();
  vi.stubGlobal('window', page);
  open = [];
};
const committed = async <Result>(work: Promise<Result>): Promise<Result> => {
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    commitAll();
    await new Promise((next) => setImmediate(next));
  }
  return work;
};
/** The draft that the next page reads. */
const found = (key: string, options: { seal?: Seal } = {}) => committed(openStore(options).getItem(key));
/** Keeps a draft for good. */
async function write(store: ReturnType<typeof openStore>, key: string, text: string): Promise<void> {
  void store.setItem(key, text);
  await committed(store.flush());
}

test('a draft typed or being written while its page closed is restored on the next page', async () => {
  const store = openStore();
  void store.setItem('a', 'typed');
  endPage();
  expect([rows.size, await found('a')]).toEqual([0, 'typed']);
  const next = openStore();
  void next.setItem('a', 'under way');
  void next.flush();
  void next.setItem('b', 'second');
  endPage();
  expect([await found('a'), await found('b')]).toEqual(['under way', 'second']);
});

test('a stored draft leaves no unload note behind, and neither does an earlier draft of its page', async () => {
  const store = openStore();
  void store.setItem('a', 'first');
  page.dispatchEvent(new Event('visibilitychange'));
  expect(keysOf(localStorage)).toEqual(['drafts-note:a']);
  await write(store, 'a', 'second');
  endPage();
  expect([keysOf(localStorage), await found('a')]).toEqual([[], 'second']);
});

test('a deleted draft stays deleted although its page closed before the database confirmed it; a draft saved later stays', async () => {
  await write(openStore(), 'a', 'sent');
  void openStore().removeItem('a');
  endPage();
  expect(await found('a')).toBeNull();
  const old = openStore();
  void old.setItem('a', 'old');
  endPage();
  rows.set('a', { at: Date.now() + 1, text: 'new', tab: '' });
  expect([await found('a'), keysOf(localStorage)]).toEqual(['new', []]);
});

test('a draft is deleted after its storage days, even if nobody opens it again', async () => {
  const store = openStore();
  await write(store, 'a', 'old');
  vi.setSystemTime(Date.now() + 13 * DAY_MS);
  await write(store, 'b', 'new');
  expect(await found('a')).toBe('old');
  vi.setSystemTime(Date.now() + DAY_MS);
  expect(await found('a')).toBeNull();
  await committed(openStore().open());
  expect([...rows.keys()]).toEqual(['b']);
});

test('signing out deletes its owner’s drafts, only this tab’s while another tab is open, and none written afterwards', async () => {
  const [here, there] = ['here', 'there'].map((tab) => openStore({ tab: () => tab })) as [
    ReturnType<typeof openStore>,
    ReturnType<typeof openStore>,
  ];
  await write(here, 'seam.draft ida 1', 'mine');
  await write(there, 'seam.draft ida 2', 'of the other tab');
  await write(here, 'seam.draft bo 1', 'of somebody else');
  void here.setItem('seam.draft ida 3', 'not stored yet');
  await committed(here.forget('ida', 'here'));
  void here.setItem('seam.draft ida 1', 'of a form that closes');
  await committed(here.flush());
  expect([...rows.keys()]).toEqual(['seam.draft ida 2', 'seam.draft bo 1']);
  expect(await committed(here.names('ida', ''))).toEqual([{ name: '2', at: Date.now() }]);
  await committed(here.forget('ida'));
  expect([...rows.keys()]).toEqual(['seam.draft bo 1']);
  // Who opens a form is back.
  expect(await committed(here.getItem('seam.draft ida 1'))).toBeNull();
  await write(here, 'seam.draft ida 1', 'again');
  expect(await found('seam.draft ida 1')).toBe('again');
});

test('a sealed draft is encrypted in the database and in its unload note, and ignored when it cannot be decrypted', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const seal: Seal = {
    close: async (text) => `sealed ${[...text].toReversed().join('')}`,
    open: async (sealed) =>
      sealed.startsWith('sealed ') ? [...sealed.slice(7)].toReversed().join('') : Promise.reject(new Error('not sealed')),
  };
  const store = openStore({ seal });
  await write(store, 'a', '김이음');
  void store.setItem('b', '주소');
  await Promise.resolve();
  await Promise.resolve();
  page.dispatchEvent(new Event('pagehide'));
  const kept = JSON.stringify([...rows, keysOf(localStorage).map((slot) => localStorage.getItem(slot))]);
  expect([kept.includes('음이김'), kept.includes('소주'), kept.includes('김이음'), kept.includes('주소')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([await found('a', { seal }), await found('b', { seal })]).toEqual(['김이음', '주소']);
  rows.set('a', { at: Date.now(), text: 'of another key', tab: '' });
  expect(await found('a', { seal })).toBeNull();
  vi.restoreAllMocks();
});

test('a draft that the browser cannot store is reported as not stored, and kept until the page reloads', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refusing = { ...database, set: () => Promise.reject(new Error('QuotaExceededError')) };
  const store = days('drafts', 14, { rows: refusing });
  const isStored = store.setItem('a', 'typed');
  void store.flush();
  expect([await isStored, await store.getItem('a')]).toEqual([false, 'typed']);
  vi.restoreAllMocks();
});
