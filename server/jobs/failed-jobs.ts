import type pg from 'pg';
import { failedJobCutoff } from '#rules/member/retention.ts';

/** The schema of the job queue; only the database owner can access it. */
export const queueSchema = 'graphile_worker';

/** Deletes jobs that used up their attempts, a month after the last one; the queue itself would keep them forever. Returns how many. */
export async function purgeFailedJobs(queue: pg.Pool, now: Date): Promise<number> {
  const { rowCount } = await queue.query(
    `select from ${queueSchema}.complete_jobs(array(
       select id from ${queueSchema}.jobs where attempts >= max_attempts and locked_at is null and updated_at < $1))`,
    [failedJobCutoff(now)],
  );
  return rowCount ?? 0;
}
