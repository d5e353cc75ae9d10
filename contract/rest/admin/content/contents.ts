import { z } from 'zod';
import { MOST_LIST_ROWS } from '#rules/shop/list-parts.ts';
import { digits, id, idParams, time } from '../../values.ts';
import { contentKindNames } from './kinds.ts';

const kind = z.enum(contentKindNames);
export const kindParams = z.object({ kind });
export const contentParams = idParams.extend({ kind });

/** Content of a kind, with the fields in contract/rest/admin/content/kinds.ts. */
const body = z.record(z.string(), z.unknown()).describe('The fields of its kind');
export const contentBody = body;
export const contentEditBody = z.strictObject({ base: body, mine: body });
export const savedContent = z.object({ saved: body, taken: z.array(z.string()) });

export const contentsQuery = z.object({
  q: z.string().trim().max(100).default(''),
  state: z.enum(['ACT', 'STOP']).optional(),
  type: z.string().max(40).optional().describe('Its choice: category, type'),
  limit: digits(z.int().min(1).max(MOST_LIST_ROWS)).default(50),
  offset: digits(z.int().min(0).max(1_000_000)).default(0),
});
const row = z.object({
  id,
  body,
  created_at: time.nullable(),
  dead_links: z.array(z.string()).describe('Its fields whose link leads to nothing that shoppers see now'),
});
export const contentPage = z.object({ total: z.int(), rows: z.array(row) });
/** `html` is the HTML of fields written as documents; the form shows it when there is no document yet. */
export const contentDetail = row.extend({
  html: z.record(z.string(), z.string()),
  seen_at: z.string().nullable().describe('Where shoppers see it; null while it is hidden, and where nothing of the shop shows it'),
});

export type ContentsQuery = z.infer<typeof contentsQuery>;
export type ContentRow = z.infer<typeof row>;
export type ContentPage = z.infer<typeof contentPage>;
/** A content item as stored; the API adds where it is shown and which links are dead. */
export type StoredContent = Omit<ContentDetail, 'seen_at' | 'dead_links'>;
export type ContentDetail = z.infer<typeof contentDetail>;
