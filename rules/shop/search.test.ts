import { expect, test } from 'vitest';
import { searchGrams, searchPieces } from './search.ts';

test.each([
  ['한강 러너스', ['한강', '러너스']],
  ['  T-Shirt ', ['tshirt']],
  ['딸기 딸기', ['딸기']],
  ['ＡＢＣ　１２', ['abc', '12']],
  ['"', []],
  ['{}%_\\', []],
])('%s is looked for as %j', (typed, pieces) => {
  expect(searchPieces(typed)).toEqual(pieces);
});

test.each([
  ['모', ['모']],
  ['모자', ['모자']],
  ['한강러너스', ['한강', '강러', '러너', '너스']],
  ['nana', ['na', 'an']],
])('%s is found by %j', (piece, grams) => {
  expect(searchGrams(piece)).toEqual(grams);
});
