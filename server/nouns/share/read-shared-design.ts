import type { Kysely } from 'kysely';
import type { SharedDesign } from '#contract/rest/shares.ts';
import type { Localized } from '#contract/rest/values.ts';
import { urlFor } from '#contract/routes.ts';
import type { DB } from '#db/schema.generated.ts';
import { placedLayer } from '#rules/design/custom-design.ts';
import { isShareCode } from '#rules/design/share/share.ts';
import { sellingPrice } from '#rules/money/price.ts';
import type { ShopRules } from '#rules/office/shop-rules.ts';
import { type FrozenDesign, frozenGraphics, frozenPrints } from '#rules/order/frozen-design.ts';
import { priceOfParts } from '#rules/order/proof/design-proof.ts';
import { isShown } from '#rules/shop/shown.ts';
import { readFrozenDesign } from '#server/nouns/design/read-design.ts';
import { readShopRules } from '#server/nouns/shop/read-shop-rules.ts';
import { openShares, readParents } from './list-shares.ts';

/**
 * A shared design by its code: the version that was shared, with its current price. Null when there is none or the share has ended. It
 * names its owner only if they chose to be named.
 */
export async function readSharedDesign(db: Kysely<DB>, code: string): Promise<SharedDesign | null> {
  if (!isShareCode(code)) return null;
  const share = await openShares(db)
    .innerJoin('product.product_custom_versions as version', 'version.id', 'share.version_id')
    .select(['share.id', 'share.code', 'share.line', 'share.form', 'share.mockup_group_id', 'share.is_owner_named', 'share.created_at'])
    .select(['custom.name', 'custom.parent_code', 'member.members.nickname', 'version.scene'])
    .where('share.code', '=', code)
    .executeTakeFirst();
  if (share === undefined) return null;
  const design = readFrozenDesign(share.scene);
  const [{ garment, sides, price }, credits, [parent = null]] = await Promise.all([
    readSoldParts(db, design),
    readCredits(db, share.id),
    readParents(db, share.parent_code === null ? [] : [share.parent_code]),
  ]);
  return {
    id: share.id,
    code: share.code,
    name: share.name,
    line: share.line,
    form: share.form,
    owner: share.is_owner_named && share.nickname !== '' ? share.nickname : null,
    created_at: share.created_at.toISOString(),
    parent,
    credits,
    product: { id: design.productId, name: garment.name, brand_name: garment.brand_name },
    color_name: garment.color_name,
    sides: sides
      .toSorted((one, other) => Number(other.id === share.mockup_group_id) - Number(one.id === share.mockup_group_id))
      .map(({ id, name }) => ({ mockup_group_id: id, name })),
    price,
    picture_count: frozenPrints(design).pictures,
    design: {
      frame_id: garment.frame_id,
      color_id: garment.color_id,
      // Who starts from a shared design has no right to its owner's pictures.
      sides: placedSides(design).map((side) => ({ ...side, layers: side.layers.filter((layer) => !('picture_id' in layer)) })),
    },
  };
}

/** The garment and sides of a frozen design as sold now, with the price of a piece. */
export async function readSoldParts(db: Kysely<DB>, design: FrozenDesign) {
  const [garment, sides, graphics, rules] = await Promise.all([
    readGarment(db, design),
    readSides(db, design),
    readGraphics(db, design),
    readShopRules(db),
  ]);
  return { garment, sides, price: priceOf(design, { garment, sides, graphics, rules }) };
}

/** The layers on each side of a frozen design, in mm. */
export function placedSides({ sides }: FrozenDesign): SharedDesign['design']['sides'] {
  return sides.map(({ mockupGroupId, layers }) => ({
    mockup_group_id: mockupGroupId,
    layers: layers.map(placedLayer),
  }));
}

