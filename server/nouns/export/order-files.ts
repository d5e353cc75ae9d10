import { type RawBuilder, sql } from 'kysely';
import {
  channelNames,
  claimReasonNames,
  claimStateNames,
  claimTypeNames,
  faultNames,
  methodNames,
  receiptPurposeNames,
  receiptStateNames,
  reprintCauseNames,
  stepNames,
} from '#contract/office/office-names.ts';
import type { ExportFilter } from '#contract/rest/admin/exports.ts';
import type { OrderFilterChoice } from '#contract/rest/admin/orders.ts';
import { columnNames, labelOf, orderAmountNames, pieceAmountNames } from '#rules/money/order-sums.ts';
import { cancellationStatesIn } from '#rules/money/refund/refund.ts';
import { claimStatesIn } from '#rules/order/claim/claim.ts';
import { ordersOf } from '#server/nouns/order/desk/list-desk-orders.ts';
import { all, type FileColumn, type FileQuery, ko, within } from './file-query.ts';

const orderNumber: FileColumn = { heading: '주문번호', of: sql`o.order_number` };
const state: FileColumn = { heading: '상태', of: sql`o.step`, names: stepNames };

/** An amount of a row that keeps some in columns and the others in `amounts`. */
const amount = (table: 'o' | 'line', name: string, has: readonly string[]): FileColumn => ({
  heading: labelOf(name).ko,
  of: has.includes(name) ? sql.ref(`${table}.${name}`) : sql`coalesce((${sql.ref(`${table}.amounts`)} ->> ${sql.lit(name)})::integer, 0)`,
});

/** Orders as their list has them. */
function matching(filter: OrderFilterChoice, now: Date): RawBuilder<unknown> {
  const { sources, conditions } = ordersOf(filter, now);
  return sql`(${sql.join(sources, sql` or `)}) and ${conditions}`;
}

export function ordersFile(filter: OrderFilterChoice, now: Date): FileQuery {
  const personal = (heading: string, column: string): FileColumn => ({
    heading,
    of: sql.ref(`o.masked_${column}`),
    whole: sql.ref(`o.${column}`),
  });
  return {
    columns: [
      orderNumber,
      state,
      { heading: '주문일시', of: sql`o.ordered_at` },
      { heading: '결제일시', of: sql`o.payment_date` },
      { heading: '결제수단', of: sql`o.payment_method`, names: methodNames },
      { heading: '유입 경로', of: sql`o.channel`, names: channelNames },
      ...orderAmountNames.map((name) => amount('o', name, columnNames)),
      { heading: '결제 금액', of: sql`o.payment_amount` },
      {
        heading: '환불 금액',
        of: sql`coalesce((select sum(back.amount) from sales.payment_cancellations back
          join sales.payments paid on paid.payment_id = back.payment_id
          where paid.order_id = o.id and back.status in (${sql.join(cancellationStatesIn('back'))})), 0)`,
      },
      personal('주문자', 'orderer_name'),
      personal('주문자 전화', 'orderer_phone'),
      personal('주문자 이메일', 'orderer_email'),
      personal('받는 분', 'recipient'),
      personal('받는 분 전화', 'recipient_phone'),
      { heading: '우편번호', of: sql`o.zip_code` },
      { heading: '주소', of: sql`o.masked_address`, whole: sql`concat_ws(' ', o.address, nullif(o.detail_address, ''))` },
      personal('배송 요청', 'shipping_request'),
      { heading: '발송 약속', of: sql`o.ship_by::text` },
      { heading: '택배사', of: sql`o.courier` },
      { heading: '송장번호', of: sql`o.tracking_number` },
      { heading: '발송일시', of: sql`o.shipped_at` },
      { heading: '배송 완료', of: sql`o.delivered_at` },
      { heading: '구매 확정', of: sql`o.confirmed_at` },
      { heading: '취소일시', of: sql`o.cancelled_at` },
    ],
    source: sql`from sales.orders o where ${matching(filter, now)} order by o.ordered_at desc, o.id desc`,
  };
}

export function orderLinesFile(filter: OrderFilterChoice, now: Date): FileQuery {
  return {
    columns: [
      orderNumber,
      { heading: '상품주문번호', of: sql`o.order_number || '-' || line.id` },
      state,
      { heading: '주문일시', of: sql`o.ordered_at` },
      { heading: '결제일시', of: sql`o.payment_date` },
      { heading: '상품', of: ko(sql`line.product_name`) },
      { heading: '상품코드', of: sql`product.code` },
      { heading: '옵션', of: ko(sql`line.option_name`) },
      { heading: '브랜드', of: ko(sql`line.brand_name`) },
      { heading: '제작', of: sql`case when line.custom_version_id is null then '완제품' else '주문 제작' end` },
      { heading: '수량', of: sql`line.quantity` },
      { heading: '단가', of: sql`line.unit_price` },
      { heading: '상품 금액', of: sql`line.amount` },
      ...pieceAmountNames.map((name) => amount('line', name, [])),
      amount('line', 'coupon_discount_amount', ['coupon_discount_amount']),
      amount('line', 'point_amount', ['point_amount']),
      {
        heading: '취소·반품 수량',
        of: sql`coalesce((select sum(taken.quantity) from sales.claim_products taken join sales.claims claim on claim.id = taken.claim_id
          where taken.order_product_id = line.id and claim.type <> 'EXCHANGE' and claim.status in (${sql.join(claimStatesIn('settled'))})), 0)`,
      },
    ],
    source: sql`from sales.orders o join sales.order_products line on line.order_id = o.id
      left join product.products product on product.id = line.product_id
      where ${matching(filter, now)} order by o.ordered_at desc, o.id desc, line.id`,
  };
}

