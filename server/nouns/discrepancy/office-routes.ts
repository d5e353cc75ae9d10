import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { resolveDiscrepancy, resolvedDiscrepancy } from '#contract/rest/admin/discrepancies.ts';
import { idempotencyHeaders, idParams, problem } from '#contract/rest/values.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { asStaff } from '#server/transaction/staff.ts';
import { resolveDiscrepancy as resolve } from './resolve-discrepancy.ts';

/** Discrepancies between shop and provider, for operators to settle. */
export async function adminDiscrepanciesRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/admin/discrepancies/:id/resolution',
    {
      config: { isIdempotent: true, permission: 'discrepancy.settle' },
      schema: {
        tags: ['back office: discrepancies'],
        summary: 'Give back, accept, or note that it was settled elsewhere',
        headers: idempotencyHeaders,
        params: idParams,
        body: resolveDiscrepancy,
        response: { 200: resolvedDiscrepancy, '4xx': problem, '5xx': problem },
      },
    },
    async (request) => {
      const userId = memberOf(request);
      return orProblem(await asStaff(userId, () => resolve(shop, request.params.id, { ...request.body, userId })));
    },
  );
}
