import { expect, test } from 'vitest';
import { type DialogRequest, dialogQueue, type PromptOptions } from '#client/dialogs/dialog.ts';
import { readWords } from '#client/stores/kept-words.ts';
import { askKept } from './ask-reason.ts';
import { draftsToForget, keyOfDraft } from './edit-draft.ts';
import { dropKeptForm, keepForm, readKeptForm } from './kept-form.ts';
import { agingWords, bringWordsBack, copyWords, dropWords, survivingWords, sweepWords } from './office-words.ts';

test('what staff wrote and did not send is there for two weeks, in any tab, and then forgotten', () => {
  const kept = new Map<string, string>();
  let now = new Date('2026-11-20T03:00:00Z');
  const storage = agingWords(
    {
      getItem: (slot) => kept.get(slot) ?? null,
      setItem: (slot, words) => void kept.set(slot, words),
      removeItem: (slot) => void kept.delete(slot),
    },
    () => now,
  );
  const nothing = { content: '' };
  storage.setItem('inquiry 7', JSON.stringify({ content: '안녕하세요. 오늘 보냈어요.' }));
  now = new Date('2026-12-03T03:00:00Z');
  expect(readWords(storage, 'inquiry 7', nothing)).toEqual({ content: '안녕하세요. 오늘 보냈어요.' });
  now = new Date('2026-12-04T03:00:00Z');
  expect(readWords(storage, 'inquiry 7', nothing)).toBeNull();
  expect(kept.size).toBe(0);
  kept.set('inquiry 7', '{"content":"without a day"}');
  expect(readWords(storage, 'inquiry 7', nothing)).toBeNull();
});

test('a reason that was typed into a dialog stands there again until it was sent', async () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (slot: string) => kept.get(slot) ?? null,
    setItem: (slot: string, words: string) => void kept.set(slot, words),
    removeItem: (slot: string) => void kept.delete(slot),
  };
  const open = () => dialogQueue.read()[0] as DialogRequest & PromptOptions;
  const closed = askKept(storage, 'block 12', { label: '사유' });
  open().onWrite?.('도용이 의심돼요');
  open().finish(false);
  expect(await closed).toBe(null);
  const other = askKept(storage, 'block 13', { label: '사유' });
  expect(open().value).toBe('');
  open().finish(false);
  await other;
  const again = askKept(storage, 'block 12', { label: '사유' });
  expect(open().value).toBe('도용이 의심돼요');
  open().finish(' 도용이 의심돼요 ');
  const reason = await again;
  expect(reason?.text).toBe('도용이 의심돼요');
  // Not before it was sent: a request may fail.
  expect(kept.size).toBe(1);
  reason?.sent();
  expect(kept.size).toBe(0);
});

/** An in-memory Storage. */
function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (slot) => kept.get(slot) ?? null,
    setItem: (slot, words) => void kept.set(slot, words),
    removeItem: (slot) => void kept.delete(slot),
    key: (at) => [...kept.keys()][at] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
}

test('words that nobody opens again are forgotten too, and nothing else is; drafts go by age and with whoever signs out', () => {
  const storage = memoryStorage();
  const [old, now] = [new Date('2026-11-01T03:00:00Z'), new Date('2026-11-20T03:00:00Z')];
  for (const [slot, at] of [
    ['seam.words a inquiry 7', old],
    ['seam.words b inquiry 8', old],
    ['seam.words a inquiry 9', now],
  ] as const)
    agingWords(storage, () => at).setItem(slot, '{}');
  storage.setItem('theme', 'dark');
  sweepWords(storage, now);
  expect(Array.from({ length: storage.length }, (_, at) => storage.key(at))).toEqual(['seam.words a inquiry 9', 'theme']);
  const draft = (owner: string, name: string, at: Date) => [keyOfDraft(owner, name), { base: {}, mine: {}, at: at.toISOString() }] as const;
  const drafts = [draft('a', 'brand 1', old), draft('a', 'brand 2', now), draft('b', 'brand 1', now)];
  expect(draftsToForget(drafts, now)).toEqual(['a brand 1']);
  expect(draftsToForget(drafts, now, 'b')).toEqual(['a brand 1', 'b brand 1']);
});

test('a session that ends by itself clears this browser, and each tab gives back what was written in it; what was sent in another stays gone', () => {
  const [shared, ours, theirs] = [memoryStorage(), memoryStorage(), memoryStorage()];
  let marks = 0;
  const wordsOf = (own: Storage) => survivingWords(shared, own, () => `mark-${++marks}`);
  const [here, there] = [wordsOf(ours), wordsOf(theirs)];
  const [one, two, three] = ['seam.words a inquiry 1', 'seam.words a inquiry 2', 'seam.words a inquiry 3'];
  here.setItem(one, 'mine in two words');
  here.setItem(two, 'sent there');
  there.setItem(three, 'only there');
  expect(there.getItem(one)).toBe('mine in two words');
  there.removeItem(two);
  expect([here.getItem(two), ours.length]).toEqual([null, 1]);
  shared.clear();
  expect([one, two, three].map((slot) => here.getItem(slot))).toEqual(['mine in two words', null, null]);
  expect(there.getItem(three)).toBe('only there');
  // On the next sign-in every tab restores its member's drafts, so that sending one deletes it everywhere.
  theirs.setItem(`seam.copy ${one}`, 'mark-1 mine in two words');
  theirs.setItem('seam.copy seam.words b inquiry 1', 'mark-1 of somebody else');
  theirs.setItem('seam.words a one-on-one', '{"title": "of the storefront"}');
  bringWordsBack(theirs, there, 'seam.words a ');
  here.removeItem(one);
  expect([here.getItem(one), there.getItem(one), shared.getItem('seam.words b inquiry 1')]).toEqual([null, null, null]);
  expect(theirs.getItem('seam.words a one-on-one')).toBe('{"title": "of the storefront"}');
  // A tab opened later copies the existing drafts; signing out deletes one's own.
  const late = memoryStorage();
  shared.setItem('theme', 'dark');
  copyWords(shared, wordsOf(late));
  shared.clear();
  expect(wordsOf(late).getItem(three)).toBe('only there');
  dropWords(late);
  expect(late.length).toBe(0);
});

test('an old draft of a coupon does not start it again that somebody stopped meanwhile', () => {
  const storage = agingWords(memoryStorage(), () => new Date('2026-11-20T03:00:00Z'));
  const coupon = { name: 'First', amount: 3_000, state: 'ACT' };
  keepForm(storage, 'coupon 1', { base: coupon, mine: { ...coupon, name: 'First order' } });
  const stopped = { ...coupon, state: 'STOP' };
  expect(readKeptForm(storage, 'coupon 1', stopped)).toEqual({ values: { ...stopped, name: 'First order' }, isContested: false });
  const renamed = { ...coupon, name: 'Welcome' };
  expect(readKeptForm(storage, 'coupon 1', renamed)).toEqual({ values: { ...coupon, name: 'First order' }, isContested: true });
  // Nothing to restore if the same values were saved.
  expect(readKeptForm(storage, 'coupon 1', { ...coupon, name: 'First order' })).toBeNull();
  keepForm(storage, 'coupon 1', { base: coupon, mine: { state: 'ACT', amount: 3_000, name: 'First' } });
  expect(storage.getItem('coupon 1')).toBeNull();
  keepForm(storage, 'coupon 1', { base: coupon, mine: renamed });
  dropKeptForm(storage, 'coupon 1');
  expect(readKeptForm(storage, 'coupon 1', coupon)).toBeNull();
});
