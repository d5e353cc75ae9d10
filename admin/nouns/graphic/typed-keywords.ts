import { z } from 'zod';
import { keywords } from '#contract/rest/admin/catalogue/graphics.ts';
import { keywordsIn } from '#rules/catalogue/keyword.ts';

/** Keywords as a comma-separated line, validated like the contract's list. */
export const typedKeywords = z.string().refine((typed) => keywords.safeParse(keywordsIn(typed)).success);
