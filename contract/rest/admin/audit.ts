import { z } from 'zod';
import { digits, id, time } from '../values.ts';

/** Kinds of things the log can be filtered by. Each is shown by name and has a screen. */
export const auditKinds = ['order', 'member', 'product', 'graphic', 'coupon', 'artist', 'brand', 'inquiry', 'review'] as const;
export type AuditKind = (typeof auditKinds)[number];

/** The shop's content by table, for filtering the log by content that no other row refers to. */
export const auditAreas = {
  home: ['page_drafts', 'page_revisions', 'page_slots', 'main_pages', 'main_page_items', 'main_page_labels', 'main_page_thumbnails'].map(
    (table) => `management.${table}`,
  ),
  popup: ['management.popup'],
  event: ['management.banners', 'management.banner_products', 'management.banner_graphics'],
  plan: ['product.plans', 'product.plan_products', 'product.plan_graphics'],
  notice: ['management.notices'],
  faq: ['management.faqs'],
  terms: ['management.terms'],
  guide: ['management.custom_guides'],
  template: ['management.detail_templates', 'management.home_templates'],
  influencer: [
    'management.influencers',
    ...['', '_images', '_products', '_customs'].map((part) => `management.influencer_feed${part === '' ? 's' : part}`),
  ],
  design: [
    'product.product_customs',
    'product.product_custom_mockups',
    'product.product_custom_texts',
    'product.product_custom_pictures',
    'product.own_pictures',
    'product.custom_version_pictures',
    'product.product_custom_versions',
    'product.product_templates',
  ],
  category: ['product.categories'],
  picture: ['management.pictures', 'management.uploads'],
  rules: [
    'management.shop_rules',
    'management.member_grades',
    'product.shipping_policies',
    'management.holidays',
    'management.search_synonyms',
    'management.shop_info',
    'management.canned_answers',
  ],
  staff: [
    'management.staff_invitations',
    'member.member_roles',
    'management.api_keys',
    'management.webhooks',
    'management.webhook_deliveries',
  ],
} as const satisfies Record<string, readonly string[]>;
export type AuditArea = keyof typeof auditAreas;
export const auditAreaList = Object.keys(auditAreas) as AuditArea[];

/**
 * GET /api/admin/audit: actions, newest first. An action is all rows written by one transaction. With `table`, `row` or `action` only the
 * matching rows are returned.
 */
export const auditQuery = z.object({
  staff: z.uuid().optional().describe('Who did it'),
  table: z.string().max(80).optional().describe('What it is about: product.products'),
  row: z.string().max(80).optional(),
  action: z.enum(['INSERT', 'UPDATE', 'DELETE', 'LOOK']).optional(),
  kind: z
    .enum([...auditKinds, ...auditAreaList])
    .optional()
    .describe('Acts about such a thing, or in such an area'),
  thing: z.string().max(80).optional().describe('With kind, of a thing: about this one'),
  q: z.string().trim().max(60).default('').describe('A number: of an order, a parcel, or of the thing itself'),
  from: time.optional(),
  until: time.optional(),
  before: digits(id).optional().describe('What the page before gave as next'),
  limit: digits(z.int().min(1).max(200)).default(50).describe('Acts at most'),
});

/** A change of one column. Personal or secret values are omitted. */
const change = z.object({
  column: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  is_hidden: z.boolean(),
  is_derived: z.boolean().optional().describe('Nobody wrote it: it followed from another column, or was counted'),
  called: z
    .object({ before: z.string().nullable(), after: z.string().nullable() })
    .optional()
    .describe('Of a column that names another thing: what that is called now'),
});

/** The subject of a row, by name; a member is masked. */
const subject = z.object({ kind: z.enum(auditKinds), id: z.string(), name: z.string() });

const auditEntry = z.object({
  id,
  act: z.string().describe('The same for all rows of one press'),
  act_rows: z.int().describe('Rows of that press; of very many only some are here'),
  created_at: time,
  staff: z.object({
    id: z.string(),
    name: z.string().nullable().describe('Empty of who left and was forgotten; null of nobody: the shop itself'),
  }),
  action: z.enum(['INSERT', 'UPDATE', 'DELETE', 'LOOK']),
  table: z.string(),
  row_id: z.string().nullable(),
  /** The name of the row, if it has one. */
  row_name: z.string().nullable(),
  /** The subtype, where a table contains several: `RETURN`, `NOTE`. */
  sort: z.string().nullable(),
  about: z.array(subject),
  payout: z.int().nullable().describe('Of a settlement what is transferred for it, in won, also where it did not change'),
  changes: z.array(change),
});

export const auditPage = z.object({ entries: z.array(auditEntry), next: id.nullable() });

export type AuditQuery = z.infer<typeof auditQuery>;
export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditPage = z.infer<typeof auditPage>;
