import { z } from 'zod';
import { locales } from '#rules/shop/locale.ts';
import { urlFor } from '../routes.ts';
import { pageBlocks } from './page-block.ts';

/** Minutes a preview URL is valid. */
export const PREVIEW_MINUTES = 60;

/** The query of a preview URL: its token, the point in time, and the language. */
export const previewQuery = z.object({
  preview: z.string().min(1).max(2_000),
  at: z.iso.datetime().optional(),
  locale: z.enum(locales).default('ko'),
});

/** The URL of a preview. The token comes first, so that a browser recognises it by the first letters of the query. */
export function previewUrl({ preview, at, locale }: z.infer<typeof previewQuery>): string {
  return `${urlFor('main')}?${new URLSearchParams({ preview, ...(at === undefined ? {} : { at }), locale })}`;
}

const rev = z.int().min(0);
const block = z.string().max(40);

/** Messages from the builder to its frame: the whole page, or a block to scroll to. */
export const toPreview = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draft'), rev, blocks: pageBlocks }),
  z.strictObject({ type: z.literal('focus'), block }),
]);

/** Messages from the frame: it is listening (sent on each load), the draft it has shown, what was clicked, or what failed:
 * loading the things that blocks refer to, or reading a message. */
export const fromPreview = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('heard'), rev }),
  z.strictObject({ type: z.literal('drawn'), rev }),
  z.strictObject({ type: z.literal('select'), block, field: z.string().max(120) }),
  z.strictObject({ type: z.literal('error'), what: z.enum(['REFERENCES', 'MESSAGE']) }),
]);

export type ToPreview = z.infer<typeof toPreview>;
export type FromPreview = z.infer<typeof fromPreview>;
