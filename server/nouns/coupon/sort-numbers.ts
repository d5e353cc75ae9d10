import { NUMBERS_AT_ONCE, type RefusedNumber, readCouponNumbers } from '#rules/money/coupon/coupon-number.ts';
import { portionsOf } from '#rules/shop/list-parts.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** Maximum refused lines listed individually. */
const MOST_TOLD = 200;
/** Numbers per statement. */
const BATCH = 2_000;

/** The new numbers of a list, and its refused lines: no number, repeated, used by a coupon already, or above the maximum. */
export async function sortNumbers(db: Db, table: readonly (readonly string[])[]): Promise<{ numbers: string[]; refused: RefusedNumber[] }> {
  const read = readCouponNumbers(table);
  const taken = await takenNumbers(
    db,
    read.numbers.map(({ number }) => number),
  );
  const fresh = read.numbers.filter(({ number }) => !taken.has(number));
  const refuse = (reason: RefusedNumber['reason']) => (each: { number: string; line: number }) => ({
    line: each.line,
    text: each.number,
    reason,
  });
  return {
    numbers: fresh.slice(0, NUMBERS_AT_ONCE).map(({ number }) => number),
    refused: [
      ...read.refused,
      ...read.numbers.filter(({ number }) => taken.has(number)).map(refuse('TAKEN')),
      ...fresh.slice(NUMBERS_AT_ONCE).map(refuse('TOO_MANY')),
    ].toSorted((one, other) => one.line - other.line),
  };
}

/** The refused lines in the form of the API. */
export function numberRefusals(refused: readonly RefusedNumber[]) {
  return { refused: refused.slice(0, MOST_TOLD), refused_count: refused.length };
}

/** The given numbers that already belong to a coupon, single-use or shared. */
async function takenNumbers(db: Db, numbers: readonly string[]): Promise<Set<string>> {
  const shared = await db.selectFrom('sales.coupons').select('number').where('number', 'is not', null).execute();
  const taken = new Set(shared.flatMap(({ number }) => (number === null ? [] : [number.toUpperCase()])));
  for (const portion of portionsOf(numbers, BATCH)) {
    const rows = await db.selectFrom('sales.coupon_numbers').select('number').where('number', 'in', portion).execute();
    for (const { number } of rows) taken.add(number);
  }
  return taken;
}
