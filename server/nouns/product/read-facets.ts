import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FacetsWanted } from '#contract/shop-bridge.ts';
import type { DB } from '#db/schema.generated.ts';
import { colourFamilies } from '#rules/catalogue/colour-family.ts';
import {
  choiceGroups,
  type FacetChoice,
  type FilterPart,
  filterFlags,
  MOST_COUNTED,
  type PriceRange,
  type ProductFacets,
  type ProductFilters,
  pricePresets,
  sizesInOrder,
  tagsOf,
  writtenRange,
} from '#rules/catalogue/product/product-filter.ts';
import { searchCondition } from './search-condition.ts';

/** Rows of a list up to which all are counted. */
const WHOLE = 8_000;
/**
 * Rows of all products that a longer list is looked for among, taken evenly, and rows of the list whose choices are counted then. What is
 * common among them is in the list more than MOST_COUNTED times; the rest is so rare that the index finds it by itself.
 */
const LOOKED_AT = 20_000;
const COUNTED = 4_000;
/** Choices of a group counted by themselves in a longer list; it offers those that most of its products have. */
const MOST_COUNTED_ALONE = 8;

/** What is counted, and what a search finds; null without one, or when it finds too much to read. */
interface List extends FacetsWanted {
  found: number[] | null;
  whole: number;
}

interface Sample {
  counts: ReadonlyMap<string, number>;
  /** Rows of the list for each row counted; 1 for the whole list. */
  scale: number;
}

/**
 * The choices of a list with how many products each would list beside the other filters: the counts of a group leave its own choices out,
 * so that choosing one colour does not empty the others.
 */
export async function readProductFacets(db: Kysely<DB>, wanted: FacetsWanted, whole = WHOLE): Promise<ProductFacets> {
  return db.transaction().execute(async (trx) => {
    // How common the tags are decides the plan; of a search PostgreSQL guesses far too few, and would join by reading both tables.
    await sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(trx);
    const list: List = { ...wanted, found: wanted.search === undefined ? null : await findAll(trx, wanted.search, whole), whole };
    return countChoices(trx, list);
  });
}

async function countChoices(trx: Kysely<DB>, list: List): Promise<ProductFacets> {
  const { filters } = list;
  // The rows of the whole, and once more for each part that is chosen, without it.
  const whole = await countSample(trx, list, null);
  const samples = new Map<FilterPart, Sample>();
  for (const part of parts) samples.set(part, isChosen(filters, part) ? await countSample(trx, list, part) : whole);
  const found = [...samples].map(([part, counted]) => ({ part, ...choicesOf(filters, part, counted) }));
  const counted = whole.counts.get('') ?? 0;
  const alone = found.flatMap(({ part, uncertain }) => uncertain.map((tag): Alone => ({ part, tag })));
  if (!isSure(counted, whole)) alone.push({ part: null, tag: '' });
  const exact = await countAlone(trx, list, alone);
  const choices = found.map(({ part, certain }): [FilterPart, FacetChoice[]] => {
    const listed = [...certain, ...exact.filter((each) => each.part === part)];
    const isKept = ({ tag, count }: Choice) => count > 0 || isChosenTag(filters, part, tag);
    return [part, listed.filter(isKept).map(({ tag, count }) => ({ value: valueIn(part, tag), count: Math.min(count, MOST_COUNTED + 1) }))];
  });
  const all = new Map(choices);
  const total = exact.find(({ part }) => part === null)?.count ?? (whole.scale === 1 ? counted : MOST_COUNTED + 1);
  return {
    total: Math.min(total, MOST_COUNTED + 1),
    colour: coloursInOrder(all.get('colour') ?? []),
    size: sizesInOrder(all.get('size') ?? []),
    brand: mostFirst(all.get('brand') ?? []),
    artist: mostFirst(all.get('artist') ?? []),
    price: all.get('price') ?? [],
    flags: filterFlags.map((flag) => ({ value: flag, count: all.get(flag)?.[0]?.count ?? 0 })),
  };
}

