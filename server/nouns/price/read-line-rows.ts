import { preparedQuery } from '#db/prepared-query.ts';
import { sellerColumns } from '#rules/catalogue/brand/seller.ts';
import { usageColumns } from '#rules/design/usage/graphic-usage.ts';
import { firstShopRules, type ShopRules } from '#rules/office/shop-rules.ts';
import { type FrozenDesign, frozenGraphics, frozenPictures } from '#rules/order/frozen-design.ts';
import { readFrozenDesign } from '#server/nouns/design/read-design.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** The current catalogue data that prices some options and frozen designs. */
export interface LineRows {
  options: Map<number, OptionRow>;
  versions: Map<number, { content_hash: string; design: FrozenDesign }>;
  graphics: Map<number, GraphicRow>;
  pictures: Map<number, { state: string }>;
  mockupGroups: Map<number, { price: number; name: unknown }>;
  rules: DesignRules;
}

export type OptionRow = Awaited<ReturnType<ReturnType<typeof optionsNamed>['execute']>>[number];
export type GraphicRow = Awaited<ReturnType<typeof graphicRows>>[number];

/** Loads the rows of all lines in one statement, or five with designs, however many lines there are. Rows in `known` are not read again. */
export async function readLineRows(
  db: Db,
  lines: readonly { option_id: number; custom_version_id: number | null }[],
  known: readonly OptionRow[] = [],
): Promise<LineRows> {
  const versions = await versionRows(db, unique(lines.flatMap((line) => line.custom_version_id ?? [])));
  const designs = versions.map((row) => ({ id: row.id, content_hash: row.content_hash, design: readFrozenDesign(row.scene) }));
  const sides = designs.flatMap(({ design }) => design.sides);
  const optionIds = [...lines.map((line) => line.option_id), ...designs.map(({ design }) => design.optionId)];
  const [options, graphics, pictures, groups, rules] = await Promise.all([
    optionRows(db, unique(optionIds), known),
    graphicRows(db, unique(frozenGraphics({ sides }))),
    pictureRows(db, unique(frozenPictures({ sides }))),
    groupRows(db, unique(sides.map((side) => side.mockupGroupId))),
    designs.length === 0 ? firstDesignRules : readDesignRules(db),
  ]);
  return {
    options: new Map(options.map((row) => [row.option_id, row])),
    versions: new Map(designs.map(({ id, ...version }) => [id, version])),
    graphics: new Map(graphics.map((row) => [row.id, row])),
    pictures: new Map(pictures.map((row) => [row.id, row])),
    mockupGroups: new Map(groups.map((row) => [row.id, row])),
    rules,
  };
}

async function pictureRows(db: Db, ids: readonly number[]) {
  return ids.length === 0 ? [] : db.selectFrom('product.own_pictures').select(['id', 'state']).where('id', 'in', ids).execute();
}

/** What the shop's rules say of designs. */
type DesignRules = Pick<ShopRules, 'text_price' | 'picture_price' | 'quantity_steps'> & { refused_words: string };
const firstDesignRules: DesignRules = { ...firstShopRules, refused_words: '' };

async function readDesignRules(db: Db): Promise<DesignRules> {
  const rules = db.selectFrom('management.shop_rules').select(['text_price', 'picture_price', 'quantity_steps', 'refused_words']);
  return (await rules.executeTakeFirst()) ?? firstDesignRules;
}

async function optionRows(db: Db, ids: readonly number[], known: readonly OptionRow[]): Promise<OptionRow[]> {
  const missing = ids.filter((id) => known.every((row) => row.option_id !== id));
  return missing.length === 0 ? [...known] : [...known, ...(await optionsNamed(db, missing).execute())];
}

/** The query of the data that prices these options. */
export const optionsNamed = preparedQuery((db: Db, ids: readonly number[]) => optionsToPrice(db).where('option.id', 'in', ids));

/** The query of the data that prices options, with their products; the caller adds the condition. */
export function optionsToPrice(db: Db) {
  return db
    .selectFrom('product.product_options as option')
    .innerJoin('product.products as product', 'product.id', 'option.product_id')
    .innerJoin('product.brands as brand', 'brand.id', 'product.brand_id')
    .innerJoin('product.shipping_policies as policy', 'policy.id', 'product.shipping_policy_id')
    .leftJoin('product.colors as color', 'color.id', 'option.color_id')
    .leftJoin('product.incoming_stocks as incoming', 'incoming.option_id', 'option.id')
    .select('incoming.comes_on')
    .select('color.family as cloth_family')
    .select(['option.id as option_id', 'option.product_id', 'option.name as option_name', 'option.price as option_price'])
    .select(['option.stock_count', 'option.state as option_state', 'option.frame_id', 'option.color_id'])
    .select(['product.name as product_name', 'product.type as product_type', 'product.image_src', 'product.state as product_state'])
    .select(['product.deleted_at', 'product.price', 'product.origin_price', 'product.promotion_price', 'product.brand_id'])
    .select(['brand.name as brand_name', 'brand.state as brand_state', 'brand.deleted_at as brand_deleted_at'])
    .select(['brand.is_brokered', ...sellerColumns.map((column) => `brand.${column}` as const)])
    .select([
      'policy.id as policy_id',
      'policy.fee_type',
      'policy.fee',
      'policy.free_over',
      'policy.remote_fee',
      'policy.day1',
      'policy.day2',
    ]);
}

async function versionRows(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('product.product_custom_versions').select(['id', 'content_hash', 'scene']).where('id', 'in', ids).execute();
}

async function graphicRows(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('product.graphics as graphic')
    .innerJoin('product.artists as artist', 'artist.id', 'graphic.artist_id')
    .select(['graphic.id', 'graphic.name', 'graphic.state', 'graphic.deleted_at', 'graphic.price', 'graphic.promotion_price'])
    .select(['graphic.artist_id', 'artist.name as artist_name', ...usageColumns])
    .where('graphic.id', 'in', ids)
    .execute();
}

async function groupRows(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('product.mockup_groups').select(['id', 'price', 'name']).where('id', 'in', ids).execute();
}

function unique(ids: readonly number[]): number[] {
  return [...new Set(ids)];
}
