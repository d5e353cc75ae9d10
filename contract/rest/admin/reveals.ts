import { z } from 'zod';
import { personalKinds } from '#rules/member/personal-data.ts';

/** POST /api/admin/reveals */
export const revealRequestBody = z.strictObject({ kind: z.enum(personalKinds), id: z.string().min(1).max(80) });

/** The personal columns of the row, unmasked. */
export const revealed = z.object({ values: z.record(z.string(), z.string().nullable()) });

export type RevealRequest = z.infer<typeof revealRequestBody>;
export type Revealed = z.infer<typeof revealed>;
