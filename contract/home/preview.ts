import { z } from 'zod';
import { locales } from '#rules/shop/locale.ts';
import { urlFor } from '../routes.ts';
import { pageBlocks } from './page-block.ts';

/** Minutes in which an address of a preview can be opened. */
export const PREVIEW_MINUTES = 60;

/** What of the address says that it is a preview, of which moment, and in which language. */
export const previewQuery = z.object({
  preview: z.string().min(1).max(2_000),
  at: z.iso.datetime().optional(),
  locale: z.enum(locales).default('ko'),
});

/** The address of a preview; the token comes first, so that a browser tells it by the first letters of the query. */
export function previewUrl({ preview, at, locale }: z.infer<typeof previewQuery>): string {
  return `${urlFor('main')}?${new URLSearchParams({ preview, ...(at === undefined ? {} : { at }), locale })}`;
}

const rev = z.int().min(0);
const block = z.string().max(40);

/** What the builder says to the page in its frame: the whole page each time, or which block to bring into view. */
export const toPreview = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draft'), rev, blocks: pageBlocks }),
  z.strictObject({ type: z.literal('focus'), block }),
]);

/**
 * What the page in the frame says: that it listens (each time it begins to), which draft it has and shows, what was pressed, or that it failed.
 */
export const fromPreview = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('heard'), rev }),
  z.strictObject({ type: z.literal('drawn'), rev }),
  z.strictObject({ type: z.literal('select'), block, field: z.string().max(120) }),
  z.strictObject({ type: z.literal('error'), said: z.string().max(500) }),
]);

export type ToPreview = z.infer<typeof toPreview>;
export type FromPreview = z.infer<typeof fromPreview>;
