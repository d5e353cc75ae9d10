import { z } from 'zod';
import { because } from '#contract/errors/why.ts';
import { builtPages } from '#rules/home/page/page-block.ts';
import { referenceTypes } from '#rules/home/page/page-problems.ts';
import { locales } from '#rules/shop/locale.ts';
import { pageBlocks } from '../../home/page-block.ts';
import { digits, id, idList, time } from '../values.ts';

export const pageParams = z.object({ page: z.enum(builtPages) });
export const pageThingParams = pageParams.extend({ id: digits(id) });

/** Maximum number of saves of a page, because the version is a database integer. */
const VERSION_MAX = 2_000_000_000;

const author = z.string().describe('The name of whoever did it; empty when the account is gone');

/** A page as opened in its builder. */
export const builtPage = z.object({
  draft: z.object({
    version: z.int().min(0).describe('Counts the saves; 0 before the first, when `blocks` are those that are shown now'),
    blocks: pageBlocks,
    changed_at: time.nullable(),
    changed_by: author,
    changed_by_id: z.uuid().nullable().describe('Their account, so that a builder knows its own reader; null before the first save'),
  }),
  slots: z
    .array(
      z.object({
        id,
        revision_id: id,
        number: z.int(),
        note: z.string(),
        from: time.nullable(),
        until: time.nullable(),
        is_open: z.boolean().describe('It was given no end'),
        is_now: z.boolean(),
        made_by: author,
      }),
    )
    .describe('What is shown now and what is scheduled, in order'),
  revisions: z
    .array(z.object({ id, number: z.int(), note: z.string(), made_at: time, made_by: author }))
    .describe('The newest 50, newest first'),
});

export const pageRevision = z.object({ id, number: z.int(), blocks: pageBlocks });

/** PUT /api/admin/pages/{page}/draft: the whole page; `version` is the one it was opened with. */
export const saveDraftBody = z.strictObject({ version: z.int().min(0).max(VERSION_MAX), blocks: pageBlocks });
export const savedDraft = z.object({ version: z.int() });

const referenceType = z.enum(referenceTypes);

/** POST /api/admin/pages/{page}/check */
export const checkPageBody = z.strictObject({ blocks: pageBlocks });
export const pageProblems = z.object({
  problems: z.array(
    z.object({
      block: z.string(),
      field: z.string(),
      kind: z.enum(['EMPTY', 'TEXT_MISSING', 'PICTURE_MISSING', 'ALT_MISSING', 'LINK_MISSING', 'LINK_WRONG', 'FIGURE_UNKNOWN', 'GONE']),
      locale: z.enum(locales).nullable(),
      about: z.object({ type: referenceType, id }).nullable().describe('GONE: what shoppers do not see any more'),
      name: z.string().describe('What that is called, or (FIGURE_UNKNOWN) the name that is no figure; empty where nobody knows'),
    }),
  ),
});

/** GET /api/admin/pages/{page}/places: where these are used on the page, now and scheduled. */
export const pagePlacesQuery = z.object({ of: referenceType, ids: idList(200) });
export const pagePlaces = z.object({
  places: z.array(
    z.object({
      id,
      name: z.string(),
      block: z.string().describe('The title of the block; empty where it has none'),
      kind: z.string().describe('The kind of the block'),
      from: time.nullable().describe('Of what is scheduled; null for what is shown now'),
    }),
  ),
});
export type PagePlaces = z.infer<typeof pagePlaces>;

/** POST /api/admin/pages/{page}/publications: the saved draft, or an earlier revision. */
export const publishPageBody = z
  .strictObject({
    version: z.int().positive().optional().describe('The draft, as it was saved'),
    revision_id: id.optional(),
    from: time.nullable().describe('Null: now'),
    until: time.nullable().describe('Null: until another is published'),
    note: z.string().trim().max(200).default(''),
    accepts_missing_chinese: z.boolean().default(false),
  })
  .refine(({ version, revision_id }) => (version === undefined) !== (revision_id === undefined), because('NOT_HERE', 'version'))
  .refine(({ from, until }) => from === null || until === null || from < until, because('END', 'until'));

/** POST /api/admin/pages/{page}/previews */
export const pagePreview = z.object({ token: z.string(), expires_at: time });

export type BuiltPageView = z.infer<typeof builtPage>;
export type PageRevision = z.infer<typeof pageRevision>;
export type SaveDraft = z.infer<typeof saveDraftBody>;
export type SavedDraft = z.infer<typeof savedDraft>;
export type PublishPage = z.infer<typeof publishPageBody>;
export type PageProblems = z.infer<typeof pageProblems>;
export type PagePreview = z.infer<typeof pagePreview>;

export type NamedProblem = PageProblems['problems'][number];
