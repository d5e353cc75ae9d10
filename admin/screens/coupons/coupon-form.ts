import { z } from 'zod';
import type { CouponDetailQuery } from '#admin/graphql/admin.generated.ts';
import { clockOf, momentOf } from '#admin/kit/fields/korean-clock.ts';
import { shopNow } from '#client/shop-clock.ts';
import { type CouponBody, couponBody } from '#contract/rest/admin/coupons.ts';
import { mayBrandBear, targetOf } from '#rules/money/coupon/coupon.ts';
import { copyOf } from '#rules/office/copy-of.ts';
import { hiddenState, isShown, shownState } from '#rules/shop/shown.ts';

/** Form times are in Korean time; the contract's schema validates the converted values. */
type Entered = Omit<CouponBody, 'starts_at' | 'ends_at' | 'number' | 'state'> & {
  starts_at: string;
  ends_at: string;
  number: string;
  is_on: boolean;
};

/** The form values of a coupon, or of a new one starting now. */
export function enteredOf(coupon: CouponDetailQuery | null): Entered {
  const row = coupon?.sales_coupons_by_pk;
  if (!row || coupon === null)
    return {
      ...{ name: { ko: '' }, type: 'ORDER', number: '', discount_type: 'AMOUNT', discount_value: 0, max_discount_amount: null },
      ...{ max_discount_per: 'TOTAL', min_order_amount: 0, applicable_count: null, issue_limit: null, per_member_limit: 1 },
      ...{ budget_amount: null, valid_days: null, starts_at: clockOf(shopNow().toISOString()), ends_at: '', is_on: true, is_public: false },
      ...{ is_sign_up_gift: false, is_brand_borne: false, product_ids: [], graphic_ids: [] },
    };
  const { id: _id, issued_count: _issued, used_count: _used, spent_amount: _spent, number_count: _numbers, state, ...rest } = row;
  return {
    ...rest,
    // The table's check constraint only allows the rule's values.
    type: rest.type as CouponBody['type'],
    discount_type: rest.discount_type as CouponBody['discount_type'],
    max_discount_per: rest.max_discount_per as CouponBody['max_discount_per'],
    number: rest.number ?? '',
    is_on: isShown({ state }),
    starts_at: clockOf(rest.starts_at),
    ends_at: clockOf(rest.ends_at),
    product_ids: coupon.sales_coupon_products.map(({ product_id }) => product_id),
    graphic_ids: coupon.sales_coupon_graphics.map(({ graphic_id }) => graphic_id),
  };
}

/** The form values for copying a coupon: without number and gift flag, and not active yet. */
export function copiedCoupon({ number: _number, is_on: _on, ...entered }: Entered): Entered {
  return { ...copyOf(entered), number: '', is_on: false };
}

/** Converts the form values to the contract's body. */
export function bodyOf({ is_on, ...entered }: Entered): CouponBody {
  return {
    ...entered,
    state: is_on ? shownState : hiddenState,
    number: entered.number.trim() === '' ? null : entered.number.trim().toUpperCase(),
    starts_at: momentOf(entered.starts_at) ?? '',
    ends_at: momentOf(entered.ends_at),
    is_brand_borne: entered.is_brand_borne && mayBrandBear(entered.type),
    product_ids: targetOf(entered.type) === 'product_ids' ? entered.product_ids : [],
    graphic_ids: targetOf(entered.type) === 'graphic_ids' ? entered.graphic_ids : [],
  };
}

/** Validates the form by the contract's schema; errors are mapped to their inputs. */
export const enteredSchema = z.custom<Entered>().superRefine((entered, context) => {
  const checked = couponBody.safeParse(bodyOf(entered));
  if (checked.success) return;
  for (const issue of checked.error.issues) {
    const path = issue.path[0] === 'name' ? issue.path : issue.path.slice(0, 1);
    context.addIssue({ code: 'custom', message: issue.message, path: [...path] });
  }
}) as unknown as z.ZodType<Entered>;
