import { expect, test } from 'vitest';
import { productSorts } from '#storefront/nouns/product/sorts.ts';
import { graphicParts, orderOf, pageOfParts, productParts } from './ranking.ts';

const lexicon = { synonyms: [['모자', '캡']], kinds: ['모자'] };

test('own names come before what brand and category brought, ready pieces before garments, sold out last; every product once', () => {
  const told = productParts('딸기', lexicon, 'whole', 'recommendation').map(({ search, is_sold_out, is_custom }) => ({
    own: JSON.stringify(search).includes('"_not"') ? 'not' : JSON.stringify(search).includes('own_words'),
    isOut: is_sold_out?._eq,
    isCustom: is_custom?._eq,
  }));
  expect(told).toEqual([
    { own: true, isOut: false, isCustom: undefined },
    { own: 'not', isOut: false, isCustom: false },
    { own: 'not', isOut: false, isCustom: true },
    { own: false, isOut: true, isCustom: undefined },
  ]);
});

test('a word that names a kind of goods is what they are, not what is printed on them; of graphics it is a word as any other', () => {
  const conditions = JSON.stringify(productParts('딸기 캡', lexicon, 'whole', 'recommendation').at(-1)?.search);
  expect(conditions.match(/own_words/g)).toHaveLength(2);
  expect(conditions).not.toContain('"own_words":{"_like":"%\\n딸기%"}');
  expect(JSON.stringify(graphicParts('모자', { ...lexicon, synonyms: [] }, 'whole')[1]).match(/own_words/g)).toHaveLength(1);
});

test('a sorted search is one list of goods in stock followed by those sold out', () => {
  const parts = productParts('딸기', lexicon, 'whole', 'low-price');
  expect(parts.map(({ is_sold_out }) => is_sold_out?._eq)).toEqual([false, true]);
  expect(orderOf('low-price')).toEqual(productSorts['low-price'].order);
  expect(orderOf('recommendation')).toEqual(productSorts.popularity.order);
});

test('a page of search results reads its stretch of each ranked list, and only the lists it needs', async () => {
  const lists = { own: ['a', 'b'], others: ['c'], out: ['d', 'e', 'f'] };
  const asked: string[] = [];
  const page = (offset: number) =>
    pageOfParts(['own', 'others', 'out'] as const, [2, 1], { limit: 3, offset }, async (part, window) => {
      asked.push(part);
      return lists[part].slice(window.offset, window.offset + window.limit);
    });
  expect([await page(0), await page(3)]).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ]);
  expect(asked).toEqual(['own', 'others', 'out']);
});
