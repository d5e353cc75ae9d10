import { z } from 'zod';
import { because } from '#contract/errors/why.ts';
import { inquiryAuthors, inquiryKinds, inquiryStates, inquiryTypes, isContent, isTitle, typesOfKind } from '#rules/community/inquiry.ts';
import { MOST_LIST_ROWS } from '#rules/shop/list-parts.ts';
import { photo, photoIds } from './photos.ts';
import { digits, id, localized, time } from './values.ts';

const title = z.string().trim().refine(isTitle, because('LETTERS'));
const content = z.string().trim().refine(isContent, because('LETTERS'));
const inquiryType = z.enum(inquiryTypes);

/**
 * POST /api/inquiries: a question on a product's board (with `product_id`), or a private one to the shop. Only the latter can refer to an
 * order line or one of the member's designs.
 */
export const createInquiryBody = z
  .strictObject({
    product_id: id.optional(),
    type: inquiryType,
    title,
    content,
    is_secret: z.boolean().default(false).describe('On a board: seen by the one who asks, the brand and the shop alone'),
    order_product_id: id.optional(),
    product_custom_id: id.optional(),
    photo_ids: photoIds.default([]).describe('Photos sent before (POST /api/photos), for the shop alone'),
  })
  .refine(({ product_id, type }) => typesOfKind[product_id === undefined ? 'ONE_ON_ONE' : 'QUESTION'].includes(type), { path: ['type'] })
  .refine(({ product_id, ...named }) => product_id === undefined || named.order_product_id === undefined, { path: ['order_product_id'] })
  .refine(({ product_id, ...named }) => product_id === undefined || named.product_custom_id === undefined, { path: ['product_custom_id'] })
  .refine(({ product_id, photo_ids }) => product_id === undefined || photo_ids.length === 0, { path: ['photo_ids'] });

/** PATCH /api/inquiries/{id}: until someone has answered. */
export const changeInquiryBody = z.strictObject({
  type: inquiryType.optional(),
  title: title.optional(),
  content: content.optional(),
  is_secret: z.boolean().optional(),
});

/** POST /api/inquiries/{id}/messages. */
export const addMessageBody = z.strictObject({ content, photo_ids: photoIds.default([]) });
/** POST /api/inquiries/{id}/answers. */
export const writeAnswerBody = z.strictObject({ content });

/** GET /api/inquiries: a window of the member's own questions, newest first. */
export const inquiriesQuery = z.object({
  kind: z.enum(inquiryKinds),
  status: z.enum(inquiryStates).optional(),
  limit: digits(z.int().min(1).max(MOST_LIST_ROWS)).default(20),
  offset: digits(z.int().min(0).max(1_000_000)).default(0),
});

const shownPhoto = photo.pick({ src: true, width: true, height: true });
const message = z.object({ id, author: z.enum(inquiryAuthors), content: z.string(), created_at: time, photos: z.array(shownPhoto) });

/** A question of the member with its thread. */
export const inquiry = z.object({
  id,
  kind: z.enum(inquiryKinds),
  type: inquiryType,
  title: z.string(),
  content: z.string(),
  is_secret: z.boolean(),
  status: z.enum(inquiryStates),
  is_changeable: z.boolean().describe('False once it was answered'),
  created_at: time,
  product: z.object({ id, name: localized, image_src: z.string(), is_shown: z.boolean() }).nullable(),
  order_line: z
    .object({ id, order_id: id, order_number: z.string(), product_name: localized, option_name: localized, image_src: z.string() })
    .nullable(),
  design: z.object({ id, product_id: id, name: z.string(), product_name: localized, image_src: z.string() }).nullable(),
  photos: z.array(shownPhoto),
  messages: z.array(message),
});
/** A question of the member requested by its id: with the time an answer is promised by. */
export const awaitedInquiry = inquiry.extend({
  answer_by: time
    .nullable()
    .describe('When the answer is to be there, as promised when it was asked; null once that is over, and while nobody waits'),
});
export const inquiries = z.object({ inquiries: z.array(inquiry) });

export type CreateInquiry = z.infer<typeof createInquiryBody>;
export type CreateInquiryInput = z.input<typeof createInquiryBody>;
export type AddMessage = z.infer<typeof addMessageBody>;
export type ChangeInquiry = z.infer<typeof changeInquiryBody>;
export type InquiriesQuery = z.infer<typeof inquiriesQuery>;
export type Inquiry = z.infer<typeof inquiry>;
export type AwaitedInquiry = z.infer<typeof awaitedInquiry>;
export type InquiryPhoto = z.infer<typeof shownPhoto>;
