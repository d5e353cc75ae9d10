import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Failure, fail } from '#contract/errors/errors.ts';
import { cancelledName, orderNames } from '#contract/names/order-names.ts';
import type { InquiryFile } from '#contract/rest/admin/inquiries.ts';
import type { Localized } from '#contract/rest/values.ts';
import type { AnswerValues } from '#rules/community/canned-answer.ts';
import { leftOf } from '#rules/money/refund/paid-sums.ts';
import { finishedClaimStates } from '#rules/order/claim/claim.ts';
import { couriers, isCourier } from '#rules/order/waybill/courier.ts';
import type { ClosedPhotos } from '#server/nouns/photo/find-closed-photos.ts';
import { sentRow } from '#server/reply-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { dueOf } from './list-inquiry-queue.ts';
import { readAnyInquiry } from './list-own-inquiries.ts';

/** How many recent orders are shown beside a question that names none. */
const ORDERS_BESIDE = 3;

/** A question as staff see it: its thread, the asker, and the orders it may be about. Errors: INQUIRY_NOT_FOUND. */
export async function readInquiryFile(db: Db, id: number, now: Date, addresses: ClosedPhotos): Promise<InquiryFile | Failure> {
  const inquiry = await readAnyInquiry(db, id, addresses);
  const about = await askerOf(db, id);
  if (inquiry === null || about === undefined) return fail('INQUIRY_NOT_FOUND');
  const { is_changeable: _changeable, ...shown } = inquiry;
  const orders = await ordersBeside(db, about);
  const member = {
    id: about.user_id,
    nickname: about.nickname,
    name: about.masked_name ?? '',
    joined_at: about.joined_at.toISOString(),
    orders: about.orders,
    inquiries: about.inquiries,
  };
  return {
    ...shown,
    waiting_since: about.waiting_since?.toISOString() ?? null,
    ...dueOf(about.answer_by, now),
    member,
    named_order_id: about.order_id,
    orders,
    values: { ...(await answerValues(db, id)), ...(shown.kind === 'ONE_ON_ONE' ? { 고객명: member.name } : {}) },
  };
}

function askerOf(db: Db, id: number) {
  return db
    .selectFrom('member.inquiries as asked')
    .innerJoin('member.members as member', 'member.id', 'asked.user_id')
    .select([
      'asked.user_id',
      'asked.order_id',
      'asked.waiting_since',
      'asked.answer_by',
      'member.nickname',
      'member.masked_name',
      'member.created_at as joined_at',
    ])
    .select([
      sql<number>`(select count(*)::integer from sales.orders where user_id = asked.user_id and cancelled_at is null and payment_date is not null)`.as(
        'orders',
      ),
      sql<number>`(select count(*)::integer from member.inquiries mine where mine.user_id = asked.user_id and mine.deleted_at is null)`.as(
        'inquiries',
      ),
    ])
    .where('asked.id', '=', id)
    .where('asked.deleted_at', 'is', null)
    .executeTakeFirst();
}

async function ordersBeside(db: Db, { user_id, order_id }: { user_id: string; order_id: number | null }): Promise<InquiryFile['orders']> {
  const rows = await db
    .selectFrom('sales.orders as placed')
    .select(['placed.id', 'placed.order_number', 'placed.ordered_at', 'placed.status', 'placed.cancelled_at', 'placed.payment_amount'])
    .select(['placed.courier', 'placed.tracking_number'])
    .select((of) => [
      jsonArrayFrom(
        of
          .selectFrom('sales.order_products as line')
          .select(['line.product_name', 'line.option_name', 'line.quantity', 'line.image_src'])
          .whereRef('line.order_id', '=', 'placed.id')
          .orderBy('line.id'),
      ).as('lines'),
      of
        .selectFrom('sales.claims as claim')
        .select(sql<number>`count(*)::integer`.as('count'))
        .whereRef('claim.order_id', '=', 'placed.id')
        .where('claim.status', 'not in', finishedClaimStates)
        .as('open_claims'),
      of
        .selectFrom('sales.claim_refunds as refund')
        .innerJoin('sales.claims as settled', 'settled.id', 'refund.claim_id')
        .select(sql<number>`coalesce(sum(refund.amount), 0)::integer`.as('sum'))
        .whereRef('settled.order_id', '=', 'placed.id')
        .as('given_back'),
    ])
    .where('placed.user_id', '=', user_id)
    .$if(order_id !== null, (query) => query.where('placed.id', '=', order_id ?? 0))
    .where((where) => where.or([where('placed.cancel_reason', 'is', null), where('placed.cancel_reason', '<>', 'NOT_PAID')]))
    .orderBy('placed.ordered_at', 'desc')
    .limit(ORDERS_BESIDE)
    .execute();
  return rows.map(({ cancelled_at, open_claims, given_back, ...row }) => ({
    ...sentRow(row),
    is_cancelled: cancelled_at !== null,
    open_claims: open_claims ?? 0,
    left_amount: leftOf(row.payment_amount, given_back ?? 0),
  }));
}

/** The Korean values of the placeholders in an answer to this question. */
export async function answerValues(db: Db, id: number): Promise<AnswerValues> {
  const row = await db
    .selectFrom('member.inquiries as asked')
    .innerJoin('member.members as member', 'member.id', 'asked.user_id')
    .leftJoin('sales.orders as placed', 'placed.id', 'asked.order_id')
    .leftJoin('sales.order_products as line', 'line.id', 'asked.order_product_id')
    .leftJoin('product.products as product', 'product.id', 'asked.product_id')
    .select([
      'member.name',
      'member.nickname',
      'asked.title',
      'asked.product_id',
      'placed.order_number',
      'placed.status',
      'placed.cancelled_at',
    ])
    .select(['placed.courier', 'placed.tracking_number'])
    .select(['line.product_name as line_name', 'product.name as product_name'])
    .where('asked.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return {};
  const product = (row.line_name ?? row.product_name) as Localized | null;
  const called = row.cancelled_at === null ? row.status && orderNames[row.status].name : cancelledName;
  return {
    // The board is public, so it shows the nickname.
    고객명: row.product_id === null ? row.name : row.nickname,
    문의제목: row.title,
    ...(row.order_number === null ? {} : { 주문번호: row.order_number }),
    ...(called ? { 주문상태: called.ko } : {}),
    ...(product === null ? {} : { 상품명: product.ko }),
    ...(row.courier === null ? {} : { 택배사: isCourier(row.courier) ? couriers[row.courier].name : row.courier }),
    ...(row.tracking_number === null ? {} : { 송장번호: row.tracking_number }),
  };
}
