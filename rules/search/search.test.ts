import { expect, test } from 'vitest';
import { linePattern, searchGrams, searchPieces } from './pieces.ts';
import { lexiconOf, searchTerms, synonymsOf, synonymWords } from './synonyms.ts';

test.each([
  ['한강 러너스', ['한강', '러너스']],
  ['  T-Shirt ', ['tshirt']],
  ['딸기 딸기', ['딸기']],
  ['ＡＢＣ　１２', ['abc', '12']],
  ['"', []],
  ['{}%_\\', []],
])('a search for %s uses the words %j', (typed, pieces) => {
  expect(searchPieces(typed)).toEqual(pieces);
});

const synonyms = synonymsOf([{ words: '후디, 후드티,HOODIE ' }, { words: '폰 케이스, 휴대폰케이스' }, { words: '후디、집업' }]);

test('a synonym group has each of its words once, as the shop compares them; a word of two parts counts as one', () => {
  expect(synonyms.map(({ words }) => words)).toEqual([
    ['후디', '후드티', 'hoodie'],
    ['폰케이스', '휴대폰케이스'],
    ['후디', '집업'],
  ]);
  expect(synonymWords('맨투맨, 맨 투 맨,,!')).toEqual(['맨투맨']);
});

test.each([
  ['딸기', [[['딸기']]]],
  ['hoodie', [[['hoodie'], ['후디'], ['후드티']]]],
  ['후디', [[['후디'], ['후드티'], ['hoodie'], ['집업']]]],
  ['딸기 후드티', [[['딸기']], [['후드티'], ['후디'], ['hoodie']]]],
  ['휴대폰 케이스 딸기', [[['휴대폰', '케이스'], ['폰케이스']], [['딸기']]]],
  ['constructor', [[['constructor']]]],
  ['!!', []],
])('a search for %s also looks for the synonyms %j', (typed, terms) => {
  expect(searchTerms(typed, { synonyms, kinds: [] }).map(({ ways }) => ways)).toEqual(terms);
});

test('a search uses a limited number of synonyms, however many groups there are', () => {
  const groups = Array.from({ length: 8 }, (_, group) => Array.from({ length: 12 }, (_, word) => `말${group}의${word}`));
  const lexicon = { synonyms: synonymsOf(groups.map((words) => ({ words: words.join() }))), kinds: [] };
  expect(searchTerms(groups.flat().join(' '), lexicon).flatMap(({ ways: [, ...others] }) => others)).toHaveLength(32);
  expect(searchTerms('말0의1', lexicon)[0]?.ways).toHaveLength(12);
});

test.each([
  ['모', ['모']],
  ['모자', ['모자']],
  ['한강러너스', ['한강', '강러', '러너', '너스']],
  ['nana', ['na', 'an']],
])('the word %s is found by a search for %j', (piece, grams) => {
  expect(searchGrams(piece)).toEqual(grams);
});

const lexicon = lexiconOf(
  [{ words: '모자, 캡, hat' }, { words: '머그, 컵', meaning: 'GOODS' }, { words: '꽃, 튤립, -꽃게', meaning: 'WIDER' }],
  [{ name: { ko: '모자', en: 'Caps', cn: '帽子' } }, { name: { ko: '긴소매', en: 'Long sleeves' } }],
);

test.each([
  ['모자', true],
  ['hats', true],
  ['캡', true],
  ['cap', true],
  ['帽子', true],
  ['long sleeve', true],
  ['컵', true],
  ['딸기', false],
])('the search word %s names a kind of goods: %s', (typed, told) => {
  expect(searchTerms(typed, lexicon)[0]?.is === 'kind').toBe(told);
});

test('a wider word finds its narrower words without its excluded ones; a narrower word finds itself only', () => {
  expect(searchTerms('꽃', lexicon)).toEqual([{ is: 'word', ways: [['꽃'], ['튤립']], not: ['꽃게'] }]);
  expect(searchTerms('튤립', lexicon)).toEqual([{ is: 'word', ways: [['튤립']] }]);
});

test.each([
  ['모자', 'whole', '%\n모자%'],
  ['티', 'whole', '%\n티\n%'],
  ['티', 'begun', '%\n티%'],
  ['cap', 'whole', '%\ncap\n%'],
  ['cap', 'begun', '%\ncap%'],
  ['café', 'whole', '%\ncafé\n%'],
] as const)('the search words of %s, %s, are stored as %j', (piece, reach, pattern) => {
  expect(linePattern(piece, reach)).toBe(pattern);
});
