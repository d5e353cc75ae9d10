import { z } from 'zod';
import { because } from '#contract/errors/why.ts';
import { couponTypes, mayBrandBear, targetOf } from '#rules/money/coupon/coupon.ts';
import { COUPON_NUMBER_PATTERN, NUMBERS_AT_ONCE, numberRefusals } from '#rules/money/coupon/coupon-number.ts';
import { QUANTITY_MAX, QUANTITY_MIN } from '#rules/order/stock.ts';
import { MOST_LIST_ROWS } from '#rules/shop/list-parts.ts';
import { digits, id, time, won } from '../values.ts';
import { words } from './catalogue/values.ts';

const count = z.int().min(1).max(1_000_000);
const discount = z.int().min(1).max(10_000_000);

/** The complete form of a coupon, for POST /api/admin/coupons and PUT /api/admin/coupons/{id}. */
export const couponBody = z
  .strictObject({
    name: words(60),
    type: z.enum(couponTypes),
    number: z
      .string()
      .trim()
      .toUpperCase()
      .regex(COUPON_NUMBER_PATTERN)
      .nullable()
      .describe('One number for everybody; lists of numbers of their own are made apart'),
    discount_type: z.enum(['AMOUNT', 'RATE']),
    discount_value: discount.describe('Won, or percent'),
    max_discount_amount: discount.nullable(),
    max_discount_per: z.enum(['TOTAL', 'UNIT']),
    min_order_amount: won.max(100_000_000),
    applicable_count: z.int().min(QUANTITY_MIN).max(QUANTITY_MAX).nullable(),
    issue_limit: count.nullable(),
    per_member_limit: z.int().min(1).max(100),
    budget_amount: z
      .int()
      .min(1)
      .max(2_000_000_000)
      .nullable()
      .describe('Won that orders may take off before no more copies are handed out'),
    valid_days: z.int().min(1).max(3_650).nullable(),
    starts_at: time,
    ends_at: time.nullable(),
    state: z.enum(['ACT', 'STOP']),
    is_public: z.boolean(),
    is_sign_up_gift: z.boolean(),
    is_brand_borne: z.boolean().describe('Each brand bears what it takes off its goods; else the shop does'),
    product_ids: z.array(id).max(500),
    graphic_ids: z.array(id).max(500),
  })
  .refine(({ discount_type, discount_value }) => discount_type === 'AMOUNT' || discount_value <= 100, because('PERCENT', 'discount_value'))
  .refine(({ starts_at, ends_at }) => ends_at === null || starts_at < ends_at, because('END', 'ends_at'))
  .refine(({ type, product_ids }) => targetOf(type) === 'product_ids' || product_ids.length === 0, because('NOT_HERE', 'product_ids'))
  .refine(({ type, graphic_ids }) => targetOf(type) === 'graphic_ids' || graphic_ids.length === 0, because('NOT_HERE', 'graphic_ids'))
  .refine(({ type, is_brand_borne }) => mayBrandBear(type) || !is_brand_borne, because('NOT_HERE', 'is_brand_borne'));

export const savedCoupon = z.object({ id });

/** POST /api/admin/coupons/{id}/numbers: generate this many, or import a list. */
export const addNumbersBody = z.union([
  z.strictObject({ count: z.int().min(1).max(NUMBERS_AT_ONCE) }),
  z.strictObject({ list: z.string().min(1).max(600_000).describe('A number a line, or a CSV file whose first cells they are') }),
]);
const leftOut = {
  refused: z
    .array(z.object({ line: z.int(), text: z.string(), reason: z.enum(numberRefusals) }))
    .describe('Lines that are left out: 200 at most'),
  refused_count: z.int(),
};
export const addedNumbers = z.object({ added: z.int(), ...leftOut });
/** POST /api/admin/coupons/{id}/numbers/reading: a preview of a file; its `numbers` can be added as a list. */
export const numbersReading = z.object({ numbers: z.array(z.string()), ...leftOut });

/** POST /api/admin/coupons/{id}/numbers/removals: the given numbers, or all unused ones. */
export const removeNumbersBody = z.union([
  z.strictObject({ numbers: z.array(z.string().max(60)).min(1).max(200) }),
  z.strictObject({ state: z.literal('FREE') }),
]);
export const removedNumbers = z.object({ removed: z.int() });

export const numbersQuery = z.object({
  q: z.string().max(60).default('').describe('The beginning of a number'),
  state: z.enum(['FREE', 'CLAIMED']).optional(),
  limit: digits(z.int().min(1).max(MOST_LIST_ROWS)).default(50),
  offset: digits(z.int().min(0).max(1_000_000)).default(0),
});
export const couponNumbers = z.object({
  total: z.int(),
  claimed: z.int(),
  numbers: z.array(z.object({ number: z.string(), issued_at: time.nullable(), used_at: time.nullable() })),
});

export type CouponBody = z.infer<typeof couponBody>;
export type AddNumbers = z.infer<typeof addNumbersBody>;
export type NumbersReading = z.infer<typeof numbersReading>;
export type RemovedNumbers = z.infer<typeof removedNumbers>;
export type RemoveNumbers = z.infer<typeof removeNumbersBody>;
export type AddedNumbers = z.infer<typeof addedNumbers>;
export type NumbersQuery = z.infer<typeof numbersQuery>;
export type CouponNumbers = z.infer<typeof couponNumbers>;
