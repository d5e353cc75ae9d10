import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import { draftPreview } from '#contract/home/draft-preview.ts';
import { termsBody, termsDetail, termsList } from '#contract/rest/admin/terms.ts';
import { id, idempotencyHeaders, idParams, problem } from '#contract/rest/values.ts';
import { openDraftPreview } from '#server/nouns/content/open-draft-preview.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { readTermsDrafts } from './list-terms-drafts.ts';
import { publishTerms, withdrawTerms } from './publish-terms.ts';
import { readTermsDetail, readTermsVersions } from './read-terms.ts';

const tags = ['back office: content'];
const config = { permission: 'publication.manage' } as const;

/** Versions of terms: published ones are kept, along with who agreed to which. */
export async function adminTermsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { service } = shop.database;

  typed.get(
    '/admin/terms',
    {
      config,
      schema: { tags, summary: 'The terms that stand now, and drafts of those that do not', response: { 200: termsList, '4xx': problem } },
    },
    async () => {
      const [terms, drafts] = await Promise.all([readTermsVersions(service, null), readTermsDrafts(service)]);
      return { terms, drafts };
    },
  );

  typed.get(
    '/admin/terms/:id',
    {
      config,
      schema: { tags, summary: 'A version and those before it', params: idParams, response: { 200: termsDetail, '4xx': problem } },
    },
    async (request) => orProblem((await readTermsDetail(service, request.params.id)) ?? fail('NOT_FOUND')),
  );

  typed.post(
    '/admin/terms',
    {
      bodyLimit: 2_000_000,
      config: { ...config, isIdempotent: true, storesResult: true },
      schema: {
        ...{ tags, summary: 'Publish a new version', headers: idempotencyHeaders, body: termsBody },
        response: { 201: z.object({ id }), '4xx': problem },
      },
    },
    async (request, reply) => reply.code(201).send(orProblem(await publishTerms(shop, request.body))),
  );

  typed.delete(
    '/admin/terms/:id',
    {
      config,
      schema: { tags, summary: 'Withdraw a version before its day', params: idParams, response: { 204: z.null(), '4xx': problem } },
    },
    async (request, reply) => {
      orProblem(await withdrawTerms(shop, request.params.id));
      return reply.code(204).send(null);
    },
  );

  typed.post(
    '/admin/terms/previews',
    {
      bodyLimit: 2_000_000,
      config,
      schema: { tags, summary: 'See a version as shoppers would', body: termsBody, response: { 201: draftPreview, '4xx': problem } },
    },
    async (request, reply) => {
      const about = { id: null, body: request.body };
      return reply.code(201).send(orProblem(await openDraftPreview(shop, memberOf(request), { kind: 'terms', about })));
    },
  );
}
