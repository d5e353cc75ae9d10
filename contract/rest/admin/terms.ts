import { z } from 'zod';
import { richText } from '#contract/rich-text.ts';
import { inEveryTranslation, inTranslations } from '#rules/shop/locale.ts';
import { id, localized, time } from '../values.ts';
import { words } from './catalogue/values.ts';

const translation = richText
  .nullable()
  .optional()
  .describe('Only of terms that bind nobody. Null leaves what the version before said; a blank one is read in Korean');

/**
 * POST /api/admin/terms: the first version of a draft, or a new one of existing terms, which replaces the previous one on its effective
 * day. Immutable once published.
 */
export const termsBody = z.strictObject({
  type: z.string().min(1).max(40),
  name: words(60),
  revised_on: z.iso.date().describe('The day since which it holds, in Korea'),
  content: richText,
  ...inTranslations('content', () => translation),
  follows: id.nullable().describe('The version that stood there when this one was begun; null for the first'),
});

const version = z.object({
  id,
  type: z.string(),
  name: localized,
  revised_on: z.string().nullable(),
  created_at: time,
  ended_at: time.nullable().describe('When a later version took its place; null while it stands'),
  is_coming: z.boolean().describe('Published for a later day; with `ended_at` withdrawn before it'),
  agreed: z.int().describe('Members who agreed to these very words and have not taken it back'),
});
const text = z.object({ html: z.string(), content: richText.nullable() });
const draft = z.object({
  type: z.string(),
  name: localized,
  content: richText,
  translations: z.object(inEveryTranslation(() => richText)).nullable(),
});
export const termsList = z.object({
  terms: z.array(version),
  drafts: z.array(draft).describe('Of each type without a version: to be read, changed and published'),
});
export const termsDetail = z.object({
  version,
  versions: z.array(version).describe('All of this type, the newest first'),
  html: z.string(),
  content: richText.nullable(),
  translations: z
    .object(inEveryTranslation(() => text))
    .nullable()
    .describe('Null of terms that bind: they are Korean alone'),
});

export type TermsBody = z.infer<typeof termsBody>;
export type TermsVersion = z.infer<typeof version>;
export type TermsDraft = z.infer<typeof draft>;
export type TermsList = z.infer<typeof termsList>;
export type TermsDetail = z.infer<typeof termsDetail>;
