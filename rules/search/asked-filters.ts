import { noFilters, type PriceRange, type ProductFilters, priceRange } from '../catalogue/product/product-filter.ts';
import type { Won } from '../money/money.ts';
import { isFiller } from './sentence-words.ts';

/** Filters and sorts named in a search (2만원 이하, 세일, 신상), and the remaining words. */
export interface AskedFilters {
  words: string;
  filters: ProductFilters;
  sort: 'newest' | 'popularity' | null;
}

/** Thousands of won in words (오만원, 만원대), as numbers. */
const spoken = /(?<![\d가-힣])([일이삼사오육칠팔구십]?)\s?([만천])\s?원/g;
const figures = '일이삼사오육칠팔구십';

const number = String.raw`(\d[\d,]*(?:\.\d)?)\s*(만|천|万|千|k|원|won|krw|元)?\s*(?:원|won|krw|韩元|元)?`;
const upTo = '이하|까지|미만|이내|아래|밑|안쪽|以下|以内';
const fromUp = '이상|부터|넘는|초과|以上';
/** Price ranges as people write them, with one unit for both ends. */
const patterns: readonly [RegExp, (found: RegExpExecArray) => PriceRange | null][] = [
  [
    new RegExp(`${number}\\s*(?:~|-|–|에서|부터|到|to)\\s*${number}(?:\\s*(?:까지|사이|之间))?`, 'iu'),
    (found) => priceRange(won(found[1], found[2] ?? found[4]), won(found[3], found[4])),
  ],
  [new RegExp(`${number}\\s*대`, 'iu'), (found) => decadeOf(won(found[1], found[2]), found[2])],
  [new RegExp(`${number}\\s*(?:${upTo})`, 'iu'), (found) => priceRange(null, won(found[1], found[2]))],
  [new RegExp(`(?:under|below|up to|less than)\\s+₩?\\s*${number}`, 'iu'), (found) => priceRange(null, won(found[1], found[2]))],
  [new RegExp(`${number}\\s*(?:${fromUp})`, 'iu'), (found) => priceRange(won(found[1], found[2]), null)],
  [new RegExp(`(?:over|above|from|more than)\\s+₩?\\s*${number}`, 'iu'), (found) => priceRange(won(found[1], found[2]), null)],
];

const saleWords = new Set('세일 할인 특가 세일상품 할인상품 할인중 세일중 sale discount 打折 特价 促销 折扣'.split(' '));
/** Words around such a phrase: 할인 중인 티셔츠. */
const onSale = new Set('중 중인 하는'.split(' '));
const newWords = new Set('신상 신상품 신제품 new 新品 上新'.split(' '));
const giftWords = new Set('선물 선물추천 선물용 gift gifts present 礼物 礼品'.split(' '));
/** Words left over from a price phrase: 2만원대 가격의 선물. */
const priceRest = new Set('의 짜리 인 로 으로 가격 가격대 price'.split(' '));

/** The price, sale, news or gift filters in a search; null for none. */
export function askedFilters(typed: string): AskedFilters | null {
  const told = rangeIn(typed.replace(spoken, (_, word: string, unit: string) => `${figures.indexOf(word || '일') + 1}${unit}원`));
  const pieces = (told?.rest ?? typed)
    .trim()
    .split(/\s+/)
    .filter((piece) => piece !== '' && !(told && priceRest.has(piece)));
  const isOne = (piece: string, words: ReadonlySet<string>) => words.has(piece.toLowerCase());
  const has = (words: ReadonlySet<string>) => pieces.some((piece) => isOne(piece, words));
  const rest = pieces.filter((piece) => !isOne(piece, saleWords) && !isOne(piece, newWords) && !(has(saleWords) && isOne(piece, onSale)));
  const isOnlyGift = has(giftWords) && rest.every((piece) => isFiller(piece.toLowerCase()) || isOne(piece, giftWords));
  const sort = has(newWords) ? 'newest' : isOnlyGift ? 'popularity' : null;
  if (told === null && !has(saleWords) && sort === null) return null;
  const isBare = rest.every((piece) => isFiller(piece.toLowerCase()));
  const filters = { ...noFilters, price: told?.price ?? null, flags: has(saleWords) ? (['sale'] as const) : [] };
  return { words: isBare ? '' : rest.join(' '), filters, sort };
}

function rangeIn(typed: string): { price: PriceRange; rest: string } | null {
  for (const [pattern, read] of patterns) {
    const found = pattern.exec(typed);
    const price = found && read(found);
    if (found && price) return { price, rest: `${typed.slice(0, found.index)} ${typed.slice(found.index + found[0].length)}` };
  }
  return null;
}

/** A price in won; null for a number that is no price: 500ml, 2XL, a year. */
function won(digits = '', unit = ''): Won | null {
  const amount = Math.round(Number(digits.replaceAll(',', '')) * (timesOf(unit) ?? 1));
  return amount >= (unit === '' ? 5_000 : 1_000) && amount <= 100_000_000 ? amount : null;
}

function decadeOf(from: Won | null, unit = ''): PriceRange | null {
  if (from === null) return null;
  return priceRange(from, from + (timesOf(unit) ?? 10 ** Math.floor(Math.log10(from))) - 1);
}

/** How many won a unit of thousands means; null for single won. */
function timesOf(unit: string): Won | null {
  if (/^[만万]$/.test(unit)) return 10_000;
  return /^[천千k]$/i.test(unit) ? 1_000 : null;
}
