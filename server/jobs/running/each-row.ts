import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '#db/schema.generated.ts';
import type { Won } from '#rules/money/money.ts';
import { nextTry, TRIES_BEFORE_ALARM } from '#rules/shop/retry.ts';
import { isStorageFault } from '#server/gateways/storage/storage-fault.ts';
import { logLine } from '#server/log-line.ts';
import { noteDiscrepancy, resolveFailing } from '#server/nouns/discrepancy/note-discrepancy.ts';
import type { Shop } from '#server/shop.ts';

/** The outcome of a row: work done, nothing to do, or try later. */
export type RowOutcome = 'DONE' | 'NOTHING' | 'LATER';

interface About {
  orderId: number | null;
  paymentId: string | null;
  amount: Won;
}

export interface RowWork<Row> {
  /** The name of this work in sales.job_failures. */
  job: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  work: (row: Row) => Promise<RowOutcome>;
  /** The payment behind the row; repeated failures are reported to a person. */
  paymentOf?: (row: Row) => About;
}

/** Keys of rows that a job could not finish: those to skip until `later`, and those to try `again` now. */
export interface Tried {
  later: readonly string[];
  again: readonly string[];
}

export interface DueWork<Row> extends Omit<RowWork<Row>, 'rows'> {
  /**
   * The rows to handle now, without those of `later`; rows of `again` are not held back by the job's own delay. `isAll` is false when there
   * may be more.
   */
  find: (tried: Tried) => Promise<{ rows: readonly Row[]; isAll: boolean }>;
}

/** A query of due rows, in the order of the work. */
interface QueriedWork<Row> extends Omit<RowWork<Row>, 'rows' | 'keyOf'> {
  due: SelectQueryBuilder<DB, never, Row>;
  /** The column of `job_failures.row_key`, as the query names it. */
  key: (keyof Row & string) | `${string}.${keyof Row & string}`;
  /** Rows per run, where not all; the next one continues. */
  most?: number;
}

/** After this many consecutive rows that must wait, the provider is assumed to be down and the rest is left to the next run. */
const MOST_WAITING = 10;

/** Works through the rows of a query (`eachDueRow`). Returns how many were done. */
export function eachRowOf<Row>(shop: Shop, { due, key, most, ...about }: QueriedWork<Row>): Promise<number> {
  return eachDueRow(shop, {
    ...about,
    find: async ({ later }) => {
      const now = later.length === 0 ? due : due.where(sql.ref(key), 'not in', later);
      const rows = await (most === undefined ? now : now.limit(most)).execute();
      return { rows, isAll: most === undefined || rows.length < most };
    },
    keyOf: (row) => String(row[key.split('.').at(-1) as keyof Row]),
  });
}

/**
 * Works through the due rows (`eachRow`), and clears failures of rows that were to be retried but are no longer due. Returns how many were
 * done.
 */
export async function eachDueRow<Row>(shop: Shop, { find, ...about }: DueWork<Row>): Promise<number> {
  const tried = await triedRows(shop, about.job);
  const { rows, isAll } = await find(tried);
  const done = await eachRow(shop, { ...about, rows });
  if (isAll) await forgetUnmet(shop, about.job, tried, rows.map(about.keyOf));
  return done;
}

/**
 * Works through rows so that none blocks another: a row that throws or must wait (also for an unavailable disk) is retried later with
 * growing delays, and the others continue. Returns how many were done. Select rows without those that `triedRows` puts in `later`.
 */
export async function eachRow<Row>(shop: Shop, { job, rows, keyOf, work, paymentOf }: RowWork<Row>): Promise<number> {
  const known = await knownTries(shop, job, rows.map(keyOf));
  let [done, waiting] = [0, 0];
  for (const row of rows) {
    const key = keyOf(row);
    const before = known.get(key) ?? { tries: 0, failures: 0 };
    const outcome = await work(row).catch(outcomeOf);
    if (outcome === 'DONE') done += 1;
    waiting = outcome === 'LATER' ? waiting + 1 : 0;
    if (outcome === 'DONE' || outcome === 'NOTHING') {
      if (before.tries > 0) await forget(shop, job, [key], `${job} went through`);
      continue;
    }
    const tries = before.tries + 1;
    const [failures, why] = outcome === 'LATER' ? [0, 'not yet'] : [before.failures + 1, outcome.message];
    await postponeRow(shop, { job, key, tries, failures, why });
    if (outcome !== 'LATER') await alarm(shop, { job, key, tries, failures, why, about: paymentOf?.(row) });
    if (waiting >= MOST_WAITING) break;
  }
  return done;
}

/** While the disk is unavailable all rows wait; it is not a failure of any of them. */
function outcomeOf(error: unknown): 'LATER' | Error {
  if (isStorageFault(error)) return 'LATER';
  return error instanceof Error ? error : new Error(String(error));
}

/** The rows this job could not finish, by whether their next retry is due. */
export async function triedRows(shop: Shop, job: string): Promise<Tried> {
  const now = shop.clock();
  const rows = await shop.database.service
    .selectFrom('sales.job_failures')
    .select(['row_key', 'next_try_at'])
    .where('job', '=', job)
    .execute();
  const keys = (isLater: boolean) => rows.filter(({ next_try_at }) => next_try_at > now === isLater).map(({ row_key }) => row_key);
  return { later: keys(true), again: keys(false) };
}

/** Clears failures of rows that were to be retried but did not turn up: paid, ended or deleted in the meantime. */
export async function forgetUnmet(shop: Shop, job: string, { again }: Tried, met: readonly string[]): Promise<void> {
  const due = new Set(met);
  const unmet = again.filter((key) => !due.has(key));
  if (unmet.length > 0) await forget(shop, job, unmet, `${job} has nothing to do there any more`);
}

async function knownTries(shop: Shop, job: string, keys: readonly string[]): Promise<Map<string, { tries: number; failures: number }>> {
  if (keys.length === 0) return new Map();
  const rows = await shop.database.service
    .selectFrom('sales.job_failures')
    .select(['row_key', 'tries', 'failures'])
    .where('job', '=', job)
    .where('row_key', 'in', keys)
    .execute();
  return new Map(rows.map((row) => [row.row_key, row]));
}

type Failing = { job: string; key: string; tries: number; failures: number; why: string };

async function postponeRow(shop: Shop, { job, key, tries, failures, why }: Failing): Promise<void> {
  const now = shop.clock();
  const change = { tries, failures, error: why.slice(0, 500), next_try_at: nextTry(tries, now) };
  await shop.database.service
    .insertInto('sales.job_failures')
    .values({ job, row_key: key, since: now, ...change })
    .onConflict((conflict) => conflict.columns(['job', 'row_key']).doUpdateSet(change))
    .execute();
}

async function alarm(shop: Shop, { about, ...detail }: Failing & { about: About | undefined }): Promise<void> {
  logLine('error', 'a job failed at a row', detail);
  if (about === undefined || detail.failures < TRIES_BEFORE_ALARM) return;
  await noteDiscrepancy(shop.database.service, { kind: 'JOB_FAILING', ...about, detail, now: shop.clock() });
}

async function forget(shop: Shop, job: string, keys: readonly string[], resolution: string): Promise<void> {
  await shop.database.service.deleteFrom('sales.job_failures').where('job', '=', job).where('row_key', 'in', keys).execute();
  await resolveFailing(shop.database.service, { job, keys, resolution, now: shop.clock() });
}
