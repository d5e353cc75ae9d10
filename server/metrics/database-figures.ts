import { setTimeout as wait } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import { openPool } from '#db/pool.ts';
import type { ShopParts } from '#server/shop.ts';
import { type Figure, readShopFigures } from './shop-figures.ts';

/** Cache lifetime in ms: twenty scrapers cost as much as one. */
const lifeMs = 5_000;
/** Timeout of a scrape's database query, in ms. */
const patienceMs = 1_500;

/** All metrics read from the database, with their help texts. */
const gauges: Readonly<Record<string, { help: string; labels: readonly string[] }>> = {
  seam_jobs_waiting: { help: 'Jobs in the queue that will run', labels: ['task'] },
  seam_jobs_failed: { help: 'Jobs in the queue that failed for good', labels: ['task'] },
  seam_jobs_oldest_seconds: { help: 'How long the longest due job has waited', labels: [] },
  seam_payments: { help: 'Payment attempts of the last 24 hours, by state', labels: ['state'] },
  seam_payments_open_oldest_seconds: { help: 'Age of the oldest attempt whose end is not known', labels: [] },
  seam_refunds: { help: 'Refunds of the last 24 hours, by state', labels: ['state'] },
  seam_refunds_requested: { help: 'Refunds that the provider has not finished', labels: [] },
  seam_refunds_requested_oldest_seconds: { help: 'Age of the oldest refund that the provider has not finished', labels: [] },
  seam_refunds_owed: { help: 'Payments that are owed back and not yet back', labels: [] },
  seam_refunds_owed_oldest_seconds: { help: 'How long the oldest of them is owed', labels: [] },
  seam_job_rows_failing: { help: 'Rows that a job could not finish and tries again later', labels: ['task'] },
  seam_messages: { help: 'Texts and mails of the last 24 hours, by channel and state', labels: ['channel', 'state'] },
  seam_messages_waiting_oldest_seconds: { help: 'How long the oldest unsent text or mail has waited', labels: [] },
  seam_discrepancies_open: { help: 'Discrepancies of money that wait for a person, by kind', labels: ['kind'] },
  seam_discrepancies_open_won: { help: 'Won in open discrepancies, by kind', labels: ['kind'] },
  seam_discrepancies_oldest_seconds: { help: 'Age of the oldest open discrepancy', labels: [] },
};

export interface DatabaseFigures {
  /** Reloads metrics older than five seconds. Never throws, and gives up at its timeout. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Metrics that only the database knows. They use a separate connection, so that a scrape neither takes one from the shop nor waits when the
 * shop has none left, which is when metrics matter most. It connects as the owner, the only role that can see the job queue, and is
 * read-only.
 */
export function databaseFigures(registry: Registry, { database, clock }: ShopParts): DatabaseFigures {
  const registers = [registry];
  const isUp = new Gauge({ name: 'seam_database_up', help: '1 when the database answered the last time it was asked', registers });
  const shown = new Map(
    Object.entries(gauges).map(([name, { help, labels }]) => [name, new Gauge({ name, help, labelNames: [...labels], registers })]),
  );
  const pool = openPool({
    connectionString: database.url,
    max: 1,
    options: `-c statement_timeout=${patienceMs} -c default_transaction_read_only=on -c timezone=UTC`,
    waitMs: patienceMs,
    silenceMs: 2 * patienceMs,
  });
  let readAt: number | null = null;
  let underWay: Promise<void> | null = null;

  const show = (figures: readonly Figure[] | null) => {
    isUp.set(figures === null ? 0 : 1);
    for (const gauge of shown.values()) {
      gauge.reset();
      // Without labels a reset gauge reports 0, which would be wrong when the value could not be read.
      gauge.remove({});
    }
    for (const { name, labels, value } of figures ?? []) shown.get(name)?.set(labels, value);
  };
  const read = async () => {
    const figures = await readShopFigures(pool, clock()).catch(() => null);
    show(figures);
    readAt = clock().getTime();
  };
  return {
    refresh() {
      const age = readAt === null ? Number.POSITIVE_INFINITY : clock().getTime() - readAt;
      // After the clock was moved back, the age means nothing: reload.
      if (age >= 0 && age < lifeMs) return Promise.resolve();
      underWay ??= read().finally(() => {
        underWay = null;
      });
      // When the database responds to each statement, but slowly, this scrape reports the previous values.
      return Promise.race([underWay, wait(2 * patienceMs, undefined, { ref: false })]);
    },
    close: () => pool.end(),
  };
}
