import { z } from 'zod';
import { keywords } from '#contract/rest/admin/catalogue/graphics.ts';
import { keywordsIn } from '#rules/catalogue/keyword.ts';

/** Keywords as a form has them: one line with commas, checked as the contract checks the list. */
export const typedKeywords = z.string().refine((typed) => keywords.safeParse(keywordsIn(typed)).success);
