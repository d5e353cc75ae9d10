import { sql } from 'kysely';
import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { AddMessage } from '#contract/rest/inquiries.ts';
import { urlFor } from '#contract/routes.ts';
import { fillAnswer } from '#rules/community/canned-answer.ts';
import { type InquiryAuthor, isAnswered, isContent, stateAfter } from '#rules/community/inquiry.ts';
import { notifyMember } from '#server/nouns/notification/notify-member.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { holdPhotos } from './hold-photos.ts';
import { lockInquiry, lockOwnInquiry } from './lock-inquiry.ts';
import { answerValues } from './read-inquiry-file.ts';
import { promisedAnswer } from './read-service-status.ts';

/**
 * Adds a message to the member's own 1:1 question, which then awaits an answer again. Errors: INQUIRY_NOT_FOUND, INQUIRY_ON_BOARD (a board
 * question is asked once; a follow-up is a new one), PHOTO_NOT_FOUND, PHOTO_LIMIT.
 */
export function addToInquiry(shop: Shop, userId: string, id: number, { content, photo_ids }: AddMessage): Promise<number | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const own = await lockOwnInquiry(trx, userId, id);
    if (own === null) return fail('INQUIRY_NOT_FOUND');
    if (own.product_id !== null) return fail('INQUIRY_ON_BOARD');
    const messageId = await write(shop, trx, own, { author: 'MEMBER', content });
    return (await holdPhotos(trx, { userId, inquiryId: id, messageId, photoIds: photo_ids })) ?? id;
  });
}

/** Who answers: an administrator, for the shop, any question; a brand, questions about its own products. */
export type Staff = { userId: string; isShop: boolean };

/**
 * Answers a question for the shop or for the brand concerned, and notifies the asker. Placeholders in the shop's answers are filled in now.
 * Errors: INQUIRY_NOT_FOUND, also for a question that does not concern the brand; ANSWER_UNRESOLVED for a placeholder without a value.
 */
export function answerInquiry(shop: Shop, staff: Staff, id: number, content: string): Promise<{ message_id: number } | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const asked = await lockInquiry(trx, id);
    if (asked === null || !(staff.isShop || (await isAboutBrandOf(trx, staff.userId, id)))) return fail('INQUIRY_NOT_FOUND');
    const text = staff.isShop ? await filledText(trx, id, content) : content;
    if (isFailure(text)) return text;
    const message_id = await write(shop, trx, asked, { author: staff.isShop ? 'SHOP' : 'BRAND', staff_id: staff.userId, content: text });
    await notifyMember(trx, {
      memberId: asked.user_id,
      event: 'answered',
      values: { title: asked.title },
      link: urlFor(asked.product_id === null ? 'mypage-oneonone' : 'mypage-qna', {}, { id }),
      now: shop.clock(),
    });
    return { message_id };
  });
}

/** An answer with its placeholders filled in; fails rather than sending one unfilled. */
async function filledText(trx: Trx, id: number, content: string): Promise<string | Failure> {
  const { text, unresolved } = fillAnswer(content, await answerValues(trx, id));
  return unresolved.length > 0 || !isContent(text) ? fail('ANSWER_UNRESOLVED', { field: 'content' }) : text;
}

/** Mirrors the brand's row policy: a question about its own product that names no order. */
async function isAboutBrandOf(trx: Trx, userId: string, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('member.inquiries as asked')
    .innerJoin('product.products as product', 'product.id', 'asked.product_id')
    .innerJoin('product.brands as brand', 'brand.id', 'product.brand_id')
    .select('asked.id')
    .where('asked.id', '=', id)
    .where('asked.order_id', 'is', null)
    .where('brand.user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

type Asked = { id: number; answered_at: Date | null };

async function write(
  shop: Shop,
  trx: Trx,
  { id, answered_at }: Asked,
  message: { author: InquiryAuthor; staff_id?: string; content: string },
): Promise<number> {
  const now = shop.clock();
  const written = await trx
    .insertInto('member.inquiry_messages')
    .values({ inquiry_id: id, created_at: now, ...message })
    .returning('id')
    .executeTakeFirstOrThrow();
  const status = stateAfter(message.author);
  await trx
    .updateTable('member.inquiries')
    .set({
      status,
      answered_at: isAnswered(status) ? (answered_at ?? now) : answered_at,
      // A member already waiting keeps their waiting time and what they were promised; an answer ends it (app.note_waiting).
      ...(isAnswered(status)
        ? { waiting_since: null, answer_by: null }
        : {
            waiting_since: sql<Date>`coalesce(waiting_since, ${now}::timestamptz)`,
            answer_by: sql<Date>`coalesce(answer_by, ${await promisedAnswer(trx, 'ONE_ON_ONE', now)}::timestamptz)`,
          }),
    })
    .where('id', '=', id)
    .execute();
  return written.id;
}
