import { z } from 'zod';

/** GET /api/search/suggestions?q= */
export const suggestionsQuery = z.object({
  q: z
    .string()
    .trim()
    .max(60)
    .default('')
    .describe('What is typed so far, also in the middle of a syllable (후ㄷ); empty for popular words'),
});

const name = z.record(z.string(), z.string()).describe('By language: ko, en, cn');

export const suggestions = z.object({
  words: z
    .array(
      z.object({
        text: z.string(),
        match: z
          .tuple([z.int(), z.int()])
          .nullable()
          .describe('The part that is typed, from and to, to be set bold; null when the word is a correction'),
      }),
    )
    .describe('Words to search for, the most used first; at most eight'),
  things: z
    .array(
      z.object({
        kind: z.enum(['product', 'graphic', 'artist']),
        id: z.int(),
        name,
        owner: name.nullable().describe('The brand or artist; null for an artist'),
        picture: z.string().nullable(),
        path_name: z.string().nullable().describe('Of the artist, or of the graphic’s artist, for its address'),
      }),
    )
    .describe('What the first word finds, with a picture; at most three'),
  shortcuts: z
    .array(z.object({ kind: z.enum(['category', 'brand']), id: z.int(), path_name: z.string().nullable(), name }))
    .describe('Categories and brands whose name holds what is typed; at most three'),
  popular: z.array(z.string()).describe('What was looked for and found most in the last days; at most ten, only when nothing is typed'),
});

export type Suggestions = z.infer<typeof suggestions>;
