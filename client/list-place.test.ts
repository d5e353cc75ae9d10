import { expect, test } from 'vitest';
import { listPlace, rememberListPlace } from './list-place.ts';

function storage(text: string | null = null) {
  const kept = { text };
  return { getItem: () => kept.text, setItem: (_: string, value: string) => void Object.assign(kept, { text: value }) };
}

const place = (count: number) => ({ count, y: count * 100, height: count * 200 });

test('list positions are stored for the last twenty lists, each with its latest position', () => {
  const tab = storage();
  for (let count = 0; count < 25; count += 1) rememberListPlace(`list ${count}`, place(count), tab);
  rememberListPlace('list 5', place(60), tab);
  expect([listPlace('list 4', tab), listPlace('list 5', tab), listPlace('list 6', tab), listPlace('list 24', tab)]).toEqual([
    null,
    place(60),
    place(6),
    place(24),
  ]);
});

test('a stored list position that is malformed is ignored', () => {
  expect(listPlace('list', storage('no json'))).toBe(null);
  expect(listPlace('list', storage('null'))).toBe(null);
});