async function findAll(trx: Kysely<DB>, search: NonNullable<FacetsWanted['search']>, most: number): Promise<number[] | null> {
  const { rows } = await sql<{ id: number }>`select s.product_id as id from product.product_search s
    where ${searchCondition(search)} limit ${sql.lit(most + 1)}`.execute(trx);
  return rows.length > most ? null : rows.map(({ id }) => id);
}

const parts: readonly FilterPart[] = [...choiceGroups, 'price', ...filterFlags];

function isChosen(filters: ProductFilters, part: FilterPart): boolean {
  if (part === 'price') return filters.price !== null;
  return isFlag(part) ? filters.flags.includes(part) : filters[part].length > 0;
}

const isFlag = (part: FilterPart): part is (typeof filterFlags)[number] => filterFlags.some((flag) => flag === part);

/** How many rows bear each tag or lie in each price range, of all or of some; '' for all of them. */
async function countSample(trx: Kysely<DB>, list: List, without: FilterPart | null): Promise<Sample> {
  const isLong = list.search !== undefined && list.found === null;
  const found = list.found === null ? sql`true` : sql`f.product_id in (select unnest(${list.found}::bigint[]))`;
  const all = sql`product.product_facets f where ${found} and ${conditionOf(list, without)} limit ${sql.lit(list.whole + 1)}`;
  const whole = isLong ? null : await countRows(trx, all, without, sql`size.rows <= ${sql.lit(list.whole)}`);
  if (whole !== null && (whole.get('') ?? 0) <= list.whole) return { counts: whole, scale: 1 };
  const share = Math.min(100, (100 * LOOKED_AT) / Math.max(1, await guessProducts(trx)));
  const some = sql`product.product_facets f tablesample system (${sql.lit(share)}) repeatable (1)
    where ${foundIn(list)} and ${conditionOf(list, without)}`;
  const counts = await countRows(trx, some, without, sql`place % size.every = 0`);
  const every = counts.get('every') ?? 1;
  return { counts, scale: (100 / share) * every };
}

async function countRows(trx: Kysely<DB>, from: RawBuilder<unknown>, without: FilterPart | null, isCounted: RawBuilder<unknown>) {
  const ranges = pricePresets.map((range) => sql`(${writtenRange(range)}, ${range.from ?? 0}::int, ${range.to ?? 2_000_000_000}::int)`);
  // Unnested in the select list, which takes a third of the time of a join.
  const { rows } = await sql<{ tag: string; count: number }>`
    with list as materialized (select f.tags, f.price, row_number() over () as place from (select tags, price from ${from}) f),
    size as materialized (select count(*)::int as rows, greatest(1, count(*) / ${sql.lit(COUNTED)})::int as every from list),
    counted as materialized (select tags, price from list, size where ${isCounted})
    select '' as tag, rows / every as count from size
    union all select 'every', every from size
    union all select tag, count(*)::int from (select unnest(tags) as tag from counted) each
      where starts_with(tag, ${without === null ? '' : prefixOf(without)}) group by tag
    union all select 'price:' || range.name, count(*)::int
      from counted join (values ${sql.join(ranges)}) range (name, low, high) on price between low and high group by range.name
  `.execute(trx);
  return new Map(rows.map(({ tag, count }) => [tag, count]));
}

/** Whether a list has more than MOST_COUNTED of what was counted so often: by four standard deviations. */
function isSure(count: number, { scale }: Sample): boolean {
  const least = MOST_COUNTED / scale;
  return scale === 1 || count > least + 4 * Math.sqrt(least);
}

