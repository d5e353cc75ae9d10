import { convertHangulToQwerty } from 'es-hangul';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '#db/open.ts';
import { noFilters } from '#rules/catalogue/product/product-filter.ts';
import { initialsOf } from '#rules/search/jamo.ts';
import { readConfig } from '#server/config.ts';
import { openSearch } from '#server/gateways/search/open.ts';
import { mirrorSearch } from '#server/nouns/search/mirror-search-job.ts';
import { readSearch } from '#server/nouns/search/read-search.ts';
import { storeSearchWords } from '#server/nouns/search/store-words.ts';
import { suggestWords } from '#server/nouns/search/suggest-words.ts';
import type { Shop } from '#server/shop.ts';
import { openPageData } from '#server/web/bridge/page-data.ts';
import { findThings } from '#storefront/screens/catalogue/search/find-things.ts';
import { testApp, testFolder } from '../open.ts';
import { demoDatabase } from '../rows/demo-database.ts';
import { sampled } from '../whole.ts';
import { judgedQueries, trapQueries } from './judged-queries.ts';
import { shopperQueries } from './shopper-queries.ts';
import { startGroonga } from './start-groonga.ts';

/**
 * How well the shop finds: judged searches of the demonstration, in ten kinds, and searches made from its catalogue by rule; in `npm test`
 * every third of them. With SEARCH_ENGINE=groonga the same of that engine, which must answer every list itself.
 */

const hasEngine = process.env.SEARCH_ENGINE === 'groonga';

let database: Database;
let shop: Shop;
let find: (q: string, isExact?: boolean) => Promise<string[][]>;

