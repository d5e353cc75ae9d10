import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { artistBody } from '#contract/rest/admin/catalogue/artists.ts';
import { editOf, savedEdit } from '#contract/rest/admin/edits.ts';
import { id, idempotencyHeaders, idParams, problem } from '#contract/rest/values.ts';
import { orProblem } from '#server/plugins/problems.ts';
import type { Shop } from '#server/shop.ts';
import { addArtist, editArtist } from './save-artist.ts';

const tags = ['back office: catalogue'];
const config = { permission: 'artist.manage' } as const;

/** Artists and the brands they work with; lists and forms read them through the data service. */
export async function adminArtistsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.post(
    '/admin/artists',
    {
      config: { ...config, isIdempotent: true, storesResult: true },
      schema: {
        tags,
        summary: 'Make an artist',
        headers: idempotencyHeaders,
        body: artistBody,
        response: { 201: z.object({ id }), '4xx': problem },
      },
    },
    async (request, reply) => reply.code(201).send(orProblem(await addArtist(shop, request.body))),
  );

  typed.put(
    '/admin/artists/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Write an artist anew, together with what others changed meanwhile',
        params: idParams,
        body: editOf(artistBody),
        response: { 200: savedEdit(artistBody), '4xx': problem },
      },
    },
    async (request) => orProblem(await editArtist(shop, request.params.id, request.body)),
  );
}
