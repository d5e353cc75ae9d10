import type { FastifyInstance } from 'fastify';
import { Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import pg from 'pg';
import { openPaymentGateway } from '#server/gateways/payment/open.ts';
import { watchJobs } from '#server/metrics/job-runs.ts';
import { metricsOf } from '#server/metrics/metrics.ts';
import type { Shop } from '#server/shop.ts';
import { jobs } from './job-list.ts';

/** Runs the jobs of job-list.ts from a queue in PostgreSQL: with several processes each run happens in one of them. */
export async function jobsService(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const paymentShop = { ...shop, gateway: openPaymentGateway(shop.config) };
  const counted = watchJobs(metricsOf(app), shop.clock);
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async () => {
        const count = await counted(job.name, () => job.run(paymentShop));
        if (count > 0) app.log.info({ job: job.name, count }, 'job done');
      },
    ]),
  );
  // A pool the worker makes itself is deaf once it has stopped, and a database that stops in that moment would take the process along.
  const pool = openPool(shop.database.url, (error) => app.log.debug(error));
  let runner: Runner | null = null;
  let isStopping = false;
  app.addHook('onReady', async () => {
    runner = await run({
      pgPool: pool,
      schema: 'graphile_worker',
      taskList,
      parsedCronItems: parseCronItems(
        jobs.map((job) => ({ task: job.name, match: job.cron, options: { backfillPeriod: 0, maxAttempts: 1 } })),
      ),
      concurrency: 2,
      pollInterval: 30_000,
      noHandleSignals: true,
      logger: new Logger(() => (level, message) => {
        // Connections that end while everything ends are no news.
        if (!isStopping && (level === 'error' || level === 'warning')) app.log.warn(message);
      }),
    });
  });
  app.addHook('onClose', async () => {
    isStopping = true;
    await runner?.stop();
    await pool.end();
  });
}

function openPool(connectionString: string, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 4 });
  pool.on('error', onLost);
  pool.on('connect', (client) => void client.on('error', onLost));
  return pool;
}
