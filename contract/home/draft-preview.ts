import { z } from 'zod';
import type { ContentBody } from '../rest/admin/content/kinds.ts';
import { id, time } from '../rest/values.ts';

/** POST /api/admin/contents/{kind}/previews: the current form contents, for the thing with this id or a new one. */
export const draftPreviewBody = z.object({ id: id.nullable(), body: z.record(z.string(), z.unknown()) });
/** The token, and the page of the shop that shows the draft (preview-address.ts). */
export const draftPreview = z.object({ token: z.string(), path: z.string(), kind: z.string(), expires_at: time });

export type DraftPreview = z.infer<typeof draftPreview>;
export type DraftPreviewBody = { id: number | null; body: ContentBody };
