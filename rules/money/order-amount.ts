import type { Locale } from '../shop/locale.ts';
import type { Won } from './money.ts';

/** The facts that decide a fee: the goods, the address, and the shopper's choices. */
export interface FeeFacts {
  lines: readonly { quantity: number }[];
  zip_code: string | null;
}

/** The shopper's choices for fees, by the names of `quoteChoice` (contract/rest/checkouts.ts). */
export type FeeChoice = Omit<FeeFacts, 'lines' | 'zip_code'>;

/**
 * In how many stages (before production, before shipping, after it) a fee is refunded when the last pieces leave an order by the
 * shopper's wish. At the shop's fault it is always refunded.
 */
export const feeBacks = { NEVER: 0, BEFORE_PRODUCTION: 1, BEFORE_SHIPPING: 2, ALWAYS: 3 } as const;

/**
 * An amount of an order, in won and never negative. `LINE`: the same for each piece of a line, and refunded by piece; `ORDER`: a fee,
 * paid once. `COLUMN`: has a column named by specification 3; `JSON`: stored in the column `amounts`, where a discount's name ends in
 * `discount_amount` (app.amounts_sum).
 */
export type OrderAmount = { label: Readonly<Record<Locale, string>> } & (
  | { sign: '+' | '-'; per: 'LINE'; kept: 'COLUMN' | 'JSON'; back: 'WITH_PIECES' }
  | { sign: '+'; per: 'ORDER'; kept: 'COLUMN'; back: 'BY_PARCEL' }
  | { sign: '+'; per: 'ORDER'; kept: 'JSON'; back: keyof typeof feeBacks; of: (order: FeeFacts) => Won }
);

/**
 * Every amount of an order, in the order of calculation and display: goods with their extras, coupons, points, delivery, fees. Contract,
 * quotes, orders, refunds and screens are made from this table; a new amount is a new row (docs/changes.md).
 */
export const orderAmounts = {
  product_amount: {
    sign: '+',
    per: 'LINE',
    kept: 'COLUMN',
    back: 'WITH_PIECES',
    label: { ko: '상품 금액', en: 'Product amount', cn: '商品金额' },
  },
  text_amount: {
    sign: '+',
    per: 'LINE',
    kept: 'JSON',
    back: 'WITH_PIECES',
    label: { ko: '텍스트 인쇄', en: 'Printed texts', cn: '文字印刷' },
  },
  picture_amount: {
    sign: '+',
    per: 'LINE',
    kept: 'JSON',
    back: 'WITH_PIECES',
    label: { ko: '내 사진 인쇄', en: 'Own pictures', cn: '自己的图片' },
  },
  quantity_discount_amount: {
    sign: '-',
    per: 'LINE',
    kept: 'JSON',
    back: 'WITH_PIECES',
    label: { ko: '수량 할인', en: 'Quantity discount', cn: '数量折扣' },
  },
  coupon_discount_amount: {
    sign: '-',
    per: 'LINE',
    kept: 'COLUMN',
    back: 'WITH_PIECES',
    label: { ko: '쿠폰 할인', en: 'Coupons', cn: '优惠券' },
  },
  point_amount: {
    sign: '-',
    per: 'LINE',
    kept: 'COLUMN',
    back: 'WITH_PIECES',
    label: { ko: '포인트 사용', en: 'Points', cn: '积分' },
  },
  delivery_amount: {
    sign: '+',
    per: 'ORDER',
    kept: 'COLUMN',
    back: 'BY_PARCEL',
    label: { ko: '배송비', en: 'Delivery fee', cn: '运费' },
  },
} as const satisfies Record<`${string}_amount`, OrderAmount>;
