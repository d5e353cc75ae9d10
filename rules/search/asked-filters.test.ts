import { expect, test } from 'vitest';
import { askedFilters } from './asked-filters.ts';

test.each([
  ['2만원 이하', '', [null, 20_000], [], null],
  ['2만원 이하 티셔츠', '티셔츠', [null, 20_000], [], null],
  ['티셔츠 3만원대', '티셔츠', [30_000, 39_999], [], null],
  ['1~3만원 에코백', '에코백', [10_000, 30_000], [], null],
  ['1만원에서 2만원 사이 머그컵', '머그컵', [10_000, 20_000], [], null],
  ['5만원 이상 후드', '후드', [50_000, null], [], null],
  ['20,000원까지 선물', '', [null, 20_000], [], 'popularity'],
  ['hoodie under 40,000', 'hoodie', [null, 40_000], [], null],
  ['2万以下 T恤', 'T恤', [null, 20_000], [], null],
  ['3000원 이하 스티커', '스티커', [null, 3_000], [], null],
  ['5천원대 스티커', '스티커', [5_000, 5_999], [], null],
  ['오만원 이하 후드', '후드', [null, 50_000], [], null],
  ['만원대 머그', '머그', [10_000, 19_999], [], null],
  ['이만 원 이상 모자', '모자', [20_000, null], [], null],
  ['세일', '', null, ['sale'], null],
  ['할인 맨투맨', '맨투맨', null, ['sale'], null],
  ['할인 중인 티셔츠', '티셔츠', null, ['sale'], null],
  ['엄마 생일 선물', '', null, [], 'popularity'],
  ['신상 티셔츠', '티셔츠', null, [], 'newest'],
  ['선물 추천', '', null, [], 'popularity'],
  ['gift', '', null, [], 'popularity'],
] as const)('the search «%s» filters by price, sale and order, and searches for the other words', (typed, words, price, flags, sort) => {
  const asked = askedFilters(typed);
  const range = asked?.filters.price ?? null;
  expect([asked?.words, range && [range.from, range.to], asked?.filters.flags, asked?.sort]).toEqual([words, price, flags, sort]);
});

test.each(['딸기 티셔츠', '텀블러 500ml 이하', '2XL 이상', '블랙핑크', '선물 상자', '24시간', '1988부터', 'news', '천원샵', '구만원정'])(
  'the search «%s» contains no price, sale or order filter',
  (typed) => {
    expect(askedFilters(typed)).toBeNull();
  },
);
