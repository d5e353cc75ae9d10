import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { askRestock, restockRequest } from '#contract/rest/restock-requests.ts';
import { idParams, problem } from '#contract/rest/values.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { askRestock as ask } from './ask-restock.ts';
import { withdrawRestock as withdraw } from './withdraw-restock.ts';

const tags = ['restock requests'];

/** Restock subscriptions; a member's own are read through the data service. */
export async function restockRequestsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.post(
    '/restock-requests',
    {
      config: { permission: 'restock-request.change' },
      schema: {
        tags,
        summary: 'Ask to be told when a sold-out option is back',
        body: askRestock,
        response: { 201: restockRequest, '4xx': problem },
      },
    },
    async (request, reply) => reply.code(201).send(orProblem(await ask(shop, memberOf(request), request.body))),
  );

  typed.delete(
    '/restock-requests/:id',
    {
      config: { permission: 'restock-request.change' },
      schema: { tags, summary: 'Take the wish back', params: idParams, response: { 200: z.object({}), '4xx': problem } },
    },
    async (request) => orProblem(await withdraw(shop, memberOf(request), request.params.id)),
  );
}
