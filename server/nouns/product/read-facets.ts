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
const SAMPLE = 2_000;
/** Choices of a group counted by themselves in a longer list; it offers those that most of its products have. */
const MOST_COUNTED_ALONE = 8;

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
  const found = parts.map((part) => ({ part, ...choicesOf(filters, part, countsOf(part), sample) }));
  const alone = found.flatMap(({ part, uncertain }) =>
    uncertain.map((tag) => ({ part, tag, isRare: !isDense(countsOf(part), tag, sample) })),
  );
  const exact = (
    await Promise.all(
      [true, false].map((rare) =>
        countAlone(
          db,
          scope,
          filters,
          alone.filter(({ isRare }) => isRare === rare),
          rare,
        ),
      ),
    )
  ).flat();
  const counted = found.map(({ part, certain }): [FilterPart, FacetChoice[]] => {
    const choices = [...certain, ...exact.filter((each) => each.part === part)];
    const isKept = ({ tag, count }: Choice) => count > 0 || isChosenTag(filters, part, tag);
    return [
      part,
      choices.filter(isKept).map(({ tag, count }) => ({ value: valueIn(part, tag), count: Math.min(count, MOST_COUNTED + 1) })),
    ];
  });
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
    union all select tag, count(*)::int from list cross join lateral unnest(tags) tag group by tag
    union all select 'price:' || range.name, count(*)::int
      from list join (values ${sql.join(ranges)}) range (name, low, high) on price between low and high group by range.name
  `.execute(db);
  return new Map(rows.map(({ tag, count }) => [tag, count]));
}

/** Common enough that reading on finds MOST_COUNTED sooner than the index lists all that bear it. */
function isDense(counts: ReadonlyMap<string, number>, tag: string, sample: number): boolean {
  return (counts.get(tag) ?? 0) > sample * 0.07;
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
function choicesOf(
  filters: ProductFilters,
  part: FilterPart,
  counts: ReadonlyMap<string, number>,
  sample: number,
): { certain: Choice[]; uncertain: string[] } {
  const found = [...counts].filter(([tag]) => tag.startsWith(prefixOf(part))).map(([tag, count]) => ({ tag, count }));
  const chosen = part === 'price' || isFlag(part) ? [] : filters[part].map((value) => `${part}:${value}`);
  const missing = (tags: readonly string[]) => tags.filter((tag) => !counts.has(tag)).map((tag) => ({ tag, count: 0 }));
  if ((counts.get('') ?? 0) < sample) return { certain: [...missing(chosen), ...found], uncertain: [] };
  const rest = mostFirst(found.filter(({ count }) => count <= MOST_COUNTED));
  const most = part === 'brand' || part === 'artist' || part === 'size' ? MOST_COUNTED_ALONE : rest.length;
  const known =
    part === 'colour' ? colourFamilies.map(({ id }) => `colour:${id}`) : part === 'price' ? priceTags : isFlag(part) ? [`is:${part}`] : [];
  const uncertain = [...rest.slice(0, most), ...missing([...chosen, ...known])].map(({ tag }) => tag);
  return { certain: found.filter(({ count }) => count > MOST_COUNTED), uncertain: [...new Set(uncertain)] };
}

const priceTags = pricePresets.map((range) => `price:${writtenRange(range)}`);

/** Each tag counted by itself, up to one more than MOST_COUNTED. */
async function countAlone(
  db: Kysely<DB>,
  scope: FacetScope,
  filters: ProductFilters,
  tags: readonly { part: FilterPart; tag: string }[],
  areRare: boolean,
): Promise<(Choice & { part: FilterPart })[]> {
  if (tags.length === 0) return [];
  const counts = tags.map(({ part, tag }) => {
    const range = pricePresets[priceTags.indexOf(tag)];
    const also = range === undefined ? sql`f.tags @> ${sql.val([tag])}::text[]` : within(range);
    return sql`select ${part} as part, ${tag} as tag, (select count(*)::int from (
      select 1 from product.product_facets f where ${conditionOf(scope, filters, part)} and ${also} limit ${sql.lit(MOST_COUNTED + 1)}
    ) found) as count`;
  });
  const counting = sql<Choice & { part: FilterPart }>`${sql.join(counts, sql` union all `)}`;
  if (!areRare) return (await counting.execute(db)).rows;
  return db.transaction().execute(async (trx) => {
    // A limit makes the planner hope to find enough early in the table.
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`.execute(trx);
    return (await counting.execute(trx)).rows;
  });
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
