import { z } from 'zod';
import { id, time } from '../values.ts';

/** GET /api/admin/audit: the newest first. */
export const auditQuery = z.object({
  staff: z.uuid().optional().describe('Who did it'),
  table: z.string().max(80).optional().describe('What it is about: product.products'),
  row: z.string().max(80).optional(),
  action: z.enum(['INSERT', 'UPDATE', 'DELETE', 'LOOK']).optional(),
  from: time.optional(),
  until: time.optional(),
  before: z.coerce.number().int().positive().optional().describe('The id of the last entry of the page before'),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** A change of one column. What is personal or secret is not here: it only says that it changed. */
const change = z.object({ column: z.string(), before: z.unknown(), after: z.unknown(), is_hidden: z.boolean() });

const auditEntry = z.object({
  id,
  created_at: time,
  staff: z.object({ id: z.string(), name: z.string() }),
  action: z.enum(['INSERT', 'UPDATE', 'DELETE', 'LOOK']),
  table: z.string(),
  row_id: z.string().nullable(),
  /** What the row is called, where it has a name. */
  row_name: z.string().nullable(),
  changes: z.array(change),
});

export const auditPage = z.object({ entries: z.array(auditEntry), next: id.nullable() });

export type AuditQuery = z.infer<typeof auditQuery>;
export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditPage = z.infer<typeof auditPage>;
