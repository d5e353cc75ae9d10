import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { brandBody } from '#contract/rest/admin/catalogue/brands.ts';
import { editOf, savedEdit } from '#contract/rest/admin/edits.ts';
import { id, idempotencyHeaders, idParams, problem } from '#contract/rest/values.ts';
import { orProblem } from '#server/plugins/problems.ts';
import type { Shop } from '#server/shop.ts';
import { addBrand, editBrand } from './save-brand.ts';

const tags = ['back office: catalogue'];
const config = { permission: 'brand.manage' } as const;

/** Brands; lists and forms read them through the data service. */
export async function adminBrandsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.post(
    '/admin/brands',
    {
      config: { ...config, isIdempotent: true, storesResult: true },
      schema: {
        tags,
        summary: 'Make a brand',
        headers: idempotencyHeaders,
        body: brandBody,
        response: { 201: z.object({ id }), '4xx': problem },
      },
    },
    async (request, reply) => reply.code(201).send(orProblem(await addBrand(shop, request.body))),
  );

  typed.put(
    '/admin/brands/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Write a brand anew, together with what others changed meanwhile',
        params: idParams,
        body: editOf(brandBody),
        response: { 200: savedEdit(brandBody), '4xx': problem },
      },
    },
    async (request) => orProblem(await editBrand(shop, request.params.id, request.body)),
  );
}
