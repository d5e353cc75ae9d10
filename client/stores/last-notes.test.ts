import type { UseStore } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastNotes } from './last-notes.ts';

type Draft = { words: string; at: number };

let rows: Map<IDBValidKey, Draft>;
/** Uncommitted transactions and their changes. */
let open: { commit(): void }[];
let page: EventTarget;

beforeEach(() => {
  rows = new Map();
  open = [];
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', new Notes());
});
afterEach(() => vi.unstubAllGlobals());

/** The part of local storage that notes use: its keys are own properties. */
class Notes {
  [name: string]: unknown;
  getItem(name: string): string | null {
    return Object.hasOwn(this, name) ? String(this[name]) : null;
  }
  setItem(name: string, value: string): void {
    this[name] = value;
  }
  removeItem(name: string): void {
    delete this[name];
  }
}

/** A store whose reads are immediate and whose writes wait for commit. */
const store: UseStore = async (_mode, work) => {
  const changes: (() => void)[] = [];
  const transaction: { oncomplete?: () => void } = {};
  const request = (result: unknown) => {
    const asked: { result: unknown; onsuccess?: () => void } = { result };
    queueMicrotask(() => asked.onsuccess?.());
    return asked;
  };
  open.push({
    commit: () => {
      for (const change of changes.splice(0)) change();
      transaction.oncomplete?.();
    },
  });
  return work({
    get: (key: IDBValidKey) => request(rows.get(key)),
    put: (value: Draft, key: IDBValidKey) => changes.push(() => rows.set(key, value)),
    delete: (key: IDBValidKey) => changes.push(() => rows.delete(key)),
    transaction,
  } as unknown as IDBObjectStore);
};
const openNotes = () =>
  lastNotes<Draft>(
    'note:',
    () => store,
    ({ at }) => at,
  );
const commitAll = () => {
  for (const each of open.splice(0)) each.commit();
};
/** Unloads the page, which discards uncommitted writes. */
const endPage = () => {
  page.dispatchEvent(new Event('pagehide'));
  open = [];
};
/** What the next page reads. */
async function found(): Promise<Draft | undefined> {
  const taken = openNotes().absorb();
  await vi.waitFor(async () => {
    commitAll();
    await Promise.race([taken, Promise.reject(new Error('not yet'))]);
  });
  return rows.get('a');
}

test('a draft whose writing was under way as its page ended is there on the next', async () => {
  void openNotes().write('a', { words: 'first', at: 1 });
  endPage();
  expect(rows.size).toBe(0);
  expect(await found()).toEqual({ words: 'first', at: 1 });
});

test('later words noted at the same moment win, whichever listener is called first', async () => {
  const notes = openNotes();
  const noteLater = () => notes.keep('a', { words: 'second', at: 2 });
  page.addEventListener('pagehide', noteLater);
  void notes.write('a', { words: 'first', at: 1 });
  endPage();
  expect(await found()).toEqual({ words: 'second', at: 2 });
});

test('a draft that was confirmed leaves no note', async () => {
  const written = openNotes().write('a', { words: 'first', at: 1 });
  await vi.waitFor(() => expect(open).toHaveLength(1));
  commitAll();
  await written;
  endPage();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a draft that was let go stays away although its page ended before the database knew; one kept later stays', async () => {
  rows.set('a', { words: 'sent', at: 1 });
  void openNotes().drop('a', 5);
  endPage();
  expect(await found()).toBeUndefined();
  openNotes().keep('a', { words: 'old', at: 6 });
  rows.set('a', { words: 'new', at: 7 });
  expect(await found()).toEqual({ words: 'new', at: 7 });
  expect(Object.keys(localStorage)).toEqual([]);
});
