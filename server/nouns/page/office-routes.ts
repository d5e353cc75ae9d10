import { fail } from '#contract/errors/errors.ts';
import { PREVIEW_MINUTES } from '#contract/home/preview.ts';
import {
  builtPage,
  checkPageBody,
  pageParams,
  pagePlaces,
  pagePlacesQuery,
  pagePreview,
  pageProblems,
  pageRevision,
  pageThingParams,
  publishPageBody,
  saveDraftBody,
  savedDraft,
} from '#contract/rest/admin/pages.ts';
import { previewToken } from '#server/keys/preview-token.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { route, routes } from '#server/rest/route.ts';
import { checkPage as check } from './check-page.ts';
import { pagePlaces as placesOf } from './page-places.ts';
import { publishPage as publish, withdrawPage } from './publish-page.ts';
import { findRevision, readPage } from './read-page.ts';
import { saveDraft as save } from './save-draft.ts';

/** A page with 30 blocks full of pictures and texts in three languages. */
const bodyLimit = 2 * 1024 * 1024;

/** Pages built from blocks: draft, check, preview, publishing and history. */
export const pageOfficeRoutes = routes('office', [
  route(
    'GET /admin/pages/:page',
    'A page in the builder',
    { permission: 'home-page.edit', params: pageParams, reply: builtPage },
    ({ shop, db, params }) => readPage(db, params.page, shop.clock()),
  ),
  route(
    'GET /admin/pages/:page/revisions/:id',
    'What was published',
    { permission: 'home-page.edit', params: pageThingParams, reply: pageRevision },
    async ({ db, params: { page, id } }) => (await findRevision(db, page, id)) ?? fail('NOT_FOUND'),
  ),
  route(
    'PUT /admin/pages/:page/draft',
    'Save a draft',
    { permission: 'home-page.edit', bodyLimit, params: pageParams, body: saveDraftBody, reply: savedDraft },
    ({ shop, userId, params, body }) => save(shop, userId, params.page, body),
  ),
  route(
    'POST /admin/pages/:page/check',
    'What is missing before it can be published',
    { permission: 'home-page.edit', bodyLimit, params: pageParams, body: checkPageBody, reply: pageProblems },
    async ({ shop, body }) => ({ problems: await check(shop.database, body.blocks) }),
  ),
  route(
    'GET /admin/pages/:page/places',
    'Where on the page things stand',
    { permission: 'office-search.pick', params: pageParams, query: pagePlacesQuery, reply: pagePlaces },
    ({ shop, db, params: { page }, query: { of: type, ids } }) => {
      const things = ids.map((id) => ({ type, id }));
      return placesOf(db, page, things, shop.clock());
    },
  ),
  route(
    'POST /admin/pages/:page/previews',
    'A token that opens previews',
    { permission: 'home-page.edit', params: pageParams, reply: pagePreview },
    async ({ shop, userId, params: { page } }) => {
      const now = shop.clock();
      const token = await previewToken(shop.config.secret, { userId, page }, now);
      return { token, expires_at: new Date(now.getTime() + PREVIEW_MINUTES * 60_000).toISOString() };
    },
  ),
  route(
    'POST /admin/pages/:page/publications',
    'Publish the draft or a revision, now or later',
    { permission: 'home-page.publish', isIdempotent: true, params: pageParams, body: publishPageBody, made: builtPage },
    async ({ shop, db, userId, params: { page }, body }) => {
      orProblem(await publish(shop, userId, page, body));
      return readPage(db, page, shop.clock());
    },
  ),
  route(
    'DELETE /admin/pages/:page/slots/:id',
    'Take a publication back',
    { permission: 'home-page.publish', params: pageThingParams, reply: builtPage },
    async ({ shop, db, userId, params: { page, id } }) => {
      orProblem(await withdrawPage(shop, userId, page, id));
      return readPage(db, page, shop.clock());
    },
  ),
]);
