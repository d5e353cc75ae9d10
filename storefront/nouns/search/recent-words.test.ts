import { expect, test } from 'vitest';
import { memoryStorage } from '#test/session-world.ts';
import { areWordsKept, forgetAllWords, forgetWords, recentWords, rememberWords, setWordsKept } from './recent-words.ts';

test('recent searches are listed latest first, without repeats, ten at most, and deleted one by one or all at once', () => {
  const storage = memoryStorage();
  for (let at = 1; at <= 12; at += 1) rememberWords(` 낱말 ${at} `, storage);
  rememberWords('낱말 5', storage);
  rememberWords('  ', storage);
  const kept = recentWords(storage);
  expect([kept[0], kept[1], kept.at(-1), kept.length]).toEqual(['낱말 5', '낱말 12', '낱말 3', 10]);
  forgetWords('낱말 12', storage);
  expect(recentWords(storage).slice(0, 2)).toEqual(['낱말 5', '낱말 11']);
  forgetAllWords(storage);
  expect(recentWords(storage)).toEqual([]);
});

test('switching recent searches off deletes them, and none is stored until they are switched on', () => {
  const storage = memoryStorage();
  rememberWords('딸기', storage);
  setWordsKept(false, storage);
  rememberWords('고양이', storage);
  expect([areWordsKept(storage), recentWords(storage)]).toEqual([false, []]);
  setWordsKept(true, storage);
  rememberWords('고양이', storage);
  expect([areWordsKept(storage), recentWords(storage)]).toEqual([true, ['고양이']]);
});

test('malformed recent searches are ignored', () => {
  const storage = memoryStorage();
  storage.setItem('seam.recent-words', '["딸기", 3, null]');
  expect(recentWords(storage)).toEqual(['딸기']);
  storage.setItem('seam.recent-words', '{');
  expect(recentWords(storage)).toEqual([]);
});
