import { z } from 'zod';
import { isPrintable, TEXT_LETTERS_MAX, TEXT_SAMPLE_MAX, textAligns, textFontNames, textRanges } from '#rules/design/text/design-text.ts';

const measure = ({ least, most }: { least: number; most: number }) => z.number().min(least).max(most);
const color = z.string().regex(/^#[0-9a-f]{6}$/);
const words = z
  .string()
  .max(TEXT_LETTERS_MAX * 2)
  .refine(isPrintable);

/** A text on a garment; lengths are shares of the letter size. An invalid text in product.product_custom_texts is not drawn. */
export const designText = z.strictObject({
  words,
  font: z.enum(textFontNames),
  align: z.enum(textAligns),
  spacing: measure(textRanges.spacing),
  lineHeight: measure(textRanges.lineHeight),
  color,
  outlineColor: color.nullable(),
  outlineWidth: measure(textRanges.outlineWidth),
  arc: measure(textRanges.arc),
});

/** POST /api/text-shapes: the same words in one font or in several. */
export const textShapesBody = z
  .object({
    words,
    fonts: z
      .array(z.enum(textFontNames))
      .min(1)
      .max(textFontNames.length)
      .refine((fonts) => new Set(fonts).size === fonts.length),
  })
  .refine(({ words, fonts }) => fonts.length === 1 || words.length <= TEXT_SAMPLE_MAX, { path: ['words'] });

const shapedText = z.object({
  letters: z.record(z.string(), z.string()).describe('SVG path of each letter, y down from the baseline'),
  lines: z.array(z.array(z.tuple([z.string(), z.number()]))).describe('The letters of each line with their advance'),
  missing: z.array(z.string()).describe('The letters that the font has not; they are not drawn'),
});
export const textShapes = z.object({
  shapes: z.array(shapedText.extend({ font: z.enum(textFontNames) })).describe('In the order of `fonts`; thousandths of an em'),
});
export type TextShapes = z.infer<typeof textShapes>;
