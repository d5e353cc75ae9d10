import { graphql } from '#admin/graphql/admin.ts';
import { shopNow } from '#client/shop-clock.ts';
import { type CouponStanding, couponStandings, type StandingFacts } from '#rules/money/coupon/coupon-terms.ts';
import { shownState } from '#rules/shop/shown.ts';

export const couponList = graphql(`
  query couponList($where: sales_coupons_bool_exp!, $order_by: [sales_coupons_order_by!], $limit: Int!, $offset: Int!) {
    rows: sales_coupons(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id type name number discount_type discount_value issue_limit issued_count used_count spent_amount budget_amount state
      starts_at ends_at
    }
    total: sales_coupons_aggregate(where: $where) { aggregate { count } }
  }
`);

export const couponDetail = graphql(`
  query couponDetail($id: bigint!) {
    sales_coupons_by_pk(id: $id) {
      id type name number discount_type discount_value max_discount_amount max_discount_per min_order_amount applicable_count
      issue_limit per_member_limit budget_amount issued_count used_count spent_amount number_count valid_days starts_at ends_at
      state is_public is_sign_up_gift is_brand_borne
    }
    sales_coupon_products(where: { coupon_id: { _eq: $id } }, order_by: [{ product_id: asc }], limit: 500) {
      product_id
    }
    sales_coupon_graphics(where: { coupon_id: { _eq: $id } }, order_by: [{ graphic_id: asc }], limit: 500) {
      graphic_id
    }
  }
`);

/** The condition that a coupon's standing is this now, as the rule defines it. */
export function standingIs(standing: string) {
  const now = shopNow().toISOString();
  const { isOver, isOn, hasBegun, hasSupply }: StandingFacts = couponStandings[standing as CouponStanding];
  return {
    ...(isOver ? { ends_at: { _lte: now } } : { _or: [{ ends_at: { _is_null: true } }, { ends_at: { _gt: now } }] }),
    ...(isOn === undefined ? {} : { state: isOn ? { _eq: shownState } : { _neq: shownState } }),
    ...(hasBegun === undefined ? {} : { starts_at: hasBegun ? { _lte: now } : { _gt: now } }),
    ...(hasSupply === undefined ? {} : { is_used_up: { _eq: !hasSupply } }),
  };
}
