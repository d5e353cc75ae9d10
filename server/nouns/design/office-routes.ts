import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import {
  designBody,
  designCopy,
  designDetail,
  designResults,
  designsChange,
  savedDesigns,
} from '#contract/rest/admin/catalogue/designs.ts';
import { editOf, savedEdit } from '#contract/rest/admin/edits.ts';
import { id, idempotencyHeaders, idParams, problem } from '#contract/rest/values.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { aroundShopDesign, readSavedDesigns, readShopDesign } from './read-shop-designs.ts';
import { changeDesigns, copyDesign, copyShopDesign, editDesign, flawsOfDesign, removeDesign } from './save-design.ts';

const tags = ['back office: catalogue'];
const config = { permission: 'product.manage' } as const;

/** The shop's designs: best designs and templates; lists read them through the data service. */
export async function adminDesignsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { service } = shop.database;

  typed.get(
    '/admin/designs/saved',
    { config, schema: { tags, summary: 'Designs that whoever asks has saved', response: { 200: savedDesigns, '4xx': problem } } },
    (request) => readSavedDesigns(service, memberOf(request)),
  );

  typed.post(
    '/admin/designs',
    {
      config: { ...config, isIdempotent: true, storesResult: true },
      schema: {
        tags,
        summary: 'Make a design of the shop from a saved one',
        headers: idempotencyHeaders,
        body: designCopy,
        response: { 201: z.object({ id }), '4xx': problem },
      },
    },
    async (request, reply) => reply.code(201).send(orProblem(await copyDesign(shop, memberOf(request), request.body))),
  );

  typed.get(
    '/admin/designs/:id',
    {
      config,
      schema: {
        tags,
        summary: 'A design as its form has it, drawn and checked',
        params: idParams,
        response: { 200: designDetail, '4xx': problem },
      },
    },
    async (request) => {
      const design = orProblem((await readShopDesign(service, request.params.id)) ?? fail('NOT_FOUND'));
      const flaws = await flawsOfDesign(shop, service, request.params.id);
      return { design, flaws, ...(await aroundShopDesign(service, request.params.id)) };
    },
  );

  typed.put(
    '/admin/designs/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Write what the shop says of a design, together with what others changed meanwhile',
        params: idParams,
        body: editOf(designBody),
        response: { 200: savedEdit(designBody), '4xx': problem },
      },
    },
    async (request) => orProblem(await editDesign(shop, request.params.id, request.body)),
  );

  typed.patch(
    '/admin/designs',
    {
      config,
      schema: { tags, summary: 'One change to many designs', body: designsChange, response: { 200: designResults, '4xx': problem } },
    },
    async (request) => ({ results: await changeDesigns(shop, request.body) }),
  );

  typed.post(
    '/admin/designs/:id/copies',
    {
      config: { ...config, isIdempotent: true, storesResult: true },
      schema: {
        tags,
        summary: 'Make another design of the shop like this one',
        headers: idempotencyHeaders,
        params: idParams,
        response: { 201: z.object({ id }), '4xx': problem },
      },
    },
    async (request, reply) => reply.code(201).send(orProblem(await copyShopDesign(shop, request.params.id))),
  );

  typed.delete(
    '/admin/designs/:id',
    {
      config,
      schema: { tags, summary: 'Take a design of the shop away', params: idParams, response: { 200: z.object({}), '4xx': problem } },
    },
    async (request) => orProblem(await removeDesign(shop, request.params.id)),
  );
}
