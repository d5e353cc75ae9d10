import { expect, test } from 'vitest';
import { searchTerms } from '#rules/search/synonyms.ts';
import { productSorts } from '#storefront/nouns/product/sorts.ts';
import { graphicParts, orderOf, pageOfParts, productParts } from './ranking.ts';

const lexicon = { synonyms: [{ meaning: 'SAME', words: ['모자', '캡'], not: [] }], kinds: ['모자'] } as const;
const looked = (typed: string, isProposed = false) => ({ terms: searchTerms(typed, lexicon), reach: 'whole' as const, isProposed });

test('a search ranks own names first, synonyms next, brand and category matches last, ready pieces before garments, sold-out last, without repeats', () => {
  const told = productParts(looked('딸기'), 'recommendation').map(({ search, is_sold_out, is_custom }) => ({
    own: JSON.stringify(search).includes('"_not"') ? 'not' : JSON.stringify(search).includes('own_words'),
    isOut: is_sold_out?._eq,
    isCustom: is_custom?._eq,
  }));
  expect(told).toEqual([
    { own: true, isOut: false, isCustom: undefined },
    { own: 'not', isOut: false, isCustom: undefined },
    { own: 'not', isOut: false, isCustom: false },
    { own: 'not', isOut: false, isCustom: true },
    { own: false, isOut: true, isCustom: undefined },
  ]);
});

test('a search word for a kind of goods filters products by kind, is not searched as a print, and matches graphics as a word', () => {
  const conditions = JSON.stringify(productParts(looked('딸기 캡'), 'recommendation').at(-1)?.search);
  expect(conditions.match(/own_words/g)).toHaveLength(2);
  expect(conditions).not.toContain('"own_words":{"_like":"%\\n딸기%"}');
  const [typed, own, others] = graphicParts(looked('모자')).map((part) => JSON.stringify(part).match(/own_words[^}]*/g)?.length);
  expect([typed, own, others]).toEqual([1, 3, 2]);
  expect(JSON.stringify(graphicParts(looked('딸기 캡')))).not.toContain('캡');
});

test('garments of the searched kind are proposed for a motif that no product has, if they can be printed', () => {
  const [proposed] = productParts(looked('딸기 캡', true), 'recommendation');
  expect([JSON.stringify(proposed).includes('딸기'), proposed?.is_custom]).toEqual([false, { _eq: true }]);
});

test('a sorted search lists goods in stock first, then sold-out ones', () => {
  const parts = productParts(looked('딸기'), 'low-price');
  expect(parts.map(({ is_sold_out }) => is_sold_out?._eq)).toEqual([false, true]);
  expect(orderOf('low-price')).toEqual(productSorts['low-price'].order);
  expect(orderOf('recommendation')).toEqual(productSorts.popularity.order);
});

test('a page of search results reads its part of each ranked list, and only the needed lists', async () => {
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
