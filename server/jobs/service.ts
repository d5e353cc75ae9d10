import { EventEmitter } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { Logger, parseCronItems, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { openPool } from '#db/pool.ts';
import { newsOf } from '#server/logged-error.ts';
import { watchJobs } from '#server/metrics/job-runs.ts';
import { metricsOf } from '#server/metrics/metrics.ts';
import type { Shop } from '#server/shop.ts';
import { inOwnTrace } from '#server/trace.ts';
import { sendAbandoned } from '../nouns/message/sweep-messages-job.ts';
import { queueSchema } from './failed-jobs.ts';
import { jobs, queuedJobs } from './job-list.ts';
import { superviseJobs } from './running/supervise-jobs.ts';

/** Interval for finding messages whose process died while sending, ms; the queue's own cron only counts minutes. */
const abandonedMs = 5_000;

/** Runs the jobs of job-list.ts from a queue in PostgreSQL; with several processes, each run happens in one of them. */
export async function jobsService(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  // A pool created by the worker drops its error listener when it stops; a database failure at that moment would crash the process.
  const pool = openPool({
    connectionString: shop.database.url,
    max: shop.database.jobConnections,
    onLost: (error) => app.log.debug(error),
  });
  const counted = watchJobs(metricsOf(app), shop.clock);
  const task = async (name: string, run: () => Promise<number>) => {
    const count = await inOwnTrace(`job ${name}`, () => counted(name, run));
    if (count > 0) app.log.info({ job: name, count }, 'job done');
  };
  const taskList: TaskList = Object.fromEntries([
    ...jobs.map((job) => [job.name, () => task(job.name, () => job.run(shop, pool))]),
    ...queuedJobs.map((job) => [job.name, (payload: unknown) => task(job.name, () => job.run(shop, payload))]),
  ]);
  const workers = new Set<string>();
  let isStopping = false;
  const isNews = newsOf(shop.database);
  const levelOf = (error: unknown) => (isNews(error) ? 'warn' : 'debug');
  const start = () =>
    startRunner(pool, taskList, {
      onWorkers: (id) => workers.add(id),
      // Connections that close during shutdown are not worth a warning.
      warn: (message, error) => (isStopping ? undefined : app.log[levelOf(error)](message)),
    });
  let abandoned: NodeJS.Timeout | undefined;
  let keeper: ReturnType<typeof superviseJobs> | undefined;
  app.addHook('onReady', async () => {
    keeper = superviseJobs({
      start,
      isStuck: () => isStuck(pool),
      release: async () => void (await pool.query(`select ${queueSchema}.force_unlock_workers($1)`, [[...workers]])),
      warn: (error) => app.log[levelOf(error)]({ err: error }, 'jobs wait'),
    });
    await keeper.firstStart;
    abandoned = setInterval(() => void sendAbandoned(shop).catch((error: unknown) => app.log.debug(error)), abandonedMs);
  });
  // Running jobs get as much time as the last requests.
  if (app.hasDecorator('stopping')) app.stopping.addEventListener('abort', () => void keeper?.stop());
  app.addHook('onClose', async () => {
    isStopping = true;
    clearInterval(abandoned);
    await keeper?.stop();
    await pool.end();
  });
}

/**
 * Completions are written in batches, of those that end at the same moment. Outside a batch the library leaves a database error unhandled,
 * and an unhandled rejection ends the process. A failed batch ends the runner instead, and it is restarted.
 */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

function startRunner(
  pool: pg.Pool,
  taskList: TaskList,
  { onWorkers, warn }: { onWorkers: (id: string) => void; warn: (message: string, error: unknown) => void },
): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => onWorkers(workerPool.id));
  return run({
    pgPool: pool,
    events,
    schema: queueSchema,
    taskList,
    // Retried when the database went down during the job, or the process was stopped before it finished.
    parsedCronItems: parseCronItems(
      jobs.map(({ name, cron, line }) => ({
        ...{ task: name, match: cron },
        options: { backfillPeriod: 0, maxAttempts: 3, ...(line ? { queueName: line, jobKey: name } : {}) },
      })),
    ),
    preset,
    concurrency: 2,
    pollInterval: 30_000,
    noHandleSignals: true,
    logger: new Logger(() => (level, message, { job, error } = {}) => {
      // What a job failed with is never left out: it may be the outage of another service.
      if (level === 'error' || level === 'warning') warn(message, job === undefined ? error : undefined);
    }),
  });
}

/** True when jobs have been overdue for a minute and no process is working on any. */
async function isStuck(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ is_stuck: boolean }>(`
    select exists (select from ${queueSchema}.jobs where locked_at is null and attempts < max_attempts and run_at < now() - interval '1 minute')
      and not exists (select from ${queueSchema}.jobs where locked_at is not null) as is_stuck`);
  return rows[0]?.is_stuck === true;
}
