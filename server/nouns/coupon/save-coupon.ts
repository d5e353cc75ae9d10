import { type Failure, fail } from '#contract/errors/errors.ts';
import type { CouponBody } from '#contract/rest/admin/coupons.ts';
import { brokenPromise } from '#rules/money/coupon/coupon-terms.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, refusedBy, type Trx } from '#server/transaction/transaction.ts';

/**
 * Creates a coupon (`id` null) or updates it. Errors: COUPON_NOT_FOUND, COUPON_PROMISED with the term its holders were promised,
 * COUPON_LIMIT_BELOW, COUPON_NUMBER_TAKEN, INVALID_INPUT for a product or graphic that does not exist.
 */
export async function saveCoupon(shop: Shop, id: number | null, body: CouponBody): Promise<{ id: number } | Failure> {
  const { product_ids, graphic_ids, name, ...columns } = body;
  const values = {
    ...columns,
    name: JSON.stringify(name),
    starts_at: new Date(body.starts_at),
    ends_at: body.ends_at === null ? null : new Date(body.ends_at),
  };
  return inTransaction(shop.database.service, async (trx) => {
    const refusal = id === null ? null : await whatForbids(trx, id, body);
    if (refusal !== null) return refusal;
    if (body.number !== null && (await isInList(trx, body.number))) return fail('COUPON_NUMBER_TAKEN', { field: 'number' });
    const saved =
      id === null
        ? await trx
            .insertInto('sales.coupons')
            .values({ ...values, created_at: shop.clock() })
            .returning('id')
            .executeTakeFirstOrThrow()
        : await trx.updateTable('sales.coupons').set(values).where('id', '=', id).returning('id').executeTakeFirstOrThrow();
    await writeTargets(trx, saved.id, { product_ids, graphic_ids });
    return saved;
  }).catch(refusedCoupon);
}

const refusedCoupon = refusedBy({
  coupons_number_key: fail('COUPON_NUMBER_TAKEN', { field: 'number' }),
  coupon_products_product_id_fkey: fail('INVALID_INPUT', { field: 'product_ids' }),
  coupon_graphics_graphic_id_fkey: fail('INVALID_INPUT', { field: 'graphic_ids' }),
});

async function whatForbids(trx: Trx, id: number, body: CouponBody): Promise<Failure | null> {
  const before = await trx
    .selectFrom('sales.coupons')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) return fail('COUPON_NOT_FOUND');
  const targets = await targetsOf(trx, id);
  const sorted = { product_ids: body.product_ids.toSorted(byNumber), graphic_ids: body.graphic_ids.toSorted(byNumber) };
  const ends_at = body.ends_at === null ? null : new Date(body.ends_at);
  const broken = brokenPromise({ ...before, ...targets }, { ...body, ...sorted, ends_at });
  if (broken !== null) return fail('COUPON_PROMISED', { field: broken });
  if (body.issue_limit !== null && body.issue_limit < before.issued_count) return fail('COUPON_LIMIT_BELOW', { field: 'issue_limit' });
  return null;
}

/** What a coupon applies to, in order of id; empty lists mean everything. */
async function targetsOf(trx: Trx, coupon_id: number): Promise<{ product_ids: number[]; graphic_ids: number[] }> {
  const products = await trx.selectFrom('sales.coupon_products').select('product_id').where('coupon_id', '=', coupon_id).execute();
  const graphics = await trx.selectFrom('sales.coupon_graphics').select('graphic_id').where('coupon_id', '=', coupon_id).execute();
  return {
    product_ids: products.map(({ product_id }) => product_id).sort(byNumber),
    graphic_ids: graphics.map(({ graphic_id }) => graphic_id).sort(byNumber),
  };
}

async function writeTargets(trx: Trx, coupon_id: number, wanted: { product_ids: number[]; graphic_ids: number[] }): Promise<void> {
  const known = await targetsOf(trx, coupon_id);
  const [products, graphics] = [changes(known.product_ids, wanted.product_ids), changes(known.graphic_ids, wanted.graphic_ids)];
  if (products.gone.length > 0)
    await trx.deleteFrom('sales.coupon_products').where('coupon_id', '=', coupon_id).where('product_id', 'in', products.gone).execute();
  if (products.added.length > 0)
    await trx
      .insertInto('sales.coupon_products')
      .values(products.added.map((product_id) => ({ coupon_id, product_id })))
      .execute();
  if (graphics.gone.length > 0)
    await trx.deleteFrom('sales.coupon_graphics').where('coupon_id', '=', coupon_id).where('graphic_id', 'in', graphics.gone).execute();
  if (graphics.added.length > 0)
    await trx
      .insertInto('sales.coupon_graphics')
      .values(graphics.added.map((graphic_id) => ({ coupon_id, graphic_id })))
      .execute();
}

/** The ids to delete and to add, without duplicates. */
function changes(known: readonly number[], wanted: readonly number[]): { gone: number[]; added: number[] } {
  return { gone: known.filter((id) => !wanted.includes(id)), added: [...new Set(wanted)].filter((id) => !known.includes(id)) };
}

async function isInList(trx: Trx, number: string): Promise<boolean> {
  return (await trx.selectFrom('sales.coupon_numbers').select('number').where('number', '=', number).executeTakeFirst()) !== undefined;
}

const byNumber = (one: number, other: number) => one - other;
