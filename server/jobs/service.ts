import type { FastifyInstance } from 'fastify';
import { Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import { openPaymentGateway } from '#server/gateways/payment/open.ts';
import type { Shop } from '#server/shop.ts';
import { jobs } from './job-list.ts';

/** Runs the jobs of job-list.ts from a queue in PostgreSQL: with several processes each run happens in one of them. */
export async function jobsService(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const paymentShop = { ...shop, gateway: openPaymentGateway(shop.config) };
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async () => {
        const count = await job.run(paymentShop);
        if (count > 0) app.log.info({ job: job.name, count }, 'job done');
      },
    ]),
  );
  let runner: Runner | null = null;
  app.addHook('onReady', async () => {
    runner = await run({
      connectionString: shop.database.url,
      schema: 'graphile_worker',
      taskList,
      parsedCronItems: parseCronItems(
        jobs.map((job) => ({ task: job.name, match: job.cron, options: { backfillPeriod: 0, maxAttempts: 1 } })),
      ),
      concurrency: 2,
      maxPoolSize: 4,
      pollInterval: 30_000,
      noHandleSignals: true,
      logger: new Logger(() => (level, message) => {
        if (level === 'error' || level === 'warning') app.log.warn(message);
      }),
    });
  });
  app.addHook('onClose', async () => {
    await runner?.stop();
  });
}
