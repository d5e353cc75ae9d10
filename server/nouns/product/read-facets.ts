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

type FacetScope = Omit<FacetsWanted, 'filters'>;

/**
 * Rows read to count the choices of a group at once. Where a list is longer, what was counted below MOST_COUNTED among them is counted
 * again by itself, which an index answers, so that the time does not grow with the list.
 */
const SAMPLE = 4_000;
/** Brands and artists counted by themselves in a longer list. */
const MOST_COUNTED_ALONE = 30;

/**
 * The choices of a list with how many products each would list beside the other filters: the counts of a group leave its own choices out,
 * so that choosing one colour does not empty the others.
 */
export async function readProductFacets(db: Kysely<DB>, { filters, ...scope }: FacetsWanted, sample = SAMPLE): Promise<ProductFacets> {
  // One statement: the rows of the whole, and once more for each part that is chosen, without it.
  const chosen = parts.filter((part) => isChosen(filters, part));
  const samples = await Promise.all(
    [null, ...chosen].map(async (without) => ({ without, counts: await countSample(db, conditionOf(scope, filters, without), sample) })),
  );
  const countsOf = (part: FilterPart) =>
    (samples.find(({ without }) => without === part) ?? samples[0])?.counts ?? new Map<string, number>();
  const counted = await Promise.all(
    parts.map(
      async (part): Promise<[FilterPart, FacetChoice[]]> => [
        part,
        await choicesOf(db, { scope, filters, part, counts: countsOf(part), sample }),
      ],
    ),
  );
  const all = new Map(counted);
  const total = samples[0]?.counts.get('') ?? 0;
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

const parts: readonly FilterPart[] = [...choiceGroups, 'price', ...filterFlags];

function isChosen(filters: ProductFilters, part: FilterPart): boolean {
  if (part === 'price') return filters.price !== null;
  return isFlag(part) ? filters.flags.includes(part) : filters[part].length > 0;
}

const isFlag = (part: FilterPart): part is (typeof filterFlags)[number] => filterFlags.some((flag) => flag === part);

/** How many of the first rows bear each tag or lie in each price range; '' for all of them. */
async function countSample(db: Kysely<DB>, condition: RawBuilder<unknown>, sample: number) {
  const ranges = pricePresets.map((range) => sql`(${writtenRange(range)}, ${range.from ?? 0}::int, ${range.to ?? 2_000_000_000}::int)`);
  const { rows } = await sql<{ tag: string; count: number }>`
    with list as materialized (
      select tags, price from product.product_facets f where ${condition} limit ${sql.lit(sample)}
    )
    select '' as tag, count(*)::int as count from list
    union all select tag, count(*)::int from list cross join lateral unnest(tags) tag
      where tag !~ '^(category|plan):' group by tag
    union all select 'price:' || range.name, count(*)::int
      from list join (values ${sql.join(ranges)}) range (name, low, high) on price between low and high group by range.name
  `.execute(db);
  return new Map(rows.map(({ tag, count }) => [tag, count]));
}

interface Wanted {
  scope: FacetScope;
  filters: ProductFilters;
  part: FilterPart;
  counts: ReadonlyMap<string, number>;
  sample: number;
}

/** The choices of a part: those that the sample has, and those chosen, counted to MOST_COUNTED. */
async function choicesOf(db: Kysely<DB>, wanted: Wanted): Promise<FacetChoice[]> {
  const { filters, part, counts, sample } = wanted;
  const prefix = isFlag(part) ? `is:${part}` : `${part}:`;
  const found = [...counts].filter(([tag]) => tag.startsWith(prefix)).map(([tag, count]) => ({ tag, count }));
  const kept = part === 'price' || isFlag(part) ? [] : filters[part].map((value) => ({ tag: `${part}:${value}`, count: 0 }));
  const all = [...found, ...kept.filter(({ tag }) => !counts.has(tag))];
  const isWhole = (counts.get('') ?? 0) < sample;
  const uncertain = isWhole ? [] : mostFirst(all.filter(({ count }) => count <= MOST_COUNTED)).slice(0, MOST_COUNTED_ALONE);
  const exact = new Map(
    await countAlone(
      db,
      wanted,
      uncertain.map(({ tag }) => tag),
    ),
  );
  const valueIn = (tag: string) => (isFlag(part) ? part : tag.slice(prefix.length));
  return all.map(({ tag, count }) => ({ value: valueIn(tag), count: Math.min(exact.get(tag) ?? count, MOST_COUNTED + 1) }));
}

/** Each tag counted by itself, up to one more than MOST_COUNTED. */
async function countAlone(
  db: Kysely<DB>,
  { scope, filters, part }: Wanted,
  tags: readonly string[],
): Promise<[tag: string, count: number][]> {
  if (tags.length === 0) return [];
  const counts = tags.map((tag) => {
    const range = part === 'price' ? pricePresets.find((each) => `price:${writtenRange(each)}` === tag) : undefined;
    const also = range === undefined ? sql`f.tags @> ${sql.val([tag])}::text[]` : within(range);
    return sql`select ${tag} as tag, (select count(*)::int from (
      select 1 from product.product_facets f where ${conditionOf(scope, filters, part)} and ${also} limit ${sql.lit(MOST_COUNTED + 1)}
    ) found) as count`;
  });
  const { rows } = await sql<{ tag: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows.map(({ tag, count }) => [tag, count]);
}

function conditionOf({ tags, search }: FacetScope, filters: ProductFilters, without: FilterPart | null): RawBuilder<unknown> {
  const asked = tagsOf(filters, without);
  // One condition for all that must be there, so that the index starts with the rarest.
  const each = [...tags, ...asked.flatMap((any) => (any.length === 1 ? any : []))];
  return sql.join(
    [
      sql`true`,
      ...(each.length === 0 ? [] : [sql`f.tags @> ${sql.val(each)}::text[]`]),
      ...asked.filter((any) => any.length > 1).map((any) => sql`f.tags && ${sql.val(any)}::text[]`),
      ...(filters.price === null || without === 'price' ? [] : [within(filters.price)]),
      ...(search === undefined
        ? []
        : [sql`exists (select 1 from product.product_search s where s.product_id = f.product_id and ${searchCondition(search)})`]),
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
