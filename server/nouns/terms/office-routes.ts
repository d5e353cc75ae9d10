import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import { draftPreview } from '#contract/home/draft-preview.ts';
import { termsBody, termsDetail, termsList } from '#contract/rest/admin/terms.ts';
import { id } from '#contract/rest/values.ts';
import { openDraftPreview } from '#server/nouns/content/open-draft-preview.ts';
import { route, routes } from '#server/rest/route.ts';
import { readTermsDrafts } from './list-terms-drafts.ts';
import { publishTerms, withdrawTerms } from './publish-terms.ts';
import { readTermsDetail, readTermsVersions } from './read-terms.ts';

const permission = 'publication.manage';

/** Versions of terms: published ones are kept, along with who agreed to which. */
export const termsOfficeRoutes = routes('back office: content', [
  route(
    'GET /admin/terms',
    'The terms that stand now, and drafts of those that do not',
    { permission, reply: termsList },
    async ({ db }) => {
      const [terms, drafts] = await Promise.all([readTermsVersions(db, null), readTermsDrafts(db)]);
      return { terms, drafts };
    },
  ),
  route(
    'GET /admin/terms/:id',
    'A version and those before it',
    { permission, reply: termsDetail },
    async ({ db, params }) => (await readTermsDetail(db, params.id)) ?? fail('NOT_FOUND'),
  ),
  route(
    'POST /admin/terms',
    'Publish a new version',
    { permission, isIdempotent: true, storesResult: true, bodyLimit: 2_000_000, body: termsBody, made: z.object({ id }) },
    ({ shop, body }) => publishTerms(shop, body),
  ),
  route('DELETE /admin/terms/:id', 'Withdraw a version before its day', { permission }, ({ shop, params }) =>
    withdrawTerms(shop, params.id),
  ),
  route(
    'POST /admin/terms/previews',
    'See a version as shoppers would',
    { permission, bodyLimit: 2_000_000, body: termsBody, made: draftPreview },
    ({ shop, userId, body }) => openDraftPreview(shop, userId, { kind: 'terms', about: { id: null, body } }),
  ),
]);