/** The garment of a frozen design as it is sold now. */
export function readGarment(db: Kysely<DB>, { optionId }: FrozenDesign) {
  return db
    .selectFrom('product.product_options as option')
    .innerJoin('product.products as product', 'product.id', 'option.product_id')
    .innerJoin('product.brands as brand', 'brand.id', 'product.brand_id')
    .leftJoin('product.colors as color', 'color.id', 'option.color_id')
    .select(['option.frame_id', 'option.color_id', 'option.state as option_state', 'product.name', 'product.state', 'product.deleted_at'])
    .select(['product.price', 'product.promotion_price', 'color.name as color_name'])
    .select(['brand.name as brand_name', 'brand.state as brand_state', 'brand.deleted_at as brand_deleted_at'])
    .where('option.id', '=', optionId)
    .executeTakeFirstOrThrow();
}

function readSides(db: Kysely<DB>, { sides }: FrozenDesign) {
  const ids = sides.map(({ mockupGroupId }) => mockupGroupId);
  return db
    .selectFrom('product.mockup_groups')
    .select(['id', 'name', 'price'])
    .where('id', 'in', ids)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

function readGraphics(db: Kysely<DB>, design: FrozenDesign) {
  return db
    .selectFrom('product.graphics as graphic')
    .innerJoin('product.artists as artist', 'artist.id', 'graphic.artist_id')
    .select(['graphic.id', 'graphic.name', 'graphic.state', 'graphic.deleted_at', 'graphic.price', 'graphic.promotion_price'])
    .select(['artist.name as artist_name', 'artist.path_name', 'artist.state as artist_state', 'artist.deleted_at as artist_deleted_at'])
    .where('graphic.id', 'in', graphicIdsOf(design))
    .orderBy('graphic.id')
    .execute();
}

/** The graphic ids of a design, plus 0, because a design may have only texts. */
function graphicIdsOf(design: FrozenDesign): number[] {
  return [0, ...new Set(frozenGraphics(design))];
}

async function readCredits(db: Kysely<DB>, shareId: number) {
  const rows = await db
    .selectFrom('product.design_share_artists as credit')
    .innerJoin('product.artists as artist', 'artist.id', 'credit.artist_id')
    .select(['artist.id', 'artist.name', 'artist.path_name', 'artist.profile_src', 'artist.state', 'artist.deleted_at'])
    .where('credit.share_id', '=', shareId)
    .orderBy('credit.position')
    .execute();
  return rows.filter(isShown).map(({ id, name, path_name, profile_src }) => ({ id, name, path_name, profile_src }));
}

interface SoldParts {
  garment: Awaited<ReturnType<typeof readGarment>>;
  sides: Awaited<ReturnType<typeof readSides>>;
  graphics: Awaited<ReturnType<typeof readGraphics>>;
  rules: ShopRules;
}

/** The price of one piece and its parts; null when any part is no longer sold. */
function priceOf(design: FrozenDesign, { garment, sides, graphics, rules }: SoldParts): SharedDesign['price'] {
  const { texts, pictures } = frozenPrints(design);
  const laidIds = frozenGraphics(design);
  const laid = laidIds.flatMap((graphicId) => graphics.find(({ id }) => id === graphicId) ?? []);
  const isSold =
    isShown(garment) &&
    isShown({ state: garment.option_state, deleted_at: null }) &&
    isShown({ state: garment.brand_state, deleted_at: garment.brand_deleted_at }) &&
    graphics.every((graphic) => isShown(graphic) && isShown({ state: graphic.artist_state, deleted_at: graphic.artist_deleted_at })) &&
    laid.length === laidIds.length &&
    sides.length === design.sides.length;
  if (!isSold) return null;
  const { total, parts } = priceOfParts<Localized>({
    product: { name: garment.name, won: sellingPrice(garment) },
    sides,
    graphics: laid.map((graphic) => ({ ...graphic, price: sellingPrice(graphic) })),
    texts: { count: texts, won: texts * rules.text_price },
    pictures: { count: pictures, won: pictures * rules.picture_price },
  });
  const hrefOf = ({ path_name, id }: (typeof graphics)[number]) => urlFor('artist-name-graphic', { name: path_name, graphic_id: id });
  const hrefs = new Map(graphics.map((graphic) => [graphic.id, hrefOf(graphic)]));
  return { total, parts: parts.map((part) => ({ ...part, href: hrefs.get(part.graphic_id ?? 0) ?? null })) };
}
