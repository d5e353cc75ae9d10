import type pg from 'pg';
import type { ShippingPolicy } from '#rules/money/shipping.ts';
import type { Named } from '#rules/shop/locale.ts';
import { shownState } from '#rules/shop/shown.ts';

/** An option on sale with its product's facts, for product feeds. */
export interface ListedOffer {
  id: number;
  product_id: number;
  code: string;
  name: Named;
  description: Named | null;
  image_src: string;
  images: string[];
  is_custom: boolean;
  price: number;
  origin_price: number;
  promotion_price: number | null;
  review_count: number;
  brand: Named;
  /** The categories from the top down. */
  categories: Named[];
  /** The kind of its facts. */
  kind: string | null;
  material: Named | null;
  origin: Named | null;
  maker: Named | null;
  shipping: ShippingPolicy;
  option: { price: number; stock_count: number };
  size: string;
  color: Named | null;
}

/** A graphic for the feed of new ones. */
export interface ListedGraphic {
  id: number;
  name: Named;
  description: Named | null;
  src: string;
  artist: Named;
  path_name: string;
  published_at: Date;
}

const productsPerRead = 200;

const offersSql = `
  select option.id, product.id as product_id, product.code, product.name, product.description, product.image_src, product.is_custom,
    product.price, product.origin_price, product.promotion_price, product.review_count, brand.name as brand,
    array(select image.src from product.product_images image where image.product_id = product.id order by image.position, image.id limit 10)
      as images,
    (with recursive way as (
      select id, parent_id, name, 0 as depth from product.categories where id = product.category_id
      union all select above.id, above.parent_id, above.name, way.depth + 1 from product.categories above join way on above.id = way.parent_id
    ) select coalesce(jsonb_agg(name order by depth desc), '[]') from way) as categories,
    facts.kind, facts.material, facts.origin, facts.maker, to_jsonb(policy) as shipping, option.size,
    jsonb_build_object('price', option.price, 'stock_count', option.stock_count) as option, color.name as color
  from (select * from product.products where id > $1 and state = '${shownState}' order by id limit ${productsPerRead}) product
  join product.brands brand on brand.id = product.brand_id
  join product.shipping_policies policy on policy.id = product.shipping_policy_id
  join product.product_options option on option.product_id = product.id and option.state = '${shownState}'
  left join product.colors color on color.id = option.color_id
  left join product.product_facts facts on facts.product_id = product.id
  order by product.id, option.position, option.id`;

/** Every option on sale, a few products at a time; `pool` has a visitor's rights. */
export async function* readOffers(pool: pg.Pool): AsyncGenerator<ListedOffer> {
  for (let last = 0; ; ) {
    const { rows } = await pool.query<ListedOffer>(offersSql, [last]);
    yield* rows;
    // Products without an option or a visible brand give no row.
    const { rows: read } = await pool.query<{ id: number | null }>(
      `select max(id) as id from (select id from product.products where id > $1 and state = '${shownState}' order by id limit ${productsPerRead}) part`,
      [last],
    );
    if (!read[0]?.id) return;
    last = read[0].id;
  }
}

/** The newest graphics, by the day they were first shown. */
export async function readNewGraphics(pool: pg.Pool, most: number): Promise<ListedGraphic[]> {
  const { rows } = await pool.query<ListedGraphic>(
    `select graphic.id, graphic.name, graphic.description, graphic.src, artist.name as artist, artist.path_name,
      coalesce(graphic.published_at, graphic.created_at) as published_at
    from (select * from product.graphics where state = $1 and deleted_at is null order by created_at desc, id desc limit $2) graphic
    join product.artists artist on artist.id = graphic.artist_id
    order by published_at desc, graphic.id desc`,
    [shownState, most],
  );
  return rows;
}
