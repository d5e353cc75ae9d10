import { z } from 'zod';
import { parseLibrarySrc, parseOriginalSrc } from '#contract/images.ts';
import { inLanguages, line } from '#contract/rest/values.ts';
import { isVisibleWriting } from '#rules/shop/visible-text.ts';

/**
 * A text in the languages of the shop: Korean and English always, others where somebody wrote them; their readers get English else. Where
 * there may be none it is `.nullable()`. Bodies that replies carry too have no transforms: a reply is checked the other way round.
 */
export function words(max: number) {
  return z.strictObject(inLanguages(z.string().trim().min(1).max(max)));
}

/** A name that artists and brands may write too: each language one line that shows what it holds (0050 has the same for the data service). */
export function nameWords(max: number) {
  return z.strictObject(inLanguages(line(max)));
}

/** The same in lines. */
export function writtenWords(max: number) {
  return z.strictObject(inLanguages(z.string().trim().min(1).max(max).refine(isVisibleWriting)));
}

const isKept = (src: string) => parseOriginalSrc(src) !== null || parseLibrarySrc(src) !== null;

/** The address of a picture the shop keeps: a file, or a picture of the library. */
export const pictureSrc = z.string().max(200).refine(isKept);
/** The same, or none. */
export const pictureOrNone = z.literal('').or(pictureSrc);
/** The address of one file that never changes: what is printed, and what is printed on. */
export const pictureFile = z.string().refine((src) => parseOriginalSrc(src) !== null);

export const position = z.int().min(-100_000).max(100_000).describe('Smaller comes first');
export const shown = z.enum(['ACT', 'STOP']);
