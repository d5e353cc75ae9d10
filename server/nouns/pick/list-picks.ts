import { type RawBuilder, sql } from 'kysely';
import { beginningWith, containing } from '#contract/graphql/pattern.ts';
import { renderSrc } from '#contract/pictures/renders.ts';
import type { Pick, PickNoun, Picks, PicksQuery } from '#contract/rest/admin/picks.ts';
import { urlFor } from '#contract/routes.ts';
import { hiddenState, shownState } from '#rules/shop/shown.ts';
import { koreanDayOf } from '#server/nouns/shop/korean-day.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** Maximum results. */
const FOUND_MAX = 20;

/** The rows of a noun as `t`, the row of their owner as `o`, and what a picker shows of them. */
interface Source {
  from: RawBuilder<unknown>;
  name: RawBuilder<unknown>;
  note: RawBuilder<unknown>;
  image: RawBuilder<unknown>;
  ground?: RawBuilder<unknown>;
  isShown: RawBuilder<unknown>;
  /** What the URL of its page needs besides the id. */
  key?: RawBuilder<unknown>;
  url: ((id: number, key: string) => string) | null;
}

const named = sql`t.name`;
const none = sql`null::text`;
const picture = sql`nullif(t.image_src, '')`;
const live = sql`t.state = ${sql.lit(shownState)}`;
const owner = sql`coalesce(o.name ->> 'ko', '')`;
const plain = (from: RawBuilder<unknown>, url: Source['url']): Source => ({
  ...{ from, name: named, note: sql`''`, image: picture, isShown: live, url },
});

const sources: Readonly<Record<PickNoun, Source>> = {
  products: {
    ...plain(sql`product.products t left join product.brands o on o.id = t.brand_id`, (id) => urlFor('product-id', { id })),
    note: owner,
    isShown: sql`t.state <> ${sql.lit(hiddenState)}`,
  },
  graphics: {
    ...plain(sql`product.graphics t left join product.artists o on o.id = t.artist_id`, (graphic_id, name) =>
      urlFor('artist-name-graphic', { name, graphic_id }),
    ),
    key: sql`o.path_name`,
    note: owner,
    image: sql`t.src`,
    ground: sql`t.background_color`,
  },
  artists: {
    ...plain(sql`product.artists t`, (_, name) => urlFor('artist-name', { name })),
    image: sql`nullif(t.profile_src, '')`,
    key: sql`t.path_name`,
  },
  brands: {
    ...plain(sql`product.brands t`, (id) => urlFor('brand', { id })),
    image: sql`nullif(coalesce(nullif(t.logo_src, ''), t.image_src), '')`,
  },
  categories: {
    ...plain(sql`product.categories t left join product.categories o on o.id = t.parent_id`, (_, category) =>
      urlFor('category', {}, { category }),
    ),
    note: owner,
    key: sql`t.path_name`,
    isShown: sql`true`,
  },
  plans: { ...plain(sql`product.plans t`, (id) => urlFor('plan', { id })), name: sql`t.title` },
  banners: { ...plain(sql`management.banners t`, (id) => urlFor('banner', { id })), name: sql`t.title` },
  influencers: plain(sql`management.influencers t`, (id) => urlFor('influencer', { id })),
  coupons: {
    ...plain(sql`sales.coupons t`, null),
    note: sql`coalesce('~ ' || ${koreanDayOf(sql`t.ends_at`)}, '')`,
    image: none,
  },
  // Only the shop's designs, not members' own.
  designs: {
    from: sql`(select * from product.product_customs where type <> 'USER') t left join product.products o on o.id = t.product_id`,
    name: sql`jsonb_build_object('ko', t.name)`,
    note: owner,
    image: sql`(select concat_ws(' ', t.render_key, t.revision, side.mockup_group_id) from product.product_custom_mockups side
      where side.product_custom_id = t.id order by side.id limit 1)`,
    isShown: sql`true`,
    key: sql`t.product_id`,
    url: (product_custom_id, id) => urlFor('product-id', { id }, { product_custom_id }),
  },
  reviews: {
    from: sql`product.reviews t left join product.products o on o.id = t.product_id`,
    name: sql`jsonb_build_object('ko', left(t.content, 80))`,
    note: owner,
    image: sql`(select src from product.review_images picture where picture.review_id = t.id order by picture.position, picture.id limit 1)`,
    isShown: live,
    url: (id) => urlFor('review', { id }),
  },
};

/** Rows to choose from, with name and picture. */
export async function readPicks(db: Db, { of, q, ids }: PicksQuery): Promise<Picks> {
  const source = sources[of];
  const { where, order } = ids === undefined ? search(source, q) : among(ids);
  const { rows } = await sql<Omit<Pick, 'url'> & { key: string }>`
    select t.id, coalesce(${source.name} ->> 'ko', ${source.name} ->> 'en', '') as name, ${source.note} as note, ${source.image} as image_src,
      ${source.ground ?? none} as background_color, (${source.isShown}) and t.deleted_at is null as is_shown,
      coalesce((${source.key ?? none})::text, '') as key
    from ${source.from} where ${where} order by ${order}`.execute(db);
  const found = rows.map(({ key, ...row }): Pick => ({ ...row, url: source.url?.(row.id, key) ?? null }));
  return { picks: of === 'designs' ? found.map(withPicture) : found };
}

/** A design's picture has its own URL, derived from its row. */
function withPicture(row: Pick): Pick {
  const [renderKey = '', revision, mockupGroupId] = row.image_src?.split(' ') ?? [];
  if (mockupGroupId === undefined) return { ...row, image_src: null };
  return {
    ...row,
    image_src: renderSrc({ design: { renderKey, revision: Number(revision) }, mockupGroupId, width: 320, extension: 'webp' }),
  };
}

function among(ids: readonly number[]) {
  return { where: sql`t.id = any (${ids}::bigint[])`, order: sql`array_position(${ids}::bigint[], t.id)` };
}

/** An exact id first, then names starting with the text, then the newest. */
function search({ name, note }: Source, q: string) {
  const begin = beginningWith(q);
  const part = containing(q);
  const isFound = sql`(${name} ->> 'ko' ilike ${part} or ${name} ->> 'en' ilike ${part} or ${note} ilike ${part} or t.id::text = ${q})`;
  return {
    where: sql`t.deleted_at is null and ${q === '' ? sql`true` : isFound}`,
    order: sql`t.id::text = ${q} desc, ${name} ->> 'ko' ilike ${begin} desc, t.id desc limit ${FOUND_MAX}`,
  };
}
