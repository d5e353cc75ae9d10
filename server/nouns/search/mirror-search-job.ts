import { type RawBuilder, sql } from 'kysely';
import { type SearchCopy, type SearchedNoun, type SearchRow, searchedNouns } from '#server/gateways/search/port.ts';
import type { Shop } from '#server/shop.ts';
import type { Db } from '#server/transaction/transaction.ts';

type Parts = Pick<Shop, 'database' | 'gateways'>;

/** Rows read and sent at a time: a product has hundreds of lines of description. */
const PORTION = 200;
/** Maximum news handled per run. */
const NEWS_MOST = 20_000;

/**
 * Copies changes of shown content to the search engine; a missing copy is filled completely while PostgreSQL answers searches. News stay
 * until the engine has them. Returns how many things were sent.
 */
export async function mirrorSearch({ database: { service }, gateways: { search } }: Parts): Promise<number> {
  if (!search.isOn) return 0;
  const copy = await search.open();
  return copy.isNew ? copyAll(service, copy) : copyNews(service, copy);
}

/** Copies everything again: likes, sales and positions, which change without news, are at most a day old in the engine. */
export async function recopySearch({ database: { service }, gateways: { search } }: Parts): Promise<number> {
  return search.isOn ? copyAll(service, await search.open()) : 0;
}

async function copyAll(service: Db, copy: SearchCopy): Promise<number> {
  let count = 0;
  for (const noun of searchedNouns)
    for (let from = 0, last = PORTION; last === PORTION; count += last) {
      const rows = await shownRows(service, noun, sql`${idOf(noun)} > ${from} order by 1 limit ${PORTION}`);
      await copy.store(noun, rows);
      from = rows.at(-1)?.id ?? 0;
      last = rows.length;
    }
  await copy.finish();
  return count;
}

interface News {
  id: string;
  noun: SearchedNoun | 'synonym';
  thing_id: number;
}

/** Copies news also while the vocabulary has not read them (store-words.ts), and once more afterwards. */
async function copyNews(service: Db, copy: SearchCopy): Promise<number> {
  let count = 0;
  for (let from = '0', last = PORTION; last === PORTION && count < NEWS_MOST; count += last) {
    const { rows } =
      await sql<News>`select id, noun, thing_id from product.search_news where id > ${from} order by id limit ${PORTION}`.execute(service);
    for (const noun of searchedNouns) {
      const ids = [...new Set(rows.filter((row) => row.noun === noun).map(({ thing_id }) => Number(thing_id)))];
      if (ids.length === 0) continue;
      const shown = await shownRows(service, noun, sql`${idOf(noun)} = any (${ids}::bigint[])`);
      await copy.store(noun, shown);
      await copy.remove(
        noun,
        ids.filter((id) => shown.every((row) => row.id !== id)),
      );
    }
    await sql`delete from product.search_news where id = any (${rows.map(({ id }) => id)}::bigint[]) and is_read`.execute(service);
    from = rows.at(-1)?.id ?? from;
    last = rows.length;
  }
  return count;
}

const idOf = (noun: SearchedNoun) => sql.ref(`s.${noun}_id`);

const columns = {
  product: sql`s.product_id as id, s.words, s.own_words, s.told_words, f.tags, f.price as selling_price, p.is_sold_out, p.is_custom, p.is_new, p.position,
      p.like_count, p.sales_count, extract(epoch from p.created_at)::float8 as created_at
    from product.product_search s join product.product_facets f on f.product_id = s.product_id join product.products p on p.id = s.product_id`,
  graphic: sql`s.graphic_id as id, s.words, s.own_words, g.like_count
    from product.graphic_search s join product.graphics g on g.id = s.graphic_id`,
  artist: sql`s.artist_id as id, s.words, a.position from product.artist_search s join product.artists a on a.id = s.artist_id`,
} as const;

async function shownRows(service: Db, noun: SearchedNoun, which: RawBuilder<unknown>): Promise<SearchRow[]> {
  const { rows } = await sql<SearchRow>`select ${columns[noun]} where ${which}`.execute(service);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}
