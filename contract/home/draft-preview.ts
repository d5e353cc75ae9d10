import { z } from 'zod';
import type { ContentBody } from '../rest/admin/content/kinds.ts';
import { id, time } from '../rest/values.ts';

/** POST /api/admin/contents/{kind}/previews: the current contents of the form, for the thing with this id or for a new one. */
export const draftPreviewBody = z.object({ id: id.nullable(), body: z.record(z.string(), z.unknown()) });
/** The token, and the path of the shop where the draft shows (preview-address.ts). */
export const draftPreview = z.object({ token: z.string(), path: z.string(), kind: z.string(), expires_at: time });

export type DraftPreview = z.infer<typeof draftPreview>;
export type DraftPreviewBody = { id: number | null; body: ContentBody };
