import { expect, test } from 'vitest';
import { searchTerms } from '#rules/search/synonyms.ts';
import { productSorts } from '#storefront/nouns/product/sorts.ts';
import { graphicParts, orderOf, pageOfParts, productParts } from './ranking.ts';

const lexicon = { synonyms: [{ meaning: 'SAME', words: ['모자', '캡'], not: [] }], kinds: ['모자'] } as const;
const looked = (typed: string, isProposed = false) => ({ terms: searchTerms(typed, lexicon), reach: 'whole' as const, isProposed });

test('the words in an own name come before others that mean them, these before what brand and category brought, ready pieces before garments, sold out last; every product once', () => {
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

test('a search word that names a kind of goods filters products by kind, not by print, and is matched as any word among graphics', () => {
  const conditions = JSON.stringify(productParts(looked('딸기 캡'), 'recommendation').at(-1)?.search);
  expect(conditions.match(/own_words/g)).toHaveLength(2);
  expect(conditions).not.toContain('"own_words":{"_like":"%\\n딸기%"}');
  const [typed, own, others] = graphicParts(looked('모자')).map((part) => JSON.stringify(part).match(/own_words[^}]*/g)?.length);
  expect([typed, own, others]).toEqual([1, 3, 2]);
  expect(JSON.stringify(graphicParts(looked('딸기 캡')))).not.toContain('캡');
});

test('garments are proposed for a motif that nothing bears: the kind alone, of what can be printed on', () => {
  const [proposed] = productParts(looked('딸기 캡', true), 'recommendation');
  expect([JSON.stringify(proposed).includes('딸기'), proposed?.is_custom]).toEqual([false, { _eq: true }]);
});

test('a sorted search is one list of goods in stock followed by those sold out', () => {
  const parts = productParts(looked('딸기'), 'low-price');
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
