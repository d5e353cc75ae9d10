import type { Won } from '#rules/money/money.ts';
import { nextTry, TRIES_BEFORE_ALARM } from '#rules/shop/retry.ts';
import { noteDiscrepancy, resolveDiscrepancies } from '#server/commands/discrepancy/note-discrepancy.ts';
import type { Shop } from '#server/shop.ts';

/** What became of a row: work done, nothing to do, or not yet. */
export type RowOutcome = 'DONE' | 'NOTHING' | 'LATER';

interface About {
  orderId: number | null;
  paymentId: string | null;
  amount: Won;
}

export interface RowWork<Row> {
  /** Names the failures of this work in sales.job_failures. */
  job: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  work: (row: Row) => Promise<RowOutcome>;
  /** The payment behind the row; a person is told when it fails several times in a row. */
  paymentOf?: (row: Row) => About;
}

/** So many rows in a row that must wait mean that the provider is away; the rest is left to the next run. */
const MOST_WAITING = 10;

/**
 * Works through rows so that none stands in the way of another: one that throws or must wait is put off, with growing delay
 * between its tries, and the others go on. Gives how many were done. Select rows without the keys of `putOff`.
 */
export async function eachRow<Row>(shop: Shop, { job, rows, keyOf, work, paymentOf }: RowWork<Row>): Promise<number> {
  const failed = await failures(shop, job, rows.map(keyOf));
  let [done, waiting] = [0, 0];
  for (const row of rows) {
    const key = keyOf(row);
    const tries = failed.get(key) ?? 0;
    const outcome = await work(row).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
    if (outcome === 'DONE') done += 1;
    waiting = outcome === 'LATER' ? waiting + 1 : 0;
    if (outcome === 'DONE' || outcome === 'NOTHING') {
      if (tries > 0) await forget(shop, job, key, paymentOf?.(row));
      continue;
    }
    const why = outcome === 'LATER' ? 'not yet' : outcome.message;
    await putOffRow(shop, { job, key, tries: tries + 1, why });
    if (outcome !== 'LATER') await alarm(shop, { job, key, tries: tries + 1, why, about: paymentOf?.(row) });
    if (waiting >= MOST_WAITING) break;
  }
  return done;
}

/** Keys of the rows a job tries again only later. */
export async function putOff(shop: Shop, job: string): Promise<string[]> {
  const rows = await shop.database.service
    .selectFrom('sales.job_failures')
    .select('row_key')
    .where('job', '=', job)
    .where('next_try_at', '>', shop.clock())
    .execute();
  return rows.map((row) => row.row_key);
}

async function failures(shop: Shop, job: string, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await shop.database.service
    .selectFrom('sales.job_failures')
    .select(['row_key', 'tries'])
    .where('job', '=', job)
    .where('row_key', 'in', keys)
    .execute();
  return new Map(rows.map((row) => [row.row_key, row.tries]));
}

async function putOffRow(shop: Shop, { job, key, tries, why }: { job: string; key: string; tries: number; why: string }): Promise<void> {
  const now = shop.clock();
  const change = { tries, error: why.slice(0, 500), next_try_at: nextTry(tries, now) };
  await shop.database.service
    .insertInto('sales.job_failures')
    .values({ job, row_key: key, since: now, ...change })
    .onConflict((conflict) => conflict.columns(['job', 'row_key']).doUpdateSet(change))
    .execute();
}

async function alarm(
  shop: Shop,
  failure: {
    job: string;
    key: string;
    tries: number;
    why: string;
    about: About | undefined;
  },
): Promise<void> {
  const { about, ...detail } = failure;
  console.error(JSON.stringify({ level: 'error', msg: 'a job failed at a row', ...detail }));
  if (about === undefined || failure.tries < TRIES_BEFORE_ALARM) return;
  await noteDiscrepancy(shop.database.service, { kind: 'JOB_FAILING', ...about, detail, now: shop.clock() });
}

async function forget(shop: Shop, job: string, key: string, about: About | undefined): Promise<void> {
  await shop.database.service.deleteFrom('sales.job_failures').where('job', '=', job).where('row_key', '=', key).execute();
  if (about === undefined) return;
  const healed = { kinds: ['JOB_FAILING'] as const, resolution: `${job} went through`, now: shop.clock() };
  const { paymentId, orderId } = about;
  await resolveDiscrepancies(shop.database.service, { ...(paymentId === null ? { orderId } : { paymentId }), ...healed });
}
