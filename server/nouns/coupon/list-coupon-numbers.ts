import { sql } from 'kysely';
import { type Failure, fail } from '#contract/errors/errors.ts';
import type { CouponNumbers, NumbersQuery } from '#contract/rest/admin/coupons.ts';
import { normalizeCouponNumber, printedCouponNumber } from '#rules/money/coupon/coupon-number.ts';
import { sentRow } from '#server/reply-rows.ts';
import { spreadsheetCsv } from '#server/sheets/spreadsheet-csv.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** A page of a coupon's numbers in the order they were added, with their count. Errors: COUPON_NOT_FOUND. */
export async function readCouponNumbers(
  db: Db,
  couponId: number,
  { q, state, limit, offset }: NumbersQuery,
): Promise<CouponNumbers | Failure> {
  if (!(await isCoupon(db, couponId))) return fail('COUPON_NOT_FOUND');
  const counts = await db
    .selectFrom('sales.coupon_numbers')
    .select([sql<number>`count(*)::integer`.as('total'), sql<number>`count(issued_at)::integer`.as('claimed')])
    .where('coupon_id', '=', couponId)
    .executeTakeFirstOrThrow();
  let rows = numbersOf(db, couponId).limit(limit).offset(offset);
  if (state !== undefined) rows = rows.where('number.issued_at', state === 'FREE' ? 'is' : 'is not', null);
  if (q !== '') rows = rows.where('number.number', 'like', `${normalizeCouponNumber(q).replace(/[^0-9A-Z]/g, '')}%`);
  return { ...counts, numbers: (await rows.execute()).map(printed) };
}

/** Every number of a coupon as a CSV file. Errors: COUPON_NOT_FOUND. */
export async function couponNumbersFile(db: Db, couponId: number): Promise<string | Failure> {
  if (!(await isCoupon(db, couponId))) return fail('COUPON_NOT_FOUND');
  const rows = (await numbersOf(db, couponId).execute()).map(printed);
  const lines = rows.map(({ number, issued_at, used_at }) => [number, issued_at ?? '', used_at ?? '']);
  return spreadsheetCsv([['쿠폰 번호', '등록 시각', '사용 시각'], ...lines]);
}

const printed = <Row extends { number: string }>(row: Row) => ({ ...sentRow(row), number: printedCouponNumber(row.number) });

/** True for every coupon ever created, also a deleted one, whose numbers remain. */
async function isCoupon(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('sales.coupons').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

function numbersOf(db: Db, couponId: number) {
  return db
    .selectFrom('sales.coupon_numbers as number')
    .leftJoin('sales.issued_coupons as issued', 'issued.id', 'number.issued_coupon_id')
    .select(['number.number', 'number.issued_at', 'issued.used_at'])
    .where('number.coupon_id', '=', couponId)
    .orderBy('number.created_at')
    .orderBy('number.number');
}
