import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#test/session-world.ts';
import { keysOf } from './browser-storage.ts';
import { lastNotes } from './last-notes.ts';

type Draft = { words: string; at: number };

let rows: Map<string, Draft>;
/** Uncommitted transactions and their changes. */
let open: { commit(): void }[];
let page: EventTarget;

beforeEach(() => {
  rows = new Map();
  open = [];
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

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
  set: (key: string, draft: Draft) => written(() => rows.set(key, draft)),
  del: (key: string) => written(() => rows.delete(key)),
};
const openNotes = () => lastNotes<Draft>('note:', database, ({ at }) => at);
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
  expect(keysOf(localStorage)).toEqual([]);
});

test('a draft that was let go stays away although its page ended before the database knew; one kept later stays', async () => {
  rows.set('a', { words: 'sent', at: 1 });
  void openNotes().drop('a', 5);
  endPage();
  expect(await found()).toBeUndefined();
  openNotes().keep('a', { words: 'old', at: 6 });
  rows.set('a', { words: 'new', at: 7 });
  expect(await found()).toEqual({ words: 'new', at: 7 });
  expect(keysOf(localStorage)).toEqual([]);
});
