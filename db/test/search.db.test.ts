import { beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/open.ts';
import { linePattern, type Reach, searchGrams, searchPieces } from '#rules/search/pieces.ts';
import { searchTerms } from '#rules/search/synonyms.ts';
import { rolePool } from '#test/database.ts';
import { demoDatabase } from '#test/rows/demo-database.ts';

/** The search words follow every change to visible content, by any role. */

let database: Database;
beforeAll(async () => {
  database = await demoDatabase();
});

const asAdmin = (sql: string) => rolePool(database, 'admin').query(sql);

async function wordsOf(kind: 'graphic' | 'product' | 'artist', id: number | bigint): Promise<string[] | null> {
  const { rows } = await database.pool('public').query(`select words from product.${kind}_search where ${kind}_id = $1`, [id]);
  return rows[0]?.words.split('\n').filter((line: string) => line !== '') ?? null;
}

test.each(['한강 러너스', 'Ｈａｎ\u2003River-Runners 2.0', "L'été à Ősz", '草莓 T恤', 'ᄒ　ａ', '🍓 딸기'])(
  'the database normalizes %s to the same search text as the rules',
  async (name) => {
    const { rows } = await asOwner(name);
    const pieces = searchPieces(name.replace(/\s/g, ''));
    expect(rows[0].words).toBe(pieces.join(''));
    for (const piece of searchPieces(name)) for (const gram of searchGrams(piece)) expect(rows[0].grams).toContain(gram);
  },
);

/** Reads a stored row as the owner, because visitors cannot call the functions. */
async function asOwner(name: string) {
  await rolePool(database, 'admin').query('update product.artists set name = $1 where id = 1', [{ ko: name, en: name }]);
  return database
    .pool('public')
    .query("select split_part(words, E'\\n', 2) as words, grams from product.artist_search where artist_id = 1");
}

/** Whether a thing with this name is found, according to its stored row. */
async function isFound(name: string, typed: string, reach: Reach) {
  await asOwner(name);
  const patterns = searchTerms(typed, { synonyms: [], kinds: [] }).flatMap(({ ways: [pieces = []] }) =>
    pieces.map((piece) => linePattern(piece, reach)),
  );
  const { rows } = await database
    .pool('public')
    .query('select words like all ($1) as found from product.artist_search where artist_id = 1', [patterns]);
  return rows[0].found;
}

test.each([
  // Matches at the start of a word, regardless of preceding words and spacing.
  ['Heavy sweatshirt 400 g', 't-shirt', { whole: false, begun: false }],
  ['Heavy sweatshirt 400 g', 'Sweatshirts', { whole: true, begun: true }],
  ['River wind T-shirt', 't-shirt', { whole: true, begun: true }],
  ['River wind T-shirts', 'shirt', { whole: true, begun: true }],
  ['What that', 'hat', { whole: false, begun: false }],
  ['Hatch', 'hat', { whole: false, begun: true }],
  ['Six-panel caps', 'cap', { whole: true, begun: true }],
  ['Strawberry', 'straw', { whole: false, begun: true }],
  ['Han River Runners', 'riverrunners', { whole: true, begun: true }],
  ['한강 러너스', '한강러너스', { whole: true, begun: true }],
  ['한강 러너스', '너스', { whole: true, begun: true }],
  ['메모 자석', '모자', { whole: false, begun: false }],
  ['자모 노트', '모자', { whole: false, begun: false }],
  ['밀짚모자', '모자', { whole: true, begun: true }],
  ['파티 모자', '티', { whole: false, begun: true }],
  ['티 모자', '티', { whole: true, begun: true }],
  ['黑色棒球帽子', '帽子', { whole: true, begun: true }],
])('of the search text %s, %s is matched as %j', async (name, typed, told) => {
  expect({ whole: await isFound(name, typed, 'whole'), begun: await isFound(name, typed, 'begun') }).toEqual(told);
});

test('a search finds a name in each of its languages', async () => {
  await asAdmin(`update product.categories set name = '{"ko": "모자", "en": "Caps", "cn": "帽子"}' where id = 2;
    update product.products set category_id = 2, name = '{"ko": "볼캡", "en": "Ball cap", "cn": "棒球帽"}' where id = 2;
    update product.graphics set name = '{"ko": "딸기", "en": "Berry", "cn": "草莓"}' where id = 1`);
  expect(await wordsOf('product', 2)).toEqual(expect.arrayContaining(['棒球帽', '帽子']));
  expect(await wordsOf('graphic', 1)).toContain('草莓');
});

test('a graphic is found by its names and its artist’s names, and by the new ones after a change', async () => {
  await asAdmin(`update product.artists set name = '{"ko": "모꼴", "en": "Mokkol"}' where id = 1`);
  await asAdmin(`update product.graphics set artist_id = 1, name = '{"ko": "딸기 밭", "en": "Berry field"}', keywords = '{}' where id = 1`);
  expect(await wordsOf('graphic', 1)).toEqual(expect.arrayContaining(['딸기밭', '밭', 'berryfield', 'field', '모꼴', 'mokkol']));
  await asAdmin(`update product.artists set name = '{"ko": "하루", "en": "Haru"}' where id = 1`);
  expect(await wordsOf('graphic', 1)).toEqual(['berryfield', 'field', 'berry', '딸기밭', '밭', '딸기', '기 ', 'haru', '하루', '루 ']);
});

test('a product’s own search words are stored apart from those of artist, brand and category, and change with its name', async () => {
  const ownWords = async (kind: 'graphic' | 'product', id: number) =>
    (
      await database.pool('public').query(`select own_words from product.${kind}_search where ${kind}_id = $1`, [id])
    ).rows[0]?.own_words.split('\n');
  await asAdmin(`update product.graphics set name = '{"ko": "여름 밭", "en": "Summer field"}', keywords = '{딸기}' where id = 1`);
  expect(await ownWords('graphic', 1)).toEqual(expect.arrayContaining(['여름밭', 'summerfield']));
  await asAdmin(`update product.products set name = '{"ko": "딸기 티셔츠", "en": "Berry tee"}' where id = 3`);
  expect(await ownWords('product', 3)).toEqual(expect.arrayContaining(['딸기티셔츠', 'berrytee']));
  await asAdmin(`update product.graphics set name = '{"ko": "딸기 밭", "en": "Berry field"}' where id = 1`);
  expect(await ownWords('graphic', 1)).not.toEqual(expect.arrayContaining(['여름밭']));
});

test('a graphic is found by its keywords, a product by its graphics’ keywords and artists, and by the new ones after a change', async () => {
  await asAdmin(`update product.graphics set keywords = '{설향,strawberry}' where id = 1`);
  expect(await wordsOf('graphic', 1)).toEqual(expect.arrayContaining(['설향', 'strawberry']));
  await asAdmin(`insert into product.graphic_products (graphic_id, product_id) values (1, 3) on conflict do nothing`);
  expect(await wordsOf('product', 3)).toEqual(expect.arrayContaining(['딸기밭', '설향', 'strawberry', '하루']));
  await asAdmin(`update product.graphics set keywords = '{}' where id = 1`);
  expect(await wordsOf('product', 3)).not.toContain('설향');
  await asAdmin(`delete from product.graphic_products where graphic_id = 1 and product_id = 3`);
  expect(await wordsOf('product', 3)).not.toContain('딸기밭');
});

test('keywords are split into words, twenty at most and 400 letters together, whatever signs separate them', async () => {
  const keep = (keywords: string[]) =>
    rolePool(database, 'admin').query('update product.graphics set keywords = $1 where id = 1', [keywords]);
  await keep(Array.from({ length: 20 }, (_, at) => String(at).padStart(20, '가')));
  await expect(keep(['딸기'.repeat(201)])).rejects.toMatchObject({ code: '23514' });
  await expect(keep(Array.from({ length: 20 }, () => '가\n'.repeat(11)))).rejects.toMatchObject({ code: '23514' });
  await keep([]);
});

test('a hidden row has no search words until it is shown again', async () => {
  for (const hidden of ["state = 'REVIEW'", "state = 'STOP'", 'deleted_at = now()']) {
    await asAdmin(`update product.graphics set ${hidden} where id = 1`);
    expect(await wordsOf('graphic', 1)).toBeNull();
    await asAdmin("update product.graphics set state = 'ACT', deleted_at = null where id = 1");
    expect(await wordsOf('graphic', 1)).toContain('딸기밭');
  }
  await asAdmin("update product.products set state = 'STOP' where id = 1");
  expect(await wordsOf('product', 1)).toBeNull();
  await asAdmin("update product.artists set state = 'STOP' where id = 2");
  expect(await wordsOf('artist', 2)).toBeNull();
});

test('a product is found by its brand, its category and the parent category, and by the new ones after a change', async () => {
  await asAdmin(`update product.categories set name = '{"ko": "위", "en": "Above"}' where id = 1;
    update product.categories set name = '{"ko": "모자", "en": "Caps"}', parent_id = 1 where id = 2;
    update product.brands set name = '{"ko": "한강 러너스", "en": "Han River Runners"}' where id = 1;
    update product.products set name = '{"ko": "볼캡", "en": "Ball cap"}', category_id = 2, brand_id = 1 where id = 2`);
  const words = await wordsOf('product', 2);
  expect(words).toEqual(expect.arrayContaining(['볼캡', 'ballcap', '한강러너스', 'hanriverrunner', '모자', 'cap', '위', 'above']));
  await asAdmin(`update product.categories set name = '{"ko": "머리", "en": "Head"}' where id = 1`);
  expect(await wordsOf('product', 2)).toContain('머리');
});

test('a product is found by every category above its own, however deep, and by the new ones after a change', async () => {
  await asAdmin(`update product.categories set name = '{"ko": "잡화", "en": "Goods"}', parent_id = null where id = 3;
    update product.categories set parent_id = 3 where id = 1;
    update product.categories set parent_id = 1 where id = 2;
    update product.products set category_id = 2 where id = 2`);
  expect(await wordsOf('product', 2)).toContain('잡화');
  await asAdmin(`update product.categories set name = '{"ko": "소품", "en": "Accessories"}' where id = 3`);
  expect(await wordsOf('product', 2)).toContain('소품');
});

test('likes and sales do not rewrite a product’s search words', async () => {
  const version = () => database.servicePool.query('select xmin::text from product.graphic_search where graphic_id = 2');
  const { rows: before } = await version();
  await database.servicePool.query('update product.graphics set like_count = like_count + 1 where id = 2');
  expect((await version()).rows).toEqual(before);
});
