import { z } from 'zod';
import { isShareCode, SHARE_ARTISTS_MAX, SHARE_LINE_MAX, shareBackgrounds, shareForms, shareViews } from '#rules/design/share/share.ts';
import { locales } from '#rules/shop/locale.ts';
import { lineDesign } from './cart.ts';
import { pricePart } from './design/proof.ts';
import { digits, id, localized, time, won } from './values.ts';

/** `{code}` of a URL. */
export const shareParams = z.object({ code: z.string().max(40) });

/** GET /api/shares: the open links of one design, or of all. */
export const sharesQuery = z.object({ product_custom_id: digits(id).optional() });

/** POST /api/shares: shares the current saved design with this look. */
export const makeShareBody = z.strictObject({
  product_custom_id: id,
  mockup_group_id: id.describe('The side that the picture shows'),
  artist_ids: z
    .array(id)
    .max(SHARE_ARTISTS_MAX, 'SHARE_ARTIST_LIMIT')
    .default([])
    .describe('Whom to credit, of the artists whose graphics are on the design'),
  form: z.enum(shareForms),
  view: z.enum(shareViews),
  background: z.enum(shareBackgrounds),
  line: z.string().trim().max(SHARE_LINE_MAX).default(''),
  is_owner_named: z.boolean().default(false).describe('Whether page and picture say whose design it is'),
  locale: z.enum(locales).default('ko').describe('The language of what the picture says'),
});

/** GET /api/design-parents?codes=a,b: by codes of shares, without ended ones. */
export const parentsQuery = z.object({
  codes: z
    .string()
    .max(1000)
    .default('')
    .transform((written) => written.split(',').filter(isShareCode)),
});

/** The parent of a design: a share, with its designer if they want to be named. */
const parent = z.object({ code: z.string(), owner: z.string().nullable() });
export const parents = z.object({ parents: z.array(parent) });

/** A share of the caller. */
export const share = z.object({
  code: z.string(),
  path: z.string().describe('Path of the public page'),
  product_custom_id: id,
  form: z.enum(shareForms),
  picture_src: z.string(),
  created_at: time,
});
export const shares = z.object({ shares: z.array(share) });

const artist = z.object({ id, name: localized, path_name: z.string(), profile_src: z.string() });

/** GET /api/shares/{code}: the content of a share's public page, and the design to copy. */
export const sharedDesign = z.object({
  id,
  code: z.string(),
  name: z.string(),
  line: z.string(),
  form: z.enum(shareForms),
  owner: z.string().nullable().describe('The nickname of the owner, where the owner wants to be named'),
  created_at: time,
  parent: parent.nullable().describe('The share that it was made from, while that is open'),
  credits: z.array(artist),
  product: z.object({ id, name: localized, brand_name: localized }),
  color_name: localized.nullable(),
  sides: z.array(z.object({ mockup_group_id: id, name: localized })).describe('The printed sides, the one that is shown first'),
  price: z
    .object({
      total: won,
      parts: z.array(pricePart.extend({ href: z.string().nullable().describe('Path of the page of the graphic') })),
    })
    .nullable()
    .describe('What one piece costs now; null when something of it is no longer sold'),
  design: lineDesign.describe('What somebody else may start from: without its own pictures'),
  picture_count: z.int().describe('Its own pictures, which are only shown'),
});

export type MakeShare = z.infer<typeof makeShareBody>;
export type Share = z.infer<typeof share>;
export type Shares = z.infer<typeof shares>;
export type DesignParents = z.infer<typeof parents>;
export type SharedDesign = z.infer<typeof sharedDesign>;
