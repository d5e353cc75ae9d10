import { sql } from 'kysely';
import { colourFamilyOf } from '#rules/catalogue/colour-family.ts';
import { colourWords } from '#rules/search/colour-word.ts';
import { keysOfWord, wordsOfName, wordsOfText } from '#rules/search/vocabulary.ts';
import { portionsOf } from '#rules/shop/list-parts.ts';
import type { Shop } from '#server/shop.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** Maximum things handled per run, and how many are read at a time. */
const NEWS_MOST = 20_000;
const PORTION = 1_000;

const nouns = ['synonym', 'graphic', 'product', 'artist'] as const;
type Noun = (typeof nouns)[number];

type Parts = Pick<Shop, 'database'> & Partial<Pick<Shop, 'gateways'>>;
const hasEngine = ({ gateways }: Parts) => gateways?.search.isOn === true;

interface Found {
  written: string;
  uses: number;
  isNamed: boolean;
}

/**
 * Adds the words of new or changed content to the search vocabulary, and sets the family of older colours. Returns how many things it
 * read. An empty vocabulary is filled from all shown content.
 */
export async function storeSearchWords(shop: Parts): Promise<number> {
  const { service } = shop.database;
  await nameColours(service);
  const { rows } = await sql<{ isEmpty: boolean }>`select not exists (select from product.search_words) as "isEmpty"`.execute(service);
  if (rows[0]?.isEmpty === true) return recountSearchWords(shop);
  let read = 0;
  for (let last = PORTION; last === PORTION && read < NEWS_MOST; read += last) last = await readNews(service, hasEngine(shop));
  return read;
}

/**
 * Counts again how many things contain each word, and deletes words that no shown thing contains. Returns how many words there are. It
 * reads in portions: a million names take minutes on one connection, and nothing waits for it.
 */
export async function recountSearchWords(shop: Parts): Promise<number> {
  const { service } = shop.database;
  if (!hasEngine(shop)) await sql`delete from product.search_news where is_read`.execute(service);
  const words = new Map<string, Found>();
  for (const word of colourWords) words.set(word, { written: word, uses: 0, isNamed: true });
  for (const noun of nouns)
    for (let from = 0; ; ) {
      const ids = await idsAfter(service, noun, from);
      for (const names of await namesOf(service, noun, ids)) countWords(words, names, noun === 'synonym' ? 0 : 1);
      from = ids.at(-1) ?? 0;
      if (ids.length < PORTION) break;
    }
  await writeWords(service, words, 'counted');
  const { numAffectedRows = 0n } = await sql`delete from product.search_words w
    where not exists (select from unnest(${[...words.keys()]}::text[]) kept where kept = w.word)`.execute(service);
  return words.size + Number(numAffectedRows);
}

/** Reads the news; they remain news for the search engine (mirror-search-job.ts). */
async function readNews(service: Db, isMirrored: boolean): Promise<number> {
  const take = isMirrored ? sql`update product.search_news set is_read = true` : sql`delete from product.search_news`;
  const { rows } = await sql<{ noun: Noun; thing_id: number }>`${take} where id in
    (select id from product.search_news where not is_read order by id limit ${PORTION} for update skip locked) returning noun, thing_id`.execute(
    service,
  );
  const words = new Map<string, Found>();
  for (const noun of nouns) {
    const ids = [...new Set(rows.filter((row) => row.noun === noun).map(({ thing_id }) => thing_id))];
    if (ids.length > 0) for (const names of await namesOf(service, noun, ids)) countWords(words, names, noun === 'synonym' ? 0 : 1);
  }
  await writeWords(service, words, 'more');
  return rows.length;
}

interface Names {
  names: string[];
  told: string[];
}

function countWords(words: Map<string, Found>, { names, told }: Names, weight: number): void {
  const own = new Map<string, { written: string; isNamed: boolean }>();
  for (const text of told) for (const { word, written } of wordsOfText(text)) own.set(word, { written, isNamed: false });
  for (const name of names) for (const { word, written } of wordsOfName(name)) own.set(word, { written, isNamed: true });
  for (const [word, { written, isNamed }] of own) {
    const before = words.get(word);
    words.set(word, {
      written: before?.isNamed === true || !isNamed ? (before?.written ?? written) : written,
      uses: (before?.uses ?? 0) + weight,
      isNamed: isNamed || before?.isNamed === true,
    });
  }
}

async function namesOf(service: Db, noun: Noun, ids: readonly number[]): Promise<Names[]> {
  const { rows } = await sql<Names>`select names, told from app.search_names(${noun}, ${ids}::bigint[]) order by id`.execute(service);
  return rows;
}

const tables = {
  synonym: 'management.search_synonyms',
  graphic: 'product.graphics',
  product: 'product.products',
  artist: 'product.artists',
} as const satisfies Record<Noun, string>;

async function idsAfter(service: Db, noun: Noun, from: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select id from ${sql.table(tables[noun])} where id > ${from} order by id limit ${PORTION}`.execute(service);
  return rows.map(({ id }) => Number(id));
}

/** Writes the words in alphabetical order, so that two runs cannot deadlock. */
async function writeWords(service: Db, words: ReadonlyMap<string, Found>, how: 'counted' | 'more'): Promise<void> {
  const sorted = [...words].sort(([one], [other]) => (one < other ? -1 : 1));
  const uses = how === 'counted' ? sql`excluded.uses` : sql`greatest(search_words.uses, excluded.uses)`;
  const isNamed = how === 'counted' ? sql`excluded.is_named` : sql`search_words.is_named or excluded.is_named`;
  for (const portion of portionsOf(sorted, PORTION)) {
    const rows = portion.map(([word, { written, uses: count, isNamed: is_named }]) => ({
      word,
      written,
      uses: count,
      is_named,
      ...keysOfWord(word),
    }));
    await sql`insert into product.search_words (word, written, jamo, initials, near, uses, is_named)
      select word, written, jamo, initials, array(select jsonb_array_elements_text(near)), uses, is_named
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as told (word text, written text, jamo text, initials text, near jsonb, uses integer, is_named boolean)
      on conflict (word) do update set uses = ${uses}, is_named = ${isNamed}
        where (search_words.uses, search_words.is_named) is distinct from (${uses}, ${isNamed})`.execute(service);
  }
}

async function nameColours(service: Db): Promise<void> {
  const { rows } = await sql<{ id: number; name: Record<string, string>; hex: string }>`
    select id, name, hex from product.colors where family is null order by id limit ${PORTION}`.execute(service);
  if (rows.length === 0) return;
  const named = rows.map(({ id, name, hex }) => ({ id, family: colourFamilyOf({ name, hex }) }));
  await sql`update product.colors c set family = told.family
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as told (id bigint, family text) where c.id = told.id`.execute(service);
}
