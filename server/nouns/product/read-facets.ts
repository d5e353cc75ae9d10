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
import { shownState } from '#rules/shop/shown.ts';
import { type SearchEngine, type SearchedList, searchOff } from '#server/gateways/search/port.ts';
import { searchCondition } from './search-condition.ts';

/**
 * `lookedAt`: size of the sample of products that counts all filter values at once. Common values occur more than MOST_COUNTED times in
 * the list; rare ones are found by index. `whole`: lists up to this length are counted completely.
 */
const usual = { lookedAt: 10_000, whole: 4_000 };
/** Maximum filter values of a group in a longer list, unless more are common in the sample. */
const MOST_COUNTED_ALONE = 6;

interface List extends FacetsWanted {
  /** The products a search finds; null without a search, or above `whole`. */
  found: number[] | null;
  /** The sampled share of all products. */
  share: number;
  whole: number;
}

interface Sample {
  counts: ReadonlyMap<string, number>;
  /** The counted share of the list. */
  share: number;
}

/**
 * The filter values of a list, each with the number of products it would list beside the other filters. A group's counts ignore its own
 * choices, so that one chosen colour does not empty the others.
 */
export async function readProductFacets(
  db: Kysely<DB>,
  wanted: FacetsWanted,
  search: SearchEngine = searchOff,
  { lookedAt, whole } = usual,
): Promise<ProductFacets> {
  const known = wanted.search === undefined ? null : await search.find(foundByEngine(wanted.search, whole));
  return db.transaction().execute(async (trx) => {
    // How common the tags are decides the plan; of a search PostgreSQL guesses far too few, and would join by reading both tables.
    await sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(trx);
    const ids = wanted.search === undefined ? null : (known?.ids ?? (await findProducts(trx, wanted.search, whole)));
    const found = ids !== null && ids.length > whole ? null : ids;
    return countChoices(trx, { ...wanted, whole, found, share: found ? 1 : Math.min(1, lookedAt / (await guessProducts(trx))) });
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
  const alone = found.flatMap(({ part, uncertain }) => uncertain.map(({ tag }): Alone => ({ part, tag })));
  if (!isSure(counted, whole)) alone.push({ part: null, tag: '' });
  const exact = await countAlone(trx, list, alone);
  const choices = found.map(({ part, certain }): [FilterPart, FacetChoice[]] => {
    const listed = [...certain, ...exact.filter((each) => each.part === part)];
    const isKept = ({ tag, count }: Choice) => count > 0 || isChosenTag(filters, part, tag);
    return [part, listed.filter(isKept).map(({ tag, count }) => ({ value: valueIn(part, tag), count: Math.min(count, MOST_COUNTED + 1) }))];
  });
  const all = new Map(choices);
  const total = exact.find(({ part }) => part === null)?.count ?? (whole.share === 1 ? counted : MOST_COUNTED + 1);
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

/** The products that a search finds, up to one more than `most`. */
async function findProducts(trx: Kysely<DB>, search: NonNullable<FacetsWanted['search']>, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select s.product_id as id from product.product_search s
    where ${searchCondition(search)} limit ${sql.lit(most + 1)}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The search engine's list of products for a search, up to one more than `most`. */
function foundByEngine(search: NonNullable<FacetsWanted['search']>, most: number): SearchedList {
  const where = { deleted_at: { _is_null: true }, state: { _eq: shownState }, search } as const;
  return { noun: 'product', where, order: [], limit: most + 1, offset: 0 };
}

const parts: readonly FilterPart[] = [...choiceGroups, 'price', ...filterFlags];

function isChosen(filters: ProductFilters, part: FilterPart): boolean {
  if (part === 'price') return filters.price !== null;
  return isFlag(part) ? filters.flags.includes(part) : filters[part].length > 0;
}

const isFlag = (part: FilterPart): part is (typeof filterFlags)[number] => filterFlags.some((flag) => flag === part);

/** The number of rows with each tag or in each price range, in all or in some; '' for all of them. */
async function countSample(trx: Kysely<DB>, list: List, without: FilterPart | null): Promise<Sample> {
  const { share } = list;
  if (share < 1) {
    const counts = await countRows(trx, list, without, sql`tablesample system (${sql.lit(100 * share)}) repeatable (1)`);
    if ((counts.get('') ?? 0) > share * list.whole) return { counts, share };
  }
  return { counts: await countRows(trx, list, without, sql``), share: 1 };
}

async function countRows(trx: Kysely<DB>, list: List, without: FilterPart | null, sampled: RawBuilder<unknown>) {
  const ranges = pricePresets.map((range) => sql`count(*) filter (where ${within(range, 'list')})`);
  // Unnested in the select list, which takes a third of the time of a join; sorted here, because PostgreSQL would sort before it groups.
  const ofPart = without === null ? sql`` : sql`where starts_with(tag, ${prefixOf(without)})`;
  const { rows } = await sql<{ tag: string; count: number }>`
    with list as materialized (
      select tags, price from product.product_facets f ${sampled} where ${conditionOf(list, without)} and ${foundIn(list)}
    )
    select unnest(${['', ...priceTags]}::text[]) as tag, unnest(array[count(*), ${sql.join(ranges)}]::int[]) as count from list
    union all select tag, count(*)::int from (select unnest(tags) as tag from list) each ${ofPart} group by tag
  `.execute(trx);
  const counts = rows.filter(({ tag, count }) => tag === '' || count > 0).map(({ tag, count }) => [tag, count] as const);
  return new Map(counts.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** True when a list surely has more than MOST_COUNTED of something, by four standard deviations of the sample. */
function isSure(count: number, { share }: Sample): boolean {
  const least = MOST_COUNTED * share;
  return share === 1 || count > least + 4 * Math.sqrt(least);
}

/** The number of products by PostgreSQL's last estimate. */
async function guessProducts(trx: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select greatest(1, reltuples)::int as count from pg_class where oid = 'product.product_facets'::regclass`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** A filter value counted alone; the whole list without any. */
interface Alone {
  part: FilterPart | null;
  tag: string;
}

interface Choice {
  tag: string;
  count: number;
}

type Counted = Choice & Pick<Alone, 'part'>;

const prefixOf = (part: FilterPart) => (isFlag(part) ? `is:${part}` : `${part}:`);
const valueIn = (part: FilterPart, tag: string) => (isFlag(part) ? part : tag.slice(prefixOf(part).length));

function isChosenTag(filters: ProductFilters, part: FilterPart, tag: string): boolean {
  return part !== 'price' && !isFlag(part) && filters[part].includes(valueIn(part, tag));
}

/** The values of a group from the sample: those counted with certainty, and those to count alone. */
function choicesOf(filters: ProductFilters, part: FilterPart, sample: Sample): Record<'certain' | 'uncertain', Choice[]> {
  const { counts, share } = sample;
  const found = [...counts].filter(([tag]) => tag.startsWith(prefixOf(part))).map(([tag, count]) => ({ tag, count }));
  const chosen = part === 'price' || isFlag(part) ? [] : filters[part].map((value) => `${part}:${value}`);
  const missing = (tags: readonly string[]) => tags.filter((tag) => !counts.has(tag)).map((tag) => ({ tag, count: 0 }));
  if (share === 1) return { certain: [...missing(chosen), ...found], uncertain: [] };
  const certain = mostFirst(found.filter(({ count }) => isSure(count, sample))).map(({ tag }) => ({ tag, count: MOST_COUNTED + 1 }));
  const rest = mostFirst(found.filter(({ count }) => !isSure(count, sample)));
  const isLong = part === 'brand' || part === 'artist' || part === 'size';
  const most = isLong ? Math.max(0, MOST_COUNTED_ALONE - certain.length) : rest.length;
  const known =
    part === 'colour' ? colourFamilies.map(({ id }) => `colour:${id}`) : part === 'price' ? priceTags : isFlag(part) ? [`is:${part}`] : [];
  const uncertain = [
    ...rest.filter(({ tag }, place) => place < most || chosen.includes(tag)),
    ...missing([...new Set([...chosen, ...known])]),
  ];
  return { certain, uncertain };
}

const priceTags = pricePresets.map((range) => `price:${writtenRange(range)}`);

/**
 * Filter values counted in the list, together where conditions are equal; price ranges and the list itself each alone, up to one more
 * than MOST_COUNTED.
 */
async function countAlone(trx: Kysely<DB>, list: List, tags: readonly Alone[]): Promise<Counted[]> {
  if (tags.length === 0) return [];
  const isTogether = ({ tag }: Alone) => tag !== '' && !priceTags.includes(tag);
  const conditions = ({ part }: Alone) => (part !== null && isChosen(list.filters, part) ? part : null);
  const together = [...Map.groupBy(tags.filter(isTogether), conditions)].map(([without, choices]) => countTogether(list, without, choices));
  const counts = tags.filter((each) => !isTogether(each)).map((each) => countOne(list, each));
  // A limit makes the planner hope to find enough early in the table.
  await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', ${list.search ? 'on' : 'off'}, true)`.execute(
    trx,
  );
  const { rows } = await sql<Counted>`${sql.join([...together, ...counts], sql` union all `)}`.execute(trx);
  return mostFirst(rows.toSorted((one, other) => (one.tag < other.tag ? -1 : 1)));
}

function countOne(list: List, { part, tag }: Alone): RawBuilder<unknown> {
  const range = pricePresets[priceTags.indexOf(tag)];
  const also = range === undefined ? sql`true` : within(range);
  return sql`select ${part}::text as part, ${tag}::text as tag, (select count(*)::int from (
    select 1 from product.product_facets f where ${conditionOf(list, part, range || tag === '' ? [] : [tag])} and ${also} and ${foundIn(list)}
    limit ${sql.lit(MOST_COUNTED + 1)}
  ) found) as count`;
}

/**
 * One index scan for all values, because each alone would scan the list's own tags again. By the sample none has many more than
 * MOST_COUNTED.
 */
function countTogether(list: List, without: FilterPart | null, choices: readonly Alone[]): RawBuilder<unknown> {
  const tags = choices.map(({ tag }) => tag);
  return sql`select part, tag, coalesce(bearing.count, 0) as count
    from unnest(${choices.map(({ part }) => part)}::text[], ${tags}::text[]) choice (part, tag)
    left join (select tag, count(*)::int as count from (
      select unnest(tags) as tag from product.product_facets f
      where ${conditionOf(list, without)} and f.tags && ${tags}::text[] and ${foundIn(list)}
    ) each where tag = any (${tags}::text[]) group by tag) bearing using (tag)`;
}

/** The condition that a search finds a row: a large result is looked up product by product. */
function foundIn({ search, found }: List): RawBuilder<unknown> {
  if (search === undefined) return sql`true`;
  if (found !== null) return sql`f.product_id = any (${found}::bigint[])`;
  return sql`(select ${searchCondition(search)} from product.product_search s where s.product_id = f.product_id)`;
}

/** The condition of all filters but one; `also`: tags that are required too. */
function conditionOf({ tags, filters }: List, without: FilterPart | null, also: readonly string[] = []): RawBuilder<unknown> {
  const asked = tagsOf(filters, without);
  // One condition for all that must be there, so that the index starts with the rarest.
  const each = [...tags.filter((tag) => !isEvent(tag)), ...asked.flatMap((any) => (any.length === 1 ? any : [])), ...also];
  return sql.join(
    [
      sql`true`,
      ...(each.length === 0 ? [] : [sql`f.tags @> ${sql.val(each)}::text[]`]),
      ...tags.filter(isEvent).map((list) => sql`f.product_id in (select product_id from product.product_lists where list = ${list})`),
      ...asked.filter((any) => any.length > 1).map((any) => sql`f.tags && ${sql.val(any)}::text[]`),
      ...(filters.price === null || without === 'price' ? [] : [within(filters.price)]),
    ],
    sql` and `,
  );
}

/** True for an event: a list of products, and not a tag, which could be read before the event is shown. */
const isEvent = (tag: string) => tag.startsWith('plan:');

function within({ from, to }: PriceRange, table = 'f'): RawBuilder<unknown> {
  return sql`${sql.ref(table)}.price between ${from ?? 0}::int and ${to ?? 2_000_000_000}::int`;
}

function coloursInOrder(choices: readonly FacetChoice[]): FacetChoice[] {
  return colourFamilies.flatMap(({ id }) => choices.filter(({ value }) => value === id));
}

function mostFirst<Choice extends { count: number }>(choices: readonly Choice[]): Choice[] {
  return choices.toSorted((a, b) => b.count - a.count);
}
