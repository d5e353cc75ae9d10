import type { Localized } from '#contract/rest/values.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import type { Coupon, CouponUse } from '#rules/money/coupon/coupon.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** A coupon that a member holds, with its terms. */
export interface MemberCoupon extends Coupon, CouponUse {
  issued_coupon_id: number;
  name: Localized;
}

/**
 * The query of a member's unused coupons. Those held only by the unpaid order `unpaidOrderId` count as free, because ordering again ends
 * that order first.
 */
export const listFreeCoupons = preparedQuery((db: Db, userId: string, unpaidOrderId: number | null) =>
  couponRows(db, userId).where((where) => where.or([where('issued.order_id', 'is', null), where('issued.order_id', '=', unpaidOrderId)])),
);

/** The coupons of these rows with the goods they apply to, counted as free of any order. */
export function listMemberCoupons(db: Db, rows: readonly CouponRow[]): Promise<MemberCoupon[]> {
  return withTargets(
    db,
    rows.map((row) => ({ ...row, order_id: null })),
  );
}

/** A member's coupons with these ids, locked until the transaction ends, so that no two orders use the same one. */
export async function lockCoupons(db: Db, userId: string, issuedIds: readonly number[]): Promise<MemberCoupon[]> {
  if (issuedIds.length === 0) return [];
  const rows = await lockedCoupons(db, userId, issuedIds).execute();
  return withTargets(db, rows);
}

const lockedCoupons = preparedQuery((db: Db, userId: string, issuedIds: readonly number[]) =>
  couponRows(db, userId).where('issued.id', 'in', issuedIds).orderBy('issued.id').forUpdate('issued'),
);

function couponRows(db: Db, userId: string) {
  return db
    .selectFrom('sales.issued_coupons as issued')
    .innerJoin('sales.coupons as coupon', 'coupon.id', 'issued.coupon_id')
    .select([
      'issued.id as issued_coupon_id',
      'issued.expires_at',
      'issued.order_id',
      'coupon.id as coupon_id',
      'coupon.type',
      'coupon.name',
    ])
    .select(['coupon.discount_type', 'coupon.discount_value', 'coupon.max_discount_amount', 'coupon.max_discount_per'])
    .select([
      'coupon.min_order_amount',
      'coupon.applicable_count',
      'coupon.state',
      'coupon.starts_at',
      'coupon.ends_at',
      'coupon.is_brand_borne',
    ])
    .where('issued.user_id', '=', userId)
    .where('coupon.deleted_at', 'is', null);
}

type CouponRow = Awaited<ReturnType<ReturnType<typeof couponRows>['execute']>>[number];

async function withTargets(db: Db, rows: readonly CouponRow[]): Promise<MemberCoupon[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.coupon_id);
  const [products, graphics] = await Promise.all([
    db.selectFrom('sales.coupon_products').select(['coupon_id', 'product_id']).where('coupon_id', 'in', ids).execute(),
    db.selectFrom('sales.coupon_graphics').select(['coupon_id', 'graphic_id']).where('coupon_id', 'in', ids).execute(),
  ]);
  return rows.map(({ coupon_id, ...row }) => ({
    ...row,
    product_ids: products.filter((target) => target.coupon_id === coupon_id).map((target) => target.product_id),
    graphic_ids: graphics.filter((target) => target.coupon_id === coupon_id).map((target) => target.graphic_id),
  }));
}