const claimsOfView = {
  open: claimStatesIn('undecided'),
  owed: claimStatesIn('owed'),
  finished: claimStatesIn('finished'),
  all: null,
} as const;

export function claimsFile({ tab, type, fault, q, from, until }: ExportFilter<'claims'>): FileQuery {
  const states = claimsOfView[tab];
  const conditions = [
    ...(states === null ? [] : [sql`claim.status in (${sql.join(states)})`]),
    ...(type === undefined ? [] : [sql`claim.type = ${type}`]),
    ...(fault === undefined ? [] : [sql`claim.fault = ${fault}`]),
    ...(q === '' ? [] : [sql`o.order_number = ${q}`]),
    ...within(sql`claim.created_at`, { from, until }),
  ];
  return {
    columns: [
      { heading: '신청번호', of: sql`claim.id` },
      { heading: '종류', of: sql`claim.type`, names: claimTypeNames },
      { heading: '상태', of: sql`claim.status`, names: claimStateNames },
      orderNumber,
      { heading: '주문자', of: sql`o.masked_orderer_name`, whole: sql`o.orderer_name` },
      {
        heading: '상품',
        of: sql`(select string_agg(line.product_name ->> 'ko' || ' ' || taken.quantity, ', ' order by line.id)
          from sales.claim_products taken join sales.order_products line on line.id = taken.order_product_id where taken.claim_id = claim.id)`,
      },
      { heading: '사유', of: sql`claim.reason`, names: claimReasonNames },
      { heading: '귀책', of: sql`claim.fault`, names: faultNames },
      { heading: '환불 금액', of: sql`coalesce(refund.amount, 0)` },
      { heading: '돌려준 포인트', of: sql`coalesce(refund.point_amount, 0)` },
      { heading: '반품 배송비', of: sql`coalesce(refund.pick_up_fee, 0)` },
      { heading: '신청일시', of: sql`claim.created_at` },
      { heading: '처리일시', of: sql`claim.decided_at` },
      { heading: '완료일시', of: sql`claim.completed_at` },
    ],
    source: sql`from sales.claims claim join sales.orders o on o.id = claim.order_id
      left join sales.claim_refunds refund on refund.claim_id = claim.id where ${all(conditions)} order by claim.id desc`,
  };
}

export function cashReceiptsFile({ state: only, q, from, until }: ExportFilter<'cash-receipts'>): FileQuery {
  const conditions = [
    ...(only === undefined ? [] : [sql`receipt.state = ${only}`]),
    ...(q === '' ? [] : [sql`o.order_number = ${q}`]),
    ...within(sql`receipt.requested_at`, { from, until }),
  ];
  return {
    columns: [
      orderNumber,
      { heading: '상태', of: sql`receipt.state`, names: receiptStateNames },
      { heading: '용도', of: sql`receipt.purpose`, names: receiptPurposeNames },
      { heading: '금액', of: sql`receipt.amount` },
      { heading: '번호', of: sql`receipt.shown_identity` },
      { heading: '승인번호', of: sql`receipt.issue_number` },
      { heading: '신청일시', of: sql`receipt.requested_at` },
      { heading: '발급일시', of: sql`receipt.issued_at` },
      { heading: '취소일시', of: sql`receipt.cancelled_at` },
    ],
    source: sql`from sales.cash_receipts receipt join sales.orders o on o.id = receipt.order_id
      where ${all(conditions)} order by receipt.id desc`,
  };
}

export function reprintsFile(span: ExportFilter<'reprints'>): FileQuery {
  return {
    columns: [
      { heading: '날짜', of: sql`reprint.created_at` },
      orderNumber,
      { heading: '상품주문번호', of: sql`o.order_number || '-' || line.id` },
      { heading: '상품', of: ko(sql`line.product_name`) },
      { heading: '옵션', of: ko(sql`line.option_name`) },
      { heading: '수량', of: sql`reprint.quantity` },
      { heading: '이유', of: sql`reprint.cause`, names: reprintCauseNames },
      { heading: '비용', of: sql`reprint.cost` },
      { heading: '다시 만든 때', of: sql`reprint.made_at` },
    ],
    source: sql`from sales.reprints reprint join sales.orders o on o.id = reprint.order_id
      join sales.order_products line on line.id = reprint.order_product_id
      where ${all([...within(sql`reprint.created_at`, span)])} order by reprint.created_at desc, reprint.id desc`,
  };
}
