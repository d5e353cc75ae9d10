import type pg from 'pg';
import { waitingMessageStates } from '#rules/member/message.ts';
import { openCase } from '#rules/money/discrepancy.ts';
import { paymentStatesIn } from '#rules/money/payment-state.ts';
import { cancellationStatesIn } from '#rules/money/refund/refund.ts';

export interface Figure {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Payment attempts the provider may still decide. Must match the partial index payments_undecided, or PostgreSQL will not use it. */
export const undecided = paymentStatesIn('open');

/** Messages still to be sent. Must match the partial index messages_waiting. */
export const unsent = waitingMessageStates.map((state) => `'${state}'`).join(', ');

/** Kinds and tasks come from our code, but are still limited, because every label value is a series that is kept for months. */
const mostLabels = 50;

/**
 * Reads the shop's open work and the last day, using only the indexes of 0005, 0011, 0015 and 0025. Ages are in seconds. The job queue is
 * omitted until the first process with jobs has created it. Errors: throws when the database does not respond.
 */
export async function readShopFigures(pool: pg.Pool, now: Date): Promise<Figure[]> {
  const { rows } = await pool.query<{ hasQueue: boolean }>(`select to_regclass('graphile_worker.jobs') is not null as "hasQueue"`);
  const parts = [
    await paymentFigures(pool, now),
    await refundFigures(pool, now),
    await discrepancyFigures(pool, now),
    await owedFigures(pool, now),
    await failureFigures(pool),
    await messageFigures(pool, now),
  ];
  if (rows[0]?.hasQueue) parts.push(await jobFigures(pool));
  return parts.flat();
}

async function paymentFigures(pool: pg.Pool, now: Date): Promise<Figure[]> {
  const { rows } = await pool.query<{ state: string; count: number }>(
    "select status as state, count(*)::int as count from sales.payments where created_at > $1::timestamptz - interval '1 day' group by 1",
    [now],
  );
  const open = undecided.map((state) => `'${state}'`).join(', ');
  const oldest = await pool.query<{ since: Date | null }>(`select min(created_at) as since from sales.payments where status in (${open})`);
  return [
    ...rows.map(({ state, count }) => ({ name: 'seam_payments', labels: { state }, value: count })),
    age('seam_payments_open_oldest_seconds', oldest.rows[0]?.since ?? null, now),
  ];
}

async function refundFigures(pool: pg.Pool, now: Date): Promise<Figure[]> {
  const { rows } = await pool.query<{ state: string; count: number }>(
    "select status as state, count(*)::int as count from sales.payment_cancellations where created_at > $1::timestamptz - interval '1 day' group by 1",
    [now],
  );
  const requested = await pool.query<{ count: number; since: Date | null }>(
    'select count(*)::int as count, min(created_at) as since from sales.payment_cancellations where status = any($1)',
    [cancellationStatesIn('asked')],
  );
  return [
    ...rows.map(({ state, count }) => ({ name: 'seam_refunds', labels: { state }, value: count })),
    { name: 'seam_refunds_requested', labels: {}, value: requested.rows[0]?.count ?? 0 },
    age('seam_refunds_requested_oldest_seconds', requested.rows[0]?.since ?? null, now),
  ];
}

async function owedFigures(pool: pg.Pool, now: Date): Promise<Figure[]> {
  const { rows } = await pool.query<{ count: number; since: Date | null }>(
    'select count(*)::int as count, min(refund_since) as since from sales.payments where refund_since is not null and refunded_at is null',
  );
  return [
    { name: 'seam_refunds_owed', labels: {}, value: rows[0]?.count ?? 0 },
    age('seam_refunds_owed_oldest_seconds', rows[0]?.since ?? null, now),
  ];
}

async function messageFigures(pool: pg.Pool, now: Date): Promise<Figure[]> {
  const { rows } = await pool.query<{ channel: string; state: string; count: number }>(
    "select channel, state, count(*)::int as count from member.messages where created_at > $1::timestamptz - interval '1 day' group by 1, 2",
    [now],
  );
  // An advertisement held back until morning is not late before then; a message the carrier rejected is late from its creation.
  const oldest = await pool.query<{ since: Date | null }>(
    `select min(case when error = '' then greatest(created_at, send_after) else created_at end) as since from member.messages
     where state in (${unsent}) and (send_after is null or send_after <= $1 or error <> '')`,
    [now],
  );
  return [
    ...rows.map(({ count, ...labels }) => ({ name: 'seam_messages', labels, value: count })),
    age('seam_messages_waiting_oldest_seconds', oldest.rows[0]?.since ?? null, now),
  ];
}

async function failureFigures(pool: pg.Pool): Promise<Figure[]> {
  const { rows } = await pool.query<{ task: string; count: number }>(
    `select job as task, count(*)::int as count from sales.job_failures where failures > 0 group by 1 order by 2 desc limit ${mostLabels}`,
  );
  return rows.map(({ task, count }) => ({ name: 'seam_job_rows_failing', labels: { task }, value: count }));
}

async function jobFigures(pool: pg.Pool): Promise<Figure[]> {
  const { rows } = await pool.query<{ task: string; waiting: number; failed: number; due: number | null }>(
    `select task_identifier as task, count(*) filter (where attempts < max_attempts)::int as waiting,
       count(*) filter (where attempts >= max_attempts and locked_at is null)::int as failed,
       extract(epoch from now() - min(run_at) filter (where attempts < max_attempts and run_at <= now() and locked_at is null))::float8 as due
     from graphile_worker.jobs group by 1 order by 2 desc limit ${mostLabels}`,
  );
  return [
    ...rows.flatMap(({ task, waiting, failed }) => [
      { name: 'seam_jobs_waiting', labels: { task }, value: waiting },
      { name: 'seam_jobs_failed', labels: { task }, value: failed },
    ]),
    { name: 'seam_jobs_oldest_seconds', labels: {}, value: Math.max(0, ...rows.map(({ due }) => due ?? 0)) },
  ];
}

async function discrepancyFigures(pool: pg.Pool, now: Date): Promise<Figure[]> {
  const { rows } = await pool.query<{ kind: string; count: number; won: number; since: Date }>(
    `select kind, count(*)::int as count, coalesce(sum(amount), 0)::float8 as won, min(since) as since
     from sales.discrepancies where state = '${openCase}' group by 1 order by 2 desc limit ${mostLabels}`,
  );
  const oldest = rows.map(({ since }) => since).toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
  return [
    ...rows.flatMap(({ kind, count, won }) => [
      { name: 'seam_discrepancies_open', labels: { kind }, value: count },
      { name: 'seam_discrepancies_open_won', labels: { kind }, value: won },
    ]),
    age('seam_discrepancies_oldest_seconds', oldest, now),
  ];
}

function age(name: string, since: Date | null, now: Date): Figure {
  return { name, labels: {}, value: since === null ? 0 : Math.max(0, (now.getTime() - since.getTime()) / 1000) };
}
