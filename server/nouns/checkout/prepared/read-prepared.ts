import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { BuyerGoods, PreparedCheckouts } from '#contract/rest/admin/prepared/checkouts.ts';
import { isShown } from '#rules/shop/shown.ts';
import { readSavedDesigns } from '#server/nouns/design/read-shop-designs.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** Maximum prepared checkouts shown per member. */
const SHOWN = 20;

/** The checkouts prepared for a member, newest first. */
export async function readPrepared(db: Db, userId: string): Promise<PreparedCheckouts> {
  const rows = await db
    .selectFrom('sales.checkouts as checkout')
    .leftJoin('member.members as staff', 'staff.id', 'checkout.prepared_by')
    .select(['checkout.id', 'checkout.created_at', 'checkout.expires_at', 'staff.name as prepared_by'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('sales.checkout_lines as line')
          .innerJoin('product.product_options as option', 'option.id', 'line.option_id')
          .innerJoin('product.products as product', 'product.id', 'line.product_id')
          .select(['product.name', 'option.name as option', 'line.quantity'])
          .whereRef('line.checkout_id', '=', 'checkout.id')
          .orderBy('line.id'),
      ).as('lines'),
      jsonObjectFrom(
        eb
          .selectFrom('sales.orders as placed')
          .select(['placed.id', 'placed.order_number', 'placed.payment_date'])
          .whereRef('placed.checkout_id', '=', 'checkout.id')
          .where('placed.cancelled_at', 'is', null),
      ).as('order'),
    ])
    .where('checkout.user_id', '=', userId)
    .where('checkout.prepared_by', 'is not', null)
    .orderBy('checkout.created_at', 'desc')
    .limit(SHOWN)
    .execute();
  return {
    checkouts: rows.map(({ lines, order, created_at, expires_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
      goods: lines.map(({ name, option, quantity }) => ({ name: name.ko, option: option.ko, quantity })),
      order: order && { id: order.id, order_number: order.order_number, is_paid: order.payment_date !== null },
    })),
  };
}

/** A member's saved designs, and the options on sale of their products and of the named products. */
export async function readBuyerGoods(
  db: Db,
  { user_id, product_ids = [] }: { user_id: string; product_ids?: readonly number[] | undefined },
): Promise<BuyerGoods> {
  const saved = (await readSavedDesigns(db, user_id)).designs;
  const garments = await garmentsOf(
    db,
    saved.map(({ id }) => id),
  );
  const ids = [...new Set([...product_ids, ...garments.map(({ product_id }) => product_id)])];
  if (ids.length === 0) return { designs: [], products: [] };
  const products = await db
    .selectFrom('product.products as product')
    .select(['product.id', 'product.name', 'product.type'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('product.product_options as option')
          .select(['option.id', 'option.name', 'option.stock_count', 'option.state', 'option.frame_id', 'option.color_id'])
          .whereRef('option.product_id', '=', 'product.id')
          .orderBy('option.position')
          .orderBy('option.id'),
      ).as('options'),
    )
    .where('product.id', 'in', ids)
    .execute();
  const sold = products.map(({ options, ...product }) => ({ ...product, options: options.filter(({ state }) => isShown({ state })) }));
  return {
    designs: saved.flatMap((design) => {
      const garment = garments.find(({ id }) => id === design.id);
      if (garment === undefined) return [];
      const options = sold.find(({ id }) => id === garment.product_id)?.options ?? [];
      const worn = options.filter(({ frame_id, color_id }) => frame_id === garment.frame_id && color_id === garment.color_id);
      return [{ ...design, product_id: garment.product_id, option_ids: worn.map(({ id }) => id) }];
    }),
    products: sold.map(({ id, name, type, options }) => ({
      id,
      name: name.ko,
      is_custom: type === 'CUSTOM',
      options: options.map((option) => ({ option_id: option.id, name: option.name.ko, stock_count: option.stock_count })),
    })),
  };
}

/** The product, frame and colour that each of these designs was made for. */
async function garmentsOf(db: Db, designIds: readonly number[]) {
  if (designIds.length === 0) return [];
  return db
    .selectFrom('product.product_customs as custom')
    .innerJoin('product.product_options as option', 'option.id', 'custom.option_id')
    .select(['custom.id', 'custom.product_id', 'option.frame_id', 'option.color_id'])
    .where('custom.id', 'in', designIds)
    .execute();
}