/** How many products there are, as PostgreSQL last counted them. */
async function guessProducts(trx: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select reltuples::int as count from pg_class where oid = 'product.product_facets'::regclass`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** A choice of a part; the whole list without any. */
interface Alone {
  part: FilterPart | null;
  tag: string;
}

interface Choice {
  tag: string;
  count: number;
}

const prefixOf = (part: FilterPart) => (isFlag(part) ? `is:${part}` : `${part}:`);
const valueIn = (part: FilterPart, tag: string) => (isFlag(part) ? part : tag.slice(prefixOf(part).length));

function isChosenTag(filters: ProductFilters, part: FilterPart, tag: string): boolean {
  return part !== 'price' && !isFlag(part) && filters[part].includes(valueIn(part, tag));
}

/** The choices of a part by what was counted at once: those counted for certain, and the tags to be counted by themselves. */
function choicesOf(filters: ProductFilters, part: FilterPart, sample: Sample): { certain: Choice[]; uncertain: string[] } {
  const { counts, scale } = sample;
  const found = [...counts].filter(([tag]) => tag.startsWith(prefixOf(part))).map(([tag, count]) => ({ tag, count }));
  const chosen = part === 'price' || isFlag(part) ? [] : filters[part].map((value) => `${part}:${value}`);
  const missing = (tags: readonly string[]) => tags.filter((tag) => !counts.has(tag)).map((tag) => ({ tag, count: 0 }));
  if (scale === 1) return { certain: [...missing(chosen), ...found], uncertain: [] };
  const rest = mostFirst(found.filter(({ count }) => !isSure(count, sample)));
  const most = part === 'brand' || part === 'artist' || part === 'size' ? MOST_COUNTED_ALONE : rest.length;
  const known =
    part === 'colour' ? colourFamilies.map(({ id }) => `colour:${id}`) : part === 'price' ? priceTags : isFlag(part) ? [`is:${part}`] : [];
  const uncertain = [...rest.slice(0, most), ...missing([...chosen, ...known])].map(({ tag }) => tag);
  const certain = mostFirst(found.filter(({ count }) => isSure(count, sample))).map(({ tag }) => ({ tag, count: MOST_COUNTED + 1 }));
  return { certain, uncertain: [...new Set(uncertain)] };
}

const priceTags = pricePresets.map((range) => `price:${writtenRange(range)}`);

/** Each tag counted by itself, up to one more than MOST_COUNTED. */
async function countAlone(trx: Kysely<DB>, list: List, tags: readonly Alone[]): Promise<(Alone & Choice)[]> {
  if (tags.length === 0) return [];
  const found = foundIn(list);
  const counts = tags.map(({ part, tag }) => {
    const range = pricePresets[priceTags.indexOf(tag)];
    const also = range === undefined ? sql`true` : within(range);
    return sql`select ${part}::text as part, ${tag} as tag, (select count(*)::int from (
      select 1 from product.product_facets f where ${conditionOf(list, part, range || tag === '' ? [] : [tag])} and ${also} and ${found}
      limit ${sql.lit(MOST_COUNTED + 1)}
    ) found) as count`;
  });
  // A limit makes the planner hope to find enough early in the table.
  await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', ${list.search ? 'on' : 'off'}, true)`.execute(
    trx,
  );
  return (await sql<Alone & Choice>`${sql.join(counts, sql` union all `)}`.execute(trx)).rows;
}

/** Whether a search finds a row, looked up product by product. */
function foundIn({ search }: List): RawBuilder<unknown> {
  if (search === undefined) return sql`true`;
  return sql`(select ${searchCondition(search)} from product.product_search s where s.product_id = f.product_id)`;
}

/** The condition of the filters but one; `also`: tags that must be there too. */
function conditionOf({ tags, filters }: List, without: FilterPart | null, also: readonly string[] = []): RawBuilder<unknown> {
  const asked = tagsOf(filters, without);
  // One condition for all that must be there, so that the index starts with the rarest.
  const each = [...tags, ...asked.flatMap((any) => (any.length === 1 ? any : [])), ...also];
  return sql.join(
    [
      sql`true`,
      ...(each.length === 0 ? [] : [sql`f.tags @> ${sql.val(each)}::text[]`]),
      ...asked.filter((any) => any.length > 1).map((any) => sql`f.tags && ${sql.val(any)}::text[]`),
      ...(filters.price === null || without === 'price' ? [] : [within(filters.price)]),
    ],
    sql` and `,
  );
}

function within({ from, to }: PriceRange): RawBuilder<unknown> {
  return sql`f.price between ${from ?? 0}::int and ${to ?? 2_000_000_000}::int`;
}

function coloursInOrder(choices: readonly FacetChoice[]): FacetChoice[] {
  return colourFamilies.flatMap(({ id }) => choices.filter(({ value }) => value === id));
}

function mostFirst<Choice extends { count: number }>(choices: readonly Choice[]): Choice[] {
  return choices.toSorted((a, b) => b.count - a.count);
}
