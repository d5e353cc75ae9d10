import { randomBytes } from 'node:crypto';
import { type Failure, fail } from '#contract/errors/errors.ts';
import type { AddedNumbers, AddNumbers } from '#contract/rest/admin/coupons.ts';
import { couponNumbers } from '#rules/money/coupon/coupon-number.ts';
import { portionsOf } from '#rules/shop/list-parts.ts';
import { unlogged } from '#server/nouns/staff/unlogged.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { numberRefusals, sortNumbers } from './sort-numbers.ts';

/** Rows per statement. */
const BATCH = 2_000;

/**
 * Adds single-use numbers to a coupon: a count of new ones, or those of a list. Invalid lines of a list are skipped and reported.
 * Errors: COUPON_NOT_FOUND.
 */
export function addCouponNumbers(shop: Shop, couponId: number, wanted: AddNumbers): Promise<AddedNumbers | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const coupon = await trx
      .selectFrom('sales.coupons')
      .select('id')
      .where('id', '=', couponId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (coupon === undefined) return fail('COUPON_NOT_FOUND');
    const about = { couponId, now: shop.clock() };
    // The log records the count; ten thousand numbers would hide everything else.
    const outcome = await unlogged(trx, () =>
      'count' in wanted ? generate(trx, about, wanted.count) : importNumbers(trx, about, wanted.list),
    );
    if (outcome.added > 0)
      await trx
        .updateTable('sales.coupons')
        .set((row) => ({ number_count: row('number_count', '+', outcome.added) }))
        .where('id', '=', couponId)
        .execute();
    return outcome;
  });
}

type About = { couponId: number; now: Date };

// A generated number may already exist (at 59 bits, hardly ever); another one then replaces it.
async function generate(trx: Trx, about: About, count: number): Promise<AddedNumbers> {
  let added = 0;
  while (added < count) added += (await insert(trx, about, couponNumbers(count - added, randomBytes))).size;
  return { added, refused: [], refused_count: 0 };
}

async function importNumbers(trx: Trx, about: About, list: string): Promise<AddedNumbers> {
  const { numbers, refused } = await sortNumbers(
    trx,
    list.split(/\r?\n/).map((line) => [line]),
  );
  const added = await insert(trx, about, numbers);
  // Somebody else may have added one meanwhile.
  const late = numbers.filter((number) => !added.has(number)).map((text) => ({ line: 0, text, reason: 'TAKEN' as const }));
  return { added: added.size, ...numberRefusals([...refused, ...late]) };
}

async function insert(trx: Trx, { couponId, now }: About, numbers: readonly string[]): Promise<Set<string>> {
  const added = new Set<string>();
  for (const portion of portionsOf(numbers, BATCH)) {
    const rows = await trx
      .insertInto('sales.coupon_numbers')
      .values(portion.map((number) => ({ number, coupon_id: couponId, created_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .execute();
    for (const { number } of rows) added.add(number);
  }
  return added;
}
