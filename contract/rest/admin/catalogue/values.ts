import { z } from 'zod';
import { because } from '#contract/errors/why.ts';
import { parseLibrarySrc, parseOriginalSrc } from '#contract/images.ts';
import { composed, inLanguages, line } from '#contract/rest/values.ts';
import { isVisibleWriting } from '#rules/shop/visible-text.ts';

/**
 * A text in the languages of the shop: Korean is required and the fallback of the others. Optional texts are
 * `.nullable()`. Bodies that are also used in replies have no transforms, because a reply is checked in the other direction.
 */
export function words(max: number) {
  return z.strictObject(inLanguages(composed().min(1).max(max)));
}

/**
 * A name that artists and brands can also write: one line of visible text per language (app.is_short_name is the same check for the data
 * service).
 */
export function nameWords(max: number) {
  return z.strictObject(inLanguages(line(max)));
}

/** A text of several lines in every language, at most `max` characters each. */
export function writtenWords(max: number) {
  return z.strictObject(inLanguages(composed().min(1).max(max).refine(isVisibleWriting, because('LETTERS'))));
}

const isKept = (src: string) => parseOriginalSrc(src) !== null || parseLibrarySrc(src) !== null;

/** The URL of a stored picture: a file, or a library picture. */
export const pictureSrc = z.string().max(200).refine(isKept, because('PICTURE'));
/** The URL of a stored picture, or an empty string. */
export const pictureOrNone = z.literal('').or(pictureSrc);
/** The URL of an immutable file: artwork to print, or a photo to print on. */
export const pictureFile = z.string().refine((src) => parseOriginalSrc(src) !== null, because('PICTURE'));

export const position = z.int().min(-100_000).max(100_000).describe('Smaller comes first');
export const shown = z.enum(['ACT', 'STOP']);
