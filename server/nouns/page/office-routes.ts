import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { fail } from '#contract/errors/errors.ts';
import { PREVIEW_MINUTES } from '#contract/home/preview.ts';
import {
  builtPage,
  checkPage,
  pageParams,
  pagePlaces,
  pagePlacesQuery,
  pagePreview,
  pageProblems,
  pageRevision,
  pageThingParams,
  publishPage,
  saveDraft,
  savedDraft,
} from '#contract/rest/admin/pages.ts';
import { idempotencyHeaders, problem } from '#contract/rest/values.ts';
import { previewToken } from '#server/keys/preview-token.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { checkPage as check } from './check-page.ts';
import { pagePlaces as placesOf } from './page-places.ts';
import { publishPage as publish } from './publish-page.ts';
import { findRevision, readPage } from './read-page.ts';
import { saveDraft as save } from './save-draft.ts';
import { withdrawPage } from './withdraw-page.ts';

const tags = ['office'];
const edit = { permission: 'home-page.edit' } as const;
const publishing = { permission: 'home-page.publish' } as const;
const once = { ...publishing, isIdempotent: true } as const;
/** A page with 30 blocks full of pictures and texts in three languages. */
const bodyLimit = 2 * 1024 * 1024;

/** Pages built from blocks: draft, check, preview, publishing and history. */
export async function adminPagesRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { database, config, clock } = shop;

  typed.get(
    '/admin/pages/:page',
    { config: edit, schema: { tags, summary: 'A page in the builder', params: pageParams, response: { 200: builtPage, '4xx': problem } } },
    (request) => readPage(database.service, request.params.page, clock()),
  );

  typed.get(
    '/admin/pages/:page/revisions/:id',
    {
      config: edit,
      schema: { tags, summary: 'What was published', params: pageThingParams, response: { 200: pageRevision, '4xx': problem } },
    },
    async ({ params: { page, id } }) => {
      const revision = await findRevision(database.service, page, id);
      if (revision === null) throw new Refusal(fail('NOT_FOUND'));
      return revision;
    },
  );

  typed.put(
    '/admin/pages/:page/draft',
    {
      config: edit,
      bodyLimit,
      schema: { tags, summary: 'Save a draft', params: pageParams, body: saveDraft, response: { 200: savedDraft, '4xx': problem } },
    },
    async (request) => orProblem(await save(shop, memberOf(request), request.params.page, request.body)),
  );

  typed.post(
    '/admin/pages/:page/check',
    {
      config: edit,
      bodyLimit,
      schema: {
        tags,
        summary: 'What is missing before it can be published',
        params: pageParams,
        body: checkPage,
        response: { 200: pageProblems, '4xx': problem },
      },
    },
    async (request) => ({ problems: await check(database, request.body.blocks) }),
  );

  typed.get(
    '/admin/pages/:page/places',
    {
      config: { permission: 'office-search.pick' },
      schema: {
        tags,
        summary: 'Where on the page things stand',
        params: pageParams,
        querystring: pagePlacesQuery,
        response: { 200: pagePlaces, '4xx': problem },
      },
    },
    ({ params: { page }, query: { of, ids } }) =>
      placesOf(
        database.service,
        page,
        ids.map((id) => ({ type: of, id })),
        clock(),
      ),
  );

  typed.post(
    '/admin/pages/:page/previews',
    {
      config: edit,
      schema: { tags, summary: 'A token that opens previews', params: pageParams, response: { 200: pagePreview, '4xx': problem } },
    },
    async (request) => {
      const now = clock();
      const token = await previewToken(config.secret, { userId: memberOf(request), page: request.params.page }, now);
      return { token, expires_at: new Date(now.getTime() + PREVIEW_MINUTES * 60_000).toISOString() };
    },
  );

  typed.post(
    '/admin/pages/:page/publications',
    {
      config: once,
      schema: {
        tags,
        summary: 'Publish the draft or a revision, now or later',
        params: pageParams,
        headers: idempotencyHeaders,
        body: publishPage,
        response: { 201: builtPage, '4xx': problem },
      },
    },
    async (request, reply) => {
      const { page } = request.params;
      orProblem(await publish(shop, memberOf(request), page, request.body));
      return reply.code(201).send(await readPage(database.service, page, clock()));
    },
  );

  typed.delete(
    '/admin/pages/:page/slots/:id',
    {
      config: publishing,
      schema: { tags, summary: 'Take a publication back', params: pageThingParams, response: { 200: builtPage, '4xx': problem } },
    },
    async (request) => {
      const { page, id } = request.params;
      orProblem(await withdrawPage(shop, memberOf(request), page, id));
      return readPage(database.service, page, clock());
    },
  );
}
