import { expect, test } from 'vitest';
import { searchAlternatives, searchGrams, searchPieces } from './search.ts';

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
  ['후드티', ['후드티', '후디']],
  ['딸기', ['딸기']],
  ['constructor', ['constructor']],
])('%s may stand as %j', (piece, alternatives) => {
  expect(searchAlternatives(piece)).toEqual(alternatives);
});

test.each([
  ['모', ['모']],
  ['모자', ['모자']],
  ['한강러너스', ['한강', '강러', '러너', '너스']],
  ['nana', ['na', 'an']],
])('%s is found by %j', (piece, grams) => {
  expect(searchGrams(piece)).toEqual(grams);
});
