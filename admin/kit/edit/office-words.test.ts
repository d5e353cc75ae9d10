import { expect, test } from 'vitest';
import { type DialogRequest, dialogQueue, type PromptOptions } from '#client/dialogs/dialog.ts';
import { readWords } from '#client/stores/kept-words.ts';
import { askKept } from './ask-reason.ts';
import { agingWords } from './office-words.ts';

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
  // Not before it arrived: a request may fail.
  expect(kept.size).toBe(1);
  reason?.sent();
  expect(kept.size).toBe(0);
});
