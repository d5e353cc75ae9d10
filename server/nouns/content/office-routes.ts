import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import { draftPreview, draftPreviewBody } from '#contract/home/draft-preview.ts';
import {
  contentBody,
  contentDetail,
  contentEdit,
  contentPage,
  contentParams,
  contentsQuery,
  kindParams,
  savedContent,
} from '#contract/rest/admin/content/contents.ts';
import { type ContentBody, type ContentKindName, contentSchema } from '#contract/rest/admin/content/kinds.ts';
import { id, idempotencyHeaders, problem } from '#contract/rest/values.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { shownPath } from './draft-path.ts';
import { withDeadLinks } from './find-dead-links.ts';
import { openDraftPreview } from './open-draft-preview.ts';
import { readContent, readContents } from './read-content.ts';
import { addContent, editContent, removeContent, restoreContent } from './save-content.ts';

const tags = ['back office: content'];
const config = { permission: 'publication.manage' } as const;

/** All content that staff publish with a form, with the same calls for each kind (contract/rest/admin/content/kinds.ts). */
export async function adminContentRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { service } = shop.database;

  typed.get(
    '/admin/contents/:kind',
    {
      config,
      schema: {
        tags,
        summary: 'What is published of a kind',
        params: kindParams,
        querystring: contentsQuery,
        response: { 200: contentPage, '4xx': problem },
      },
    },
    async (request) => {
      const { kind } = request.params;
      const { total, rows } = await readContents(service, kind, request.query);
      return { total, rows: await withDeadLinks(shop.database, kind, rows) };
    },
  );

  typed.get(
    '/admin/contents/:kind/:id',
    { config, schema: { tags, summary: 'One of them', params: contentParams, response: { 200: contentDetail, '4xx': problem } } },
    async (request) => {
      const { kind, id } = request.params;
      const content = orProblem((await readContent(service, kind, id)) ?? fail('NOT_FOUND'));
      const [shown = { ...content, dead_links: [] }] = await withDeadLinks(shop.database, kind, [content]);
      return { ...shown, seen_at: await shownPath(service, { kind, id, body: content.body }, shop.clock()) };
    },
  );

  typed.post(
    '/admin/contents/:kind',
    {
      bodyLimit: bodyBytes,
      config: { ...config, isIdempotent: true, storesResult: true },
      schema: {
        tags,
        summary: 'Publish one',
        headers: idempotencyHeaders,
        params: kindParams,
        body: contentBody,
        response: { 201: z.object({ id }), '4xx': problem },
      },
    },
    async (request, reply) => {
      const { kind } = request.params;
      return reply.code(201).send(orProblem(await addContent(shop, kind, checked(kind, request.body))));
    },
  );

  typed.put(
    '/admin/contents/:kind/:id',
    {
      bodyLimit: 2 * bodyBytes,
      config,
      schema: {
        tags,
        summary: 'Write one anew, together with what others changed meanwhile',
        params: contentParams,
        body: contentEdit,
        response: { 200: savedContent, '4xx': problem },
      },
    },
    async (request) => {
      const { base, mine } = request.body;
      return orProblem(await editContent(shop, { ...request.params, edit: { base, mine: checked(request.params.kind, mine, 'mine') } }));
    },
  );

  typed.post(
    '/admin/contents/:kind/previews',
    {
      bodyLimit: bodyBytes,
      config,
      schema: {
        tags,
        summary: 'See what stands in a form as shoppers would',
        params: kindParams,
        body: draftPreviewBody,
        response: { 201: draftPreview, '4xx': problem },
      },
    },
    async (request, reply) => {
      const { kind } = request.params;
      const about = { id: request.body.id, body: checked(kind, request.body.body, 'body') };
      return reply.code(201).send(orProblem(await openDraftPreview(shop, memberOf(request), { kind, about })));
    },
  );

  typed.delete(
    '/admin/contents/:kind/:id',
    { config, schema: { tags, summary: 'Take one away', params: contentParams, response: { 200: z.object({}), '4xx': problem } } },
    async (request) => orProblem(await removeContent(shop, request.params.kind, request.params.id)),
  );

  typed.post(
    '/admin/contents/:kind/:id/restoration',
    {
      config,
      schema: {
        tags,
        summary: 'Bring one back that was taken away',
        params: contentParams,
        response: { 200: z.object({}), '4xx': problem },
      },
    },
    async (request) => orProblem(await restoreContent(shop, request.params.kind, request.params.id)),
  );
}

/** Bytes of the longest text with its markup. */
const bodyBytes = 2_000_000;

/** Validates the body by its kind. Errors: INVALID_INPUT with the first invalid field. */
function checked(kind: ContentKindName, body: ContentBody, within?: string): ContentBody {
  const result = contentSchema(kind).safeParse(body);
  if (result.success) return result.data;
  const path = [...(within === undefined ? [] : [within]), ...(result.error.issues[0]?.path ?? [])];
  throw new Refusal(fail('INVALID_INPUT', { field: path.map(String).join('.') }));
}
