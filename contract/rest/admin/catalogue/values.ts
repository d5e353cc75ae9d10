import { z } from 'zod';
import { parseOriginalSrc } from '#contract/images.ts';

/**
 * A text in the languages of the shop: Korean and English always, Chinese where somebody wrote it; Chinese readers get English else. Where
 * there may be none it is `.nullable()`. Bodies that replies carry too have no transforms: a reply is checked the other way round.
 */
export function words(max: number) {
  const text = z.string().trim().min(1).max(max);
  return z.strictObject({ ko: text, en: text, cn: text.exactOptional() });
}

/** The address of a picture the shop keeps, or none. */
export const pictureOrNone = z.string().refine((src) => src === '' || parseOriginalSrc(src) !== null);

export const picture = z.string().refine((src) => parseOriginalSrc(src) !== null);

export const position = z.int().min(-100_000).max(100_000).describe('Smaller comes first');
export const shown = z.enum(['ACT', 'STOP']);
