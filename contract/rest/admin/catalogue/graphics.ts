import { z } from 'zod';
import { because } from '#contract/errors/why.ts';
import { colour, id, line, won } from '#contract/rest/values.ts';
import { graphicFaults } from '#rules/catalogue/graphic-file.ts';
import { graphicStates } from '#rules/catalogue/graphic-state.ts';
import { keywordLimits } from '#rules/catalogue/keyword.ts';
import { colourNames } from '#rules/catalogue/product/colour-names.ts';
import { usageWidthMm } from '#rules/design/usage/graphic-usage.ts';
import { hiddenState, shownState } from '#rules/shop/shown.ts';
import { nameWords, pictureFile, position, writtenWords } from './values.ts';

const price = won.max(10_000_000);
export const keywords = z.array(line(keywordLimits.length)).max(keywordLimits.most);

export const resembling = z.object({
  id,
  name: z.string(),
  artist: z.string(),
  src: z.string(),
  background_color: z.string(),
  is_shown: z.boolean(),
});

/** POST /api/admin/graphics/files: the body is the file. A rejected file is not stored; `src` is then empty. */
export const graphicFile = z.object({
  src: z.string(),
  width: z.int(),
  height: z.int(),
  faults: z.array(z.enum(graphicFaults)),
  is_resembling: z.boolean(),
  resembling: z.array(resembling).describe('Works it looks like, the most alike first; another artist’s that is not on sale is left out'),
});
export const graphicFileQuery = z.object({
  is_whole_picture: z.enum(['true', 'false']).default('false').describe('It has no clear ground on purpose'),
});

/** POST /api/admin/graphics: a work for review, or on sale at once if submitted by staff. */
export const graphicSubmissionBody = z.strictObject({
  artist_id: id,
  src: pictureFile,
  name: nameWords(60),
  description: writtenWords(1_000).nullable(),
  keywords,
  background_color: colour,
  price,
  rights: z.enum(['OWN', 'LICENSED']),
  rights_note: z.string().trim().max(500),
  is_whole_picture: z.boolean(),
  again: id.nullish().describe('The returned work that this is, corrected'),
});

/** POST /api/admin/graphics/{id}/reviews */
export const graphicReviewBody = z
  .strictObject({ outcome: z.enum([shownState, hiddenState]), note: z.string().trim().max(500) })
  .refine(({ outcome, note }) => outcome === shownState || note !== '', because('MISSING', 'note'));

/** PUT /api/admin/graphics/{id}/sale */
export const graphicSaleBody = z.strictObject({ is_on_sale: z.boolean() });

/** PUT /api/admin/graphics/{id}/wished-price: the price an artist requests; null withdraws it. */
export const wishedPriceBody = z.strictObject({ price: price.nullable() });

/** POST /api/admin/graphics/{id}/price-answers */
export const priceAnswerBody = z
  .strictObject({ is_followed: z.boolean(), note: z.string().trim().max(500).default('') })
  .refine(({ is_followed, note }) => is_followed === (note === ''), because('MISSING', 'note'));

const usageWidth = z.int().min(usageWidthMm.least).max(usageWidthMm.most).nullable();
const clothFamily: z.ZodType<string> = z.enum(colourNames.map(({ id: family }) => family));
const usageFields = {
  least_width_mm: usageWidth,
  most_width_mm: usageWidth,
  cloth_families: z.array(clothFamily),
  is_turnable: z.boolean(),
  is_combinable: z.boolean(),
  is_croppable: z.boolean(),
  is_coverable: z.boolean(),
};
const areWidthsRising = ({ least_width_mm: least, most_width_mm: most }: { least_width_mm: number | null; most_width_mm: number | null }) =>
  least === null || most === null || least <= most;
const unlessRising = because('BELOW_LEAST', 'most_width_mm');

/** The artist's usage rules for a graphic: a form of the artist, and a part of the staff's form. */
export const graphicUsage = z.strictObject(usageFields).refine(areWidthsRising, unlessRising);

/** The staff form of a work, for PUT /api/admin/graphics/{id}. */
export const graphicBody = z
  .strictObject({
    name: nameWords(60),
    description: writtenWords(1_000).nullable(),
    keywords,
    background_color: colour,
    state: z.enum(graphicStates),
    position,
    price,
    origin_price: price,
    promotion_price: price.nullable(),
    is_best: z.boolean(),
    is_donate: z.boolean(),
    donation: price,
    ...usageFields,
  })
  .refine(areWidthsRising, unlessRising)
  .refine(({ price: asked, origin_price }) => asked <= origin_price, because('BELOW_PRICE', 'origin_price'))
  .refine(
    ({ price: asked, promotion_price }) => promotion_price === null || promotion_price <= asked,
    because('ABOVE_PRICE', 'promotion_price'),
  );

/** GET /api/admin/graphics/{id}: the form, the work, its artist's statement, and similar works. */
export const graphicDetail = z.object({
  graphic: graphicBody,
  work: z.object({
    artist_id: id,
    artist: z.string(),
    src: z.string(),
    width: z.int(),
    height: z.int(),
    like_count: z.int(),
    product_count: z.int(),
    wished_price: price.nullable().describe('The price that its artist asks for'),
  }),
  submission: z
    .object({
      rights: z.enum(['OWN', 'LICENSED']),
      rights_note: z.string(),
      review_note: z.string(),
      submitted_at: z.string(),
      reviewed_at: z.string().nullable(),
    })
    .nullable(),
  resembling: z.array(resembling),
});

export type GraphicFile = z.infer<typeof graphicFile>;
export type Resembling = z.infer<typeof resembling>;
export type PriceAnswer = z.infer<typeof priceAnswerBody>;
export type GraphicSubmission = z.infer<typeof graphicSubmissionBody>;
export type GraphicReview = z.infer<typeof graphicReviewBody>;
/** DELETE /api/admin/graphics/{id} */
export const removedGraphic = z.object({
  outcome: z.enum(['DELETED', 'RETIRED']).describe('RETIRED: something refers to it, so that it is no longer sold or shown'),
});

export type RemovedGraphic = z.infer<typeof removedGraphic>;
export type GraphicBody = z.infer<typeof graphicBody>;
export type GraphicDetail = z.infer<typeof graphicDetail>;
