import { expect, test } from 'vitest';
import { readWords } from '#client/stores/kept-words.ts';
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
