import { searchTerms } from '#rules/search/synonyms.ts';
import { searchFilter } from '#storefront/nouns/search/search-filter.ts';
import { compare, type Target } from './load.ts';
import { graphql, registeredText } from './measure.ts';
import { type Row, slowdownRow } from './row.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

/** The shop's own lists, queried like its screens do: by the hash of the registered operation, including counts. */
const lists: readonly { what: string; atMost: number; ask: (shop: ShopUnderTest) => Target }[] = [
  {
    what: "20 graphics of the editor's tray",
    atMost: 1.3,
    ask: (shop) => registered(shop, 'selectGraphics', { limit: 20, offset: 0, is_counted: false }),
  },
  { what: "an artist's 12 best graphics", atMost: 1.3, ask: (shop) => registered(shop, 'selectBestGraphics', { artist_id: 1 }) },
  {
    what: 'a page of the 10,000 likes of a member, with their count',
    atMost: 1.3,
    ask: (shop) => registered(shop, 'selectGraphicLikes', { user_id: shop.userIds[0], limit: 20, offset: 0 }, 'member'),
  },
  {
    what: 'a page of the 5,000 orders of a member',
    atMost: 1.3,
    ask: (shop) => registered(shop, 'selectOrders', { where: { user_id: { _eq: shop.userIds[0] } }, limit: 20, offset: 0 }, 'member'),
  },
  { what: 'search for a word that 40 graphics have', atMost: 3, ask: (shop) => search(shop, '딸기') },
];

/** Each list in a table of 1,000,000 graphics, compared with one of 10,000. */
export async function largeTables(small: ShopUnderTest, large: ShopUnderTest): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, atMost, ask } of lists) {
    const { ratio, cpuRatio } = await compare({ shop: small, target: ask(small) }, { shop: large, target: ask(large) }, 3, 2);
    rows.push(slowdownRow(`1,000,000 graphics against 10,000: ${what}`, atMost, ratio, 1 / cpuRatio));
  }
  return rows;
}

function registered(shop: ShopUnderTest, name: string, variables: object, asker: 'visitor' | 'member' = 'visitor'): Target {
  const [documentId] = registeredText(name);
  const member = { authorization: `Bearer ${shop.tokens[0]}`, 'x-hasura-role': 'user' };
  return graphql(shop, { documentId, variables }, { 'content-type': 'application/json', ...(asker === 'member' ? member : {}) });
}

function search(shop: ShopUnderTest, words: string): Target {
  return registered(shop, 'foundGraphics', {
    search: searchFilter(searchTerms(words, { synonyms: [], kinds: [] }), 'whole'),
    limit: 20,
    offset: 0,
  });
}
