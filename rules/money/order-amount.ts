import type { Locale } from '../shop/locale.ts';
import type { Won } from './money.ts';

/** The facts that decide a fee: the goods, where they go, and what the shopper chose. */
export interface FeeFacts {
  lines: readonly { quantity: number }[];
  zip_code: string | null;
}

/** What the shopper chose of them, by the names of `quoteChoice` (contract/rest/checkouts.ts). */
export type FeeChoice = Omit<FeeFacts, 'lines' | 'zip_code'>;

/**
 * Until when a fee goes back with the last pieces that leave an order by the shopper's wish: in how many of the stages before production,
 * before shipping and after it. Through the shop's fault it always goes back with them.
 */
export const feeBacks = { NEVER: 0, BEFORE_PRODUCTION: 1, BEFORE_SHIPPING: 2, ALWAYS: 3 } as const;

/**
 * An amount of an order, in won and never negative. `LINE`: the same for each piece of a line, so each piece takes its part back with it;
 * `ORDER`: a fee, paid once (a discount of the whole order would have to be split over its lines). `COLUMN`: named by specification 3;
 * `JSON`: kept in the column `amounts`, where the name of a discount ends in `discount_amount` (app.amounts_sum).
 */
export type OrderAmount = { label: Readonly<Record<Locale, string>> } & (
  | { sign: '+' | '-'; per: 'LINE'; kept: 'COLUMN' | 'JSON'; back: 'WITH_PIECES' }
  | { sign: '+'; per: 'ORDER'; kept: 'COLUMN'; back: 'BY_PARCEL' }
  | { sign: '+'; per: 'ORDER'; kept: 'JSON'; back: keyof typeof feeBacks; of: (order: FeeFacts) => Won }
);

/**
 * Every amount of an order, in the order in which they are computed and shown: goods and what belongs to their price, coupons, points,
 * delivery, fees. Contract, quotes, orders, refunds and screens are made from it; a new amount is a row here (docs/changes.md).
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
