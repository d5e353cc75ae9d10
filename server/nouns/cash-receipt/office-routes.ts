import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { adminCashReceipt } from '#contract/rest/cash-receipts.ts';
import { idParams, problem } from '#contract/rest/values.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { asStaff } from '#server/transaction/staff.ts';
import { retryReceipt } from './retry-receipt.ts';

/** Cash receipts that the provider refused. */
export async function adminCashReceiptsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/admin/cash-receipts/:id/retry',
    {
      config: { permission: 'cash-receipt.manage' },
      schema: {
        tags: ['back office: cash receipts'],
        summary: 'Try again to issue a receipt that was refused',
        params: idParams,
        response: { 200: adminCashReceipt, '4xx': problem, '5xx': problem },
      },
    },
    async (request) => orProblem(await asStaff(memberOf(request), () => retryReceipt(shop, request.params.id))),
  );
}
