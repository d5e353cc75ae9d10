import type pg from 'pg';
import { failedJobCutoff } from '#rules/member/retention.ts';

/** Where the queue of jobs lives; only the owner of the database reaches it. */
export const queueSchema = 'graphile_worker';

/** Forgets jobs that failed as often as they may, a month after the last time; the queue itself keeps them for ever. Gives how many. */
export async function purgeFailedJobs(queue: pg.Pool, now: Date): Promise<number> {
  const { rowCount } = await queue.query(
    `select from ${queueSchema}.complete_jobs(array(
       select id from ${queueSchema}.jobs where attempts >= max_attempts and locked_at is null and updated_at < $1))`,
    [failedJobCutoff(now)],
  );
  return rowCount ?? 0;
}
