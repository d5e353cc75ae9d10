import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import { sendProblem } from '#server/plugins/problems.ts';
import type { Shop } from '#server/shop.ts';
import { jobs } from '../job-list.ts';

/** The path at which a demonstration runs a scheduled job by hand. */
export const jobsByHandPath = '/dev/jobs';

const query = z.object({ at: z.iso.datetime().optional() });

/**
 * `POST /dev/jobs/<name>?at=<time>` runs a scheduled job as of that time (default: now), so that a demonstration need not wait a day for
 * its digest. Not in live mode, and only under the shop's own host names.
 */
export async function jobsByHand(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  if (shop.config.mode === 'live') return;
  const names = new Set(['localhost', '127.0.0.1', new URL(shop.config.publicUrl).hostname]);
  app.post<{ Params: { name: string } }>('/:name', async (request, reply) => {
    const job = jobs.find(({ name, run }) => name === request.params.name && run.length < 2);
    const asked = query.safeParse(request.query);
    // A page on another site can post here, but its Origin header gives it away.
    if (job === undefined || !names.has(request.hostname) || request.headers.origin !== undefined)
      return sendProblem(reply, fail('NOT_FOUND'));
    if (!asked.success) return sendProblem(reply, fail('INVALID_INPUT'));
    const { at } = asked.data;
    return { done: await job.run(at === undefined ? shop : { ...shop, clock: () => new Date(at) }, shop.database.servicePool) };
  });
}