beforeAll(async () => {
  database = await demoDatabase();
  const settings = { DATA_DIR: testFolder(), SERVICES: 'data', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:3000' };
  const config = readConfig({ ...settings, SEARCH_URL: hasEngine ? await startGroonga() : '' });
  const opened = await testApp({ config, database, clock: () => new Date('2026-11-20T03:00:00Z') });
  shop = opened.shop;
  await opened.app.ready();
  await storeSearchWords(shop);
  // No machine is too slow for its engine.
  Object.assign(shop.gateways, { search: openSearch(config, { longest: 60_000 }) });
  await mirrorSearch(shop);
  const engine = vi.spyOn(shop.gateways.search, 'find');
  const ask = openPageData(opened.app, shop) as Parameters<typeof findThings>[0];
  find = async (q, isExact = false) => {
    const { terms } = await readSearch(database.service, q, isExact);
    const { products, graphics, artists } = await findThings(
      ask,
      terms,
      { sort: 'recommendation', filters: noFilters },
      !isExact && q.includes(' '),
    );
    if (hasEngine && terms.length > 0) {
      expect((await Promise.all(engine.mock.results.map(({ value }) => value))).filter((answer) => answer === null)).toEqual([]);
      engine.mockClear();
    }
    const names = (things: readonly { name: Partial<Record<string, string>> }[]) => things.slice(0, 10).map(({ name }) => name.ko ?? '');
    return [names(products), names(graphics), names(artists).map((name) => `@${name}`)];
  };
});

/** Of an engine one after the other, so that each list is told to be its. */
async function mapped<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  if (!hasEngine) return Promise.all(items.map(work));
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

interface Score {
  recall: number;
  /** One by the place of the first hit in its list; 0 when there is none. */
  rank: number;
}

async function scoreOf([q, ...expected]: readonly [string, ...string[]]): Promise<Score> {
  const lists = await find(q);
  const hits = expected.filter((name) => lists.some((list) => list.includes(name)));
  const places = expected.flatMap((name) => lists.map((list) => list.indexOf(name) + 1)).filter((place) => place > 0);
  const score = { recall: hits.length / expected.length, rank: places.length === 0 ? 0 : 1 / Math.min(...places) };
  if (score.recall < 1)
    missed.push(
      `${q}: ${expected.filter((name) => !hits.includes(name)).join(', ')} <- ${lists.map((list) => list.slice(0, 3).join('/')).join(' | ')}`,
    );
  return score;
}

const missed: string[] = [];
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

async function reportOf(queries: readonly (readonly [string, ...string[]])[]): Promise<Score> {
  const scores = await mapped(sampled(queries), scoreOf);
  return { recall: mean(scores.map(({ recall }) => recall)), rank: mean(scores.map(({ rank }) => rank)) };
}

test('judged searches of ten kinds, and a shopper’s own, have the expected results among the first ten', async () => {
  const kinds: Record<string, Score> = {};
  for (const [kind, queries] of Object.entries(judgedQueries)) kinds[kind] = await reportOf(queries);
  kinds.shopper = await reportOf(shopperQueries);
  const whole = Object.values(kinds).slice(0, 10);
  const told = Object.entries(kinds).map(([kind, { recall, rank }]) => `${kind} ${recall.toFixed(3)} / ${rank.toFixed(3)}`);
  process.stdout.write(`search, recall@10 / MRR: ${told.join(', ')}\n`);
  if (process.env.SEARCH_MISSED) process.stdout.write(`${missed.join('\n')}\n`);
  for (const [kind, { recall }] of Object.entries(kinds)) expect([kind, recall >= 0.85]).toEqual([kind, true]);
  expect(mean(whole.map(({ recall }) => recall))).toBeGreaterThanOrEqual(0.95);
  expect(mean(whole.map(({ rank }) => rank))).toBeGreaterThanOrEqual(0.8);
  expect(kinds.shopper.recall).toBeGreaterThanOrEqual(0.95);
});

test('searches for what the shop does not have find nothing', async () => {
  const false_: string[][] = [];
  await mapped(sampled(trapQueries), async (q) => {
    const found = (await find(q)).flat();
    if (found.length > 0) false_.push([q, ...found.slice(0, 4)]);
  });
  expect(false_).toEqual([]);
});

/** A random number from 0 below 1, the same ones in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const vowels = ['ㅏㅑ', 'ㅓㅕ', 'ㅗㅛ', 'ㅜㅠ', 'ㅐㅔ'];

/** The word with another vowel in its last syllable that has a like one: 딸기 -> 딸기 has none, 쿠션 -> 쿠숀. */
function slipped(word: string): string {
  const signs = [...word];
  for (let at = signs.length - 1; at >= 0; at -= 1) {
    const code = (signs[at]?.charCodeAt(0) ?? 0) - 0xac00;
    const vowel = String.fromCharCode(0x314f + (Math.floor(code / 28) % 21));
    const pair = vowels.find((each) => each.includes(vowel));
    if (pair === undefined) continue;
    const other = pair.replace(vowel, '').charCodeAt(0) - 0x314f;
    signs[at] = String.fromCharCode(0xac00 + Math.floor(code / 588) * 588 + other * 28 + (code % 28));
    return signs.join('');
  }
  return `${word}츠`;
}

const rules = {
  initials: (word: string) => initialsOf(word),
  keyboard: (word: string) => convertHangulToQwerty(word),
  slip: slipped,
  particle: (word: string) => `${word}${(word.charCodeAt(word.length - 1) - 0xac00) % 28 === 0 ? '를' : '을'}`,
};

test('searches generated from words of the catalogue find what those words find', async () => {
  const { rows } = await database.servicePool.query<{ word: string }>(`select word from product.search_words
    where is_named and uses > 0 and word ~ '^[가-힣]{3,8}$' order by word collate "C"`);
  const random = seeded(35);
  const results: Record<string, number[]> = {};
  for (const [rule, changed] of Object.entries(rules)) {
    const words = sampled(Array.from({ length: 25 }, () => rows[Math.floor(random() * rows.length)]?.word ?? ''));
    results[rule] = await mapped(words, async (word) => {
      const [meant, told] = (await mapped([word, changed(word)], (q) => find(q))).map((lists) => lists.flat());
      const isFound = told?.some((name) => meant?.slice(0, 3).includes(name)) === true;
      if (!isFound && process.env.SEARCH_MISSED)
        process.stdout.write(`${rule} ${word} ${changed(word)}: ${told?.slice(0, 3).join(', ')}\n`);
      return Number(isFound);
    });
  }
  process.stdout.write(
    `made by rule: ${Object.entries(results)
      .map(([rule, each]) => `${rule} ${mean(each).toFixed(2)}`)
      .join(', ')}\n`,
  );
  expect(mean(Object.values(results).flat())).toBeGreaterThanOrEqual(0.9);
});

test('suggestions list words with the typed part first, then things and shortcuts; popular words come before typing', async () => {
  const suggest = (q: string) => suggestWords(database.service, q, shop.clock());
  const half = await suggest('후ㄷ');
  expect(half.words.slice(0, 2)).toEqual([
    { text: '후디', match: [0, 2] },
    { text: '후드', match: [0, 2] },
  ]);
  expect(half.things.map(({ kind, name }) => [kind, name.ko])[0]).toEqual(['product', '컴포트 후디 420g']);
  // Of 해와달 the shop has one thing: those of the next word follow.
  expect((await suggest('해ㅇ')).things.map(({ name }) => name.ko)).toEqual(['일월오봉', '능선 쿠션', '놋쇠 태양계']);
  expect((await suggest('모꼴')).things[0]).toMatchObject({ kind: 'artist', path_name: 'mokkol', owner: null });
  expect((await suggest('ㄸㄱ')).words[0]).toEqual({ text: '딸기', match: [0, 2] });
  expect((await suggest('gnem')).words[0]?.text).toBe('후드');
  expect((await suggest('달기')).words[0]).toEqual({ text: '딸기', match: null });
  expect((await suggest('한강')).shortcuts.map(({ kind, name }) => [kind, name.ko])).toEqual([['brand', '한강 러너스']]);
  expect(await suggest('바지')).toMatchObject({ words: [], things: [] });
  expect((await suggest('')).popular.slice(0, 2)).toEqual(['딸기', '후드티']);
  const started = process.cpuUsage();
  for (const q of ['ㄱ', '고양', '티셔츠', 'ㅎㅏ', 'strawb', '달기', 'gnemxl', '스웨트셔스', '모', '한강러']) await suggest(q);
  const { user, system } = process.cpuUsage(started);
  process.stdout.write(`suggestions: ${((user + system) / 10_000).toFixed(1)} ms of CPU each\n`);
});

test('a new product with an unknown name is found by every kind of search after the job has read it', async () => {
  await database.servicePool.query(`insert into product.products (brand_id, category_id, shipping_policy_id, code, name, price, origin_price, type)
    select brand_id, category_id, shipping_policy_id, 'NEW-1', '{"ko": "뽀끄라미 담요", "en": "Pokkurami blanket"}', 1000, 1000, 'GENERAL' from product.products order by id limit 1`);
  await storeSearchWords(shop);
  await mirrorSearch(shop);
  const typed = [
    '뽀끄라미',
    '뽀끄라미담요',
    'ㅃㄲㄹㅁ',
    '뽀끄라ㅁ',
    'qhRmfkal',
    'ㅔㅐㅏㅏㅕㄱ므ㅑ',
    '뽀크라미',
    '뽀끄라미를',
    '뽀끄라미가 그려진 담요',
    'pokurami',
  ];
  for (const q of typed) expect([q, (await find(q))[0]]).toEqual([q, ['뽀끄라미 담요']]);
  expect((await find('뽀크라미', true)).flat()).toEqual([]);
});

test('a search for two motifs that no graphic has together finds either one, except in an exact search or with an unknown motif', async () => {
  const [products, graphics] = await find('딸기 고양이 티셔츠');
  expect(products).toContain('스탠더드 티셔츠 240g');
  expect(graphics).toEqual(expect.arrayContaining(['설향 한 알', '할 말 있는 고양이']));
  for (const graphicsTogether of [await find('딸기 고양이', true), await find('딸기고양이')]) expect(graphicsTogether[1]).toEqual([]);
  expect((await find('딸기 청바지')).flat()).toEqual([]);
});
