import { expect, test } from 'vitest';
import { onOtherKeyboard, typedInitials } from './jamo.ts';
import { distanceOf, nearKeys } from './misspelling.ts';
import { nameOrder, pageOrder } from './page-order.ts';
import { firstLookOf, readQuery, secondLookAt, unreadWords, type Vocabulary } from './reading.ts';
import { matchedPart } from './suggestion.ts';
import { lexiconOf } from './synonyms.ts';
import { type KnownWord, keysOfWord, wordsOfName, wordsOfText } from './vocabulary.ts';

const lexicon = lexiconOf(
  [
    { words: '후디, 후드티, hoodie', meaning: 'GOODS' },
    { words: '티셔츠, 티, tee', meaning: 'GOODS' },
    { words: '토트백, 에코백, tote', meaning: 'GOODS' },
  ],
  [],
);
const names = [
  '딸기',
  '별자리',
  '고양이',
  '모꼴',
  '한강 러너스',
  '곰이 문을 두드릴 때',
  '곰',
  '산',
  '후디',
  '후드티',
  '티셔츠',
  '에코백',
  'hoodie',
  '토트백',
  '쿠션',
  '새벽 네 시',
];
const words = new Map<string, KnownWord & ReturnType<typeof keysOfWord>>();
for (const { word } of wordsOfText('안쪽 기모 래글런 소매'))
  words.set(word, { word, written: word, uses: 1, isNamed: false, ...keysOfWord(word) });
for (const { word, written } of names.flatMap(wordsOfName))
  words.set(word, { word, written, uses: names.length, isNamed: true, ...keysOfWord(word) });

/** What the shop's vocabulary answers, in memory. */
function read(typed: string) {
  const among = (asked: readonly string[]) =>
    new Map(asked.flatMap((word) => (words.has(word) ? [[word, words.get(word) as KnownWord] as const] : [])));
  const known = among(firstLookOf(typed));
  const look = secondLookAt(unreadWords(typed, lexicon, known));
  const named = [...words.values()].filter(({ isNamed }) => isNamed);
  const vocabulary: Vocabulary = {
    known: new Map([...known, ...among(look.words)]),
    parts: new Set(look.parts.filter((part) => part.length > 1 && named.some(({ word }) => word.includes(part)))),
    meant: named.filter(
      ({ jamo, initials, near }) =>
        look.begun.some((begin) => jamo.startsWith(begin)) ||
        look.initials.some((begin) => initials.startsWith(begin)) ||
        near.some((key) => look.near.includes(key)),
    ),
  };
  const { terms, corrected } = readQuery(typed, lexicon, vocabulary);
  return { terms: terms.map(({ ways }) => ways[0]?.join(' ')), is: terms.map(({ is }) => is), corrected };
}

test.each([
  ['딸기', ['딸기'], null],
  ['별자', ['별자'], null],
  ['딸기를', ['딸기'], null],
  ['모꼴의 그래픽', ['모꼴'], null],
  ['딸기가 그려진 티셔츠', ['딸기', '티셔츠'], null],
  ['고양이가그려진에코백', ['고양이', '에코백'], null],
  ['산쿠션', ['산쿠션'], null],
  ['산티셔츠', ['산', '티셔츠'], null],
  ['선물 추천', ['선물', '추천'], null],
  ['XL 후디', ['후디'], null],
  ['신상', ['신상'], null],
  ['ㄸㄱ', ['딸기'], '딸기'],
  ['후ㄷ', ['후디'], '후디'],
  ['gnel', ['후디'], '후디'],
  ['ㅗㅐㅐ야ㄷ', ['hoodie'], 'hoodie'],
  ['ㅎㄱㄹㄴㅅ', ['한강러너스'], '한강 러너스'],
  ['달기 티셔츠', ['딸기', '티셔츠'], '딸기 티셔츠'],
  ['쿠숀', ['쿠션'], null],
  ['쿠쎤', ['쿠션'], '쿠션'],
  ['hoddie', ['hoodie'], 'hoodie'],
  ['코트', ['코트'], null],
  ['우주선', ['우주선'], null],
  ['래글런', ['래글런'], null],
  ['라글란', ['래글런'], null],
  ['아이보리 후디', ['베이지', '후디'], '베이지 후디'],
  ['ivory hoodie', ['베이지', 'hoodie'], 'Beige hoodie'],
  ['토트 빽', ['토트백'], null],
  ['모꿀', ['모꼴'], '모꼴'],
  ['남자 라지 후디', ['후디'], null],
  ['기모후디', ['기모', '후디'], null],
])('a search for %s is read as %j, and shown as %s', (typed, terms, corrected) => {
  const told = read(typed);
  expect([told.terms, told.corrected]).toEqual([terms, corrected]);
});

test('each search word is read as a colour, as a kind of product, as a word of descriptions or as a name', () => {
  for (const joined of ['흰티', '흰후디', '검정후디']) expect([joined, ...read(joined).is]).toEqual([joined, 'colour', 'kind']);
  expect(read('까만 후드티').is).toEqual(['colour', 'kind']);
  expect(read('기모 후디').is).toEqual(['told', 'kind']);
  expect(read('딸기 티').is).toEqual(['word', 'kind']);
});

test('a typing mistake is measured by its letters: similar letters count less; words too short or too different do not match', () => {
  expect(distanceOf('달기', '딸기')).toBe(0.5);
  expect(distanceOf('에코벡', '에코백')).toBe(0.3);
  expect(distanceOf('hoddie', 'hoodie')).toBe(1);
  expect([distanceOf('코트', '토트'), distanceOf('아기', '아치'), distanceOf('감', '곰')]).toEqual(Array(3).fill(Number.POSITIVE_INFINITY));
  expect(nearKeys('스웨트셔스').some((key) => nearKeys('스웨트셔츠').includes(key))).toBe(true);
});

test('a search typed on the wrong keyboard or as initials is read only where it makes known words', () => {
  expect(['gnemxl', '새ㅅㄷ', 'hoddie', '후디'].map(onOtherKeyboard)).toEqual(['후드티', 'tote', null, 'gnel']);
  expect(['ㅎㄷ', 'ㄳ', 'ㅎ', '후ㄷ'].map(typedInitials)).toEqual(['ㅎㄷ', 'ㄱㅅ', null, null]);
});

test.each([
  ['후드티', '후ㄷ', [0, 2]],
  ['한강 러너스', '러너', [3, 5]],
  ['한강 러너스', 'ㅎㄱㄹ', [0, 4]],
  ['딸기', '달기', null],
  ['T-shirt', 't-s', [0, 3]],
])('in the suggestion %s the part typed as %s is %j', (written, typed, part) => {
  expect(matchedPart(written, typed)).toEqual(part);
});

test('a result page begins with names equal to the words, and has at most three works of one artist in a row', () => {
  const terms = [{ is: 'word' as const, ways: [['딸기'], ['strawberry']] }];
  expect([{ ko: '딸기' }, { ko: '딸기 밭' }, { ko: '설향' }].map((name) => nameOrder(name as never, terms))).toEqual([0, 1, 2]);
  const shown = pageOrder(
    ['a1', 'a2', 'a3', 'a4', 'a5', 'b1'],
    (item) => (item === 'a2' ? 0 : 1),
    (item) => item[0],
  );
  expect(shown).toEqual(['a2', 'a1', 'a3', 'b1', 'a4', 'a5']);
});
