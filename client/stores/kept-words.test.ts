import { expect, test } from 'vitest';
import { keepWords, readWords } from './kept-words.ts';

const nothing = { title: '', content: '' };

function aStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (slot: string) => kept.get(slot) ?? null,
    setItem: (slot: string, words: string) => void kept.set(slot, words),
    removeItem: (slot: string) => void kept.delete(slot),
  };
}

test('what was typed is there again, what is emptied or sent is not', () => {
  const storage = aStorage();
  keepWords(storage, 'a', { title: '언제', content: '' }, nothing);
  expect(readWords(storage, 'a', nothing)).toEqual({ title: '언제', content: '' });
  expect(readWords(storage, 'b', nothing)).toBeNull();
  keepWords(storage, 'a', nothing, nothing);
  expect([readWords(storage, 'a', nothing), storage.kept.size]).toEqual([null, 0]);
});

test('a form that has changed since takes what it knows; what cannot be read is nothing', () => {
  const storage = aStorage();
  storage.setItem('a', '{"title":"언제","colour":"red"}');
  expect(readWords(storage, 'a', nothing)).toEqual({ title: '언제', content: '' });
  for (const broken of ['{', '"words"', '7']) {
    storage.setItem('a', broken);
    expect(readWords(storage, 'a', nothing)).toBeNull();
  }
});
