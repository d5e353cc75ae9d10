import { expect, test } from 'vitest';
import { nextOption, suggestedUrls } from './suggested-options.ts';

test('arrow keys move from the field through all options and back, in both directions; an empty list has no options', () => {
  expect([nextOption(null, 1, 3), nextOption(0, 1, 3), nextOption(2, 1, 3)]).toEqual([0, 1, null]);
  expect([nextOption(null, -1, 3), nextOption(2, -1, 3), nextOption(0, -1, 3)]).toEqual([2, 1, null]);
  expect([nextOption(null, 1, 0), nextOption(null, -1, 0)]).toEqual([null, null]);
});

test('suggestions link to their pages in the shown order: words to results, things to their pages, shortcuts to category and brand', () => {
  const name = { ko: '이름' };
  const thing = { name, owner: name, picture: null };
  const urls = suggestedUrls({
    words: [{ text: '후드 티', match: [0, 2] }],
    things: [
      { ...thing, kind: 'product', id: 4, path_name: null },
      { ...thing, kind: 'graphic', id: 5, path_name: 'fruit-print' },
      { ...thing, kind: 'artist', id: 6, path_name: 'fruit-print', owner: null },
    ],
    shortcuts: [
      { kind: 'category', id: 7, path_name: 'hoodies', name },
      { kind: 'brand', id: 8, path_name: null, name },
    ],
    popular: [],
  });
  expect(urls).toEqual([
    '/search?q=%ED%9B%84%EB%93%9C+%ED%8B%B0',
    '/product/4',
    '/artist/fruit-print/graphic/5',
    '/artist/fruit-print',
    '/category?category=hoodies',
    '/brand/8',
  ]);
});
