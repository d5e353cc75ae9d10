import { z } from 'zod';
import { because } from '#contract/errors/why.ts';
import { answerVariables } from '#rules/community/canned-answer.ts';
import { inquiryKinds, inquiryStates, inquiryTypes, isContent } from '#rules/community/inquiry.ts';
import { MOST_LIST_ROWS } from '#rules/shop/list-parts.ts';
import { inquiry } from '../inquiries.ts';
import { digits, id, localized, orderState, time, won } from '../values.ts';

/** GET /api/admin/inquiries: waiting ones, longest first; or answered ones, newest first. */
export const queueQuery = z.object({
  status: z.enum(inquiryStates).default('PENDING'),
  kind: z.enum(inquiryKinds).optional(),
  q: z.string().trim().max(60).default('').describe('Part of what was asked, of its title or of the nickname of whoever asks'),
  is_late: z.stringbool().optional().describe('Those alone that wait longer than a day of service'),
  limit: digits(z.int().min(1).max(MOST_LIST_ROWS)).default(50),
  offset: digits(z.int().min(0).max(100_000)).default(0),
});

const queued = z.object({
  id,
  kind: z.enum(inquiryKinds),
  type: z.enum(inquiryTypes),
  title: z.string(),
  is_secret: z.boolean(),
  status: z.enum(inquiryStates),
  nickname: z.string(),
  product_name: localized.nullable(),
  order_number: z.string().nullable(),
  created_at: time,
  waiting_since: time.nullable(),
  waited_minutes: z.int().min(0).nullable().describe('By the clock of the shop; null where nobody waits'),
  due_at: time.nullable().describe('What the one who asked was promised (rules/community/service-hours.ts)'),
  is_late: z.boolean(),
});
export const queue = z.object({
  inquiries: z.array(queued),
  total: z.int(),
  counts: z.object({ waiting: z.int(), late: z.int(), question: z.int(), one_on_one: z.int() }).describe('Of what waits'),
});

const orderLine = z.object({ product_name: localized, option_name: localized, quantity: z.int(), image_src: z.string() });
const orderBeside = z.object({
  id,
  order_number: z.string(),
  ordered_at: time,
  status: orderState,
  is_cancelled: z.boolean(),
  payment_amount: won,
  left_amount: won.describe('What is left of it after claims'),
  courier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  lines: z.array(orderLine),
  open_claims: z.int(),
});

/** GET /api/admin/inquiries/{id}: the thread, its author, and related orders, the one it names first. */
export const inquiryFile = inquiry.omit({ is_changeable: true }).extend({
  waiting_since: time.nullable(),
  due_at: time.nullable(),
  is_late: z.boolean(),
  member: z.object({
    id: z.uuid(),
    nickname: z.string(),
    name: z.string().describe('Masked'),
    joined_at: time,
    orders: z.int(),
    inquiries: z.int(),
  }),
  named_order_id: id.nullable(),
  orders: z.array(orderBeside),
  values: z
    .partialRecord(z.enum(answerVariables), z.string())
    .describe('What words in braces are filled with, in the preview: names are masked'),
});

/** POST /api/admin/inquiries/{id}/answers: placeholders in braces are filled when sending. */
export const sendAnswerBody = z.strictObject({ content: z.string().trim().refine(isContent, because('LETTERS')) });
export const sentAnswer = z.object({ message_id: id });

export type QueueQuery = z.infer<typeof queueQuery>;
export type Queue = z.infer<typeof queue>;
export type InquiryFile = z.infer<typeof inquiryFile>;
