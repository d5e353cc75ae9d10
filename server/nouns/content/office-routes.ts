import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import { draftPreview, draftPreviewBody } from '#contract/home/draft-preview.ts';
import {
  contentBody,
  contentDetail,
  contentEditBody,
  contentPage,
  contentParams,
  contentsQuery,
  kindParams,
  savedContent,
} from '#contract/rest/admin/content/contents.ts';
import { type ContentBody, type ContentKindName, contentSchema } from '#contract/rest/admin/content/kinds.ts';
import { id } from '#contract/rest/values.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import { route, routes } from '#server/rest/route.ts';
import { shownPath } from './draft-path.ts';
import { withDeadLinks } from './find-dead-links.ts';
import { openDraftPreview } from './open-draft-preview.ts';
import { readContent, readContents } from './read-content.ts';
import { addContent, editContent, removeContent, restoreContent } from './save-content.ts';

const permission = 'publication.manage';

/** Bytes of the longest text with its markup. */
const bodyBytes = 2_000_000;

/** All content that staff publish with a form, with the same calls for each kind (contract/rest/admin/content/kinds.ts). */
export const contentOfficeRoutes = routes('back office: content', [
  route(
    'GET /admin/contents/:kind',
    'What is published of a kind',
    { permission, params: kindParams, query: contentsQuery, reply: contentPage },
    async ({ shop, db, params: { kind }, query }) => {
      const { total, rows } = await readContents(db, kind, query);
      return { total, rows: await withDeadLinks(shop.database, kind, rows) };
    },
  ),
  route(
    'GET /admin/contents/:kind/:id',
    'One of them',
    { permission, params: contentParams, reply: contentDetail },
    async ({ shop, db, params: { kind, id } }) => {
      const content = orProblem((await readContent(db, kind, id)) ?? fail('NOT_FOUND'));
      const [shown = { ...content, dead_links: [] }] = await withDeadLinks(shop.database, kind, [content]);
      return { ...shown, seen_at: await shownPath(db, { kind, id, body: content.body }, shop.clock()) };
    },
  ),
  route(
    'POST /admin/contents/:kind',
    'Publish one',
    {
      permission,
      isIdempotent: true,
      storesResult: true,
      bodyLimit: bodyBytes,
      params: kindParams,
      body: contentBody,
      made: z.object({ id }),
    },
    ({ shop, params: { kind }, body }) => addContent(shop, kind, checked(kind, body)),
  ),
  route(
    'PUT /admin/contents/:kind/:id',
    'Write one anew, together with what others changed meanwhile',
    { permission, bodyLimit: 2 * bodyBytes, params: contentParams, body: contentEditBody, reply: savedContent },
    ({ shop, params, body: { base, mine } }) => editContent(shop, { ...params, edit: { base, mine: checked(params.kind, mine, 'mine') } }),
  ),
  route(
    'POST /admin/contents/:kind/previews',
    'See what stands in a form as shoppers would',
    { permission, bodyLimit: bodyBytes, params: kindParams, body: draftPreviewBody, made: draftPreview },
    ({ shop, userId, params: { kind }, body }) =>
      openDraftPreview(shop, userId, { kind, about: { id: body.id, body: checked(kind, body.body, 'body') } }),
  ),
  route(
    'DELETE /admin/contents/:kind/:id',
    'Take one away',
    { permission, params: contentParams, reply: z.object({}) },
    ({ shop, params }) => removeContent(shop, params.kind, params.id),
  ),
  route(
    'POST /admin/contents/:kind/:id/restoration',
    'Bring one back that was taken away',
    { permission, params: contentParams, reply: z.object({}) },
    ({ shop, params }) => restoreContent(shop, params.kind, params.id),
  ),
]);

/** Validates the body by its kind. Errors: INVALID_INPUT with the first invalid field. */
function checked(kind: ContentKindName, body: ContentBody, within?: string): ContentBody {
  const result = contentSchema(kind).safeParse(body);
  if (result.success) return result.data;
  const path = [...(within === undefined ? [] : [within]), ...(result.error.issues[0]?.path ?? [])];
  throw new Refusal(fail('INVALID_INPUT', { field: path.map(String).join('.') }));
}
