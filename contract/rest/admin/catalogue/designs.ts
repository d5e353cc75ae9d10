import { z } from 'zod';
import { errorCode, id, line, time } from '#contract/rest/values.ts';
import { inTranslations, languageTags } from '#rules/shop/locale.ts';
import { position } from './values.ts';

const name = line(60);

/** Whether a product offers a design as a template: no, prepared but hidden, or offered to shoppers. */
export const templateStates = ['NONE', 'STOP', 'ACT'] as const;

/** PUT /api/admin/designs/{id}: how the shop presents one of its own designs. */
export const designBody = z.strictObject({
  name,
  ...inTranslations('name', (locale) =>
    z.string().trim().max(60).describe(`Its name for ${languageTags[locale]}; empty is read in Korean`),
  ),
  is_best: z.boolean().describe('Among the best designs of the shop'),
  position: position.describe('Its place among the best'),
  template: z.enum(templateStates),
  template_position: position.describe('Its place among the templates of its product'),
});

/** POST /api/admin/designs: copies one of the caller's saved designs, hidden until published. */
export const designCopyBody = z.strictObject({ custom_id: id, name });

/** The caller's saved designs, newest first. */
export const savedDesigns = z.object({
  designs: z.array(z.object({ id, name: z.string(), product: z.string(), src: z.string().nullable(), created_at: time })),
});

export const designDetail = z.object({
  design: designBody,
  product: z.object({ id, name: z.string() }),
  sides: z.array(z.object({ id, name: z.string(), src: z.string() })).describe('Each side that is printed, drawn'),
  flaws: z.array(z.string()).describe('Why it cannot be offered: codes of checkDesign'),
  created_at: time,
});

/** PATCH /api/admin/designs: a bulk change. */
export const designsChangeBody = z.strictObject({
  ids: z.array(id).min(1).max(200),
  change: z.union([z.strictObject({ is_best: z.boolean() }), z.strictObject({ template: z.enum(templateStates) })]),
});
export const designResults = z.object({ results: z.array(z.object({ id, code: errorCode.nullable() })) });

export type DesignBody = z.infer<typeof designBody>;
export type DesignCopy = z.infer<typeof designCopyBody>;
export type DesignDetail = z.infer<typeof designDetail>;
export type SavedDesigns = z.infer<typeof savedDesigns>;
export type DesignsChange = z.infer<typeof designsChangeBody>;
export type DesignResults = z.infer<typeof designResults>;
