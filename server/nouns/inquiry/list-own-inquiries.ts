import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { renderSrc } from '#contract/pictures/renders.ts';
import type { AwaitedInquiry, InquiriesQuery, Inquiry, InquiryPhoto } from '#contract/rest/inquiries.ts';
import { isChangeable } from '#rules/community/inquiry.ts';
import { isShown } from '#rules/shop/shown.ts';
import type { ClosedPhotos } from '#server/nouns/photo/find-closed-photos.ts';
import { sentRow } from '#server/reply-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** A page of a member's own questions with their threads, newest first. */
export async function listOwnInquiries(
  db: Db,
  userId: string,
  { kind, status, limit, offset }: InquiriesQuery,
  addresses: ClosedPhotos,
): Promise<Inquiry[]> {
  const rows = await ofMember(db, userId)
    .where('asked.product_id', kind === 'QUESTION' ? 'is not' : 'is', null)
    .$if(status !== undefined, (query) => query.where('asked.status', '=', status ?? null))
    .orderBy('asked.created_at', 'desc')
    .orderBy('asked.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => toInquiry(row, addresses));
}

/** A member's own question with its thread and the time an answer is promised by; null for somebody else's or a withdrawn one. */
export async function readOwnInquiry(
  db: Db,
  userId: string,
  id: number,
  now: Date,
  addresses: ClosedPhotos,
): Promise<AwaitedInquiry | null> {
  const row = await ofMember(db, userId).select('asked.answer_by').where('asked.id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const { answer_by: by, ...asked } = row;
  // A promise is not renewed.
  return { ...toInquiry(asked, addresses), answer_by: by !== null && by > now ? by.toISOString() : null };
}

/** Anybody's question with its thread, for staff; null when it is deleted. */
export async function readAnyInquiry(db: Db, id: number, addresses: ClosedPhotos): Promise<Inquiry | null> {
  const row = await inquiryRows(db).where('asked.id', '=', id).executeTakeFirst();
  return row === undefined ? null : toInquiry(row, addresses);
}

function ofMember(db: Db, userId: string) {
  return inquiryRows(db).where('asked.user_id', '=', userId);
}

function inquiryRows(db: Db) {
  return db
    .selectFrom('member.inquiries as asked')
    .select(['asked.id', 'asked.type', 'asked.title', 'asked.content', 'asked.is_secret', 'asked.status'])
    .select(['asked.answered_at', 'asked.created_at', 'asked.product_id'])
    .select((of) => [
      jsonObjectFrom(
        of
          .selectFrom('product.products as product')
          .select(['product.id', 'product.name', 'product.image_src', 'product.state', 'product.deleted_at'])
          .whereRef('product.id', '=', 'asked.product_id'),
      ).as('product'),
      jsonObjectFrom(
        of
          .selectFrom('sales.order_products as line')
          .innerJoin('sales.orders as placed', 'placed.id', 'line.order_id')
          .select(['line.id', 'line.order_id', 'placed.order_number', 'line.product_name', 'line.option_name', 'line.image_src'])
          .whereRef('line.id', '=', 'asked.order_product_id'),
      ).as('order_line'),
      jsonObjectFrom(
        of
          .selectFrom('product.product_customs as custom')
          .innerJoin('product.products as garment', 'garment.id', 'custom.product_id')
          .leftJoin('product.product_custom_mockups as side', 'side.product_custom_id', 'custom.id')
          .leftJoin('product.mockup_groups as group', 'group.id', 'side.mockup_group_id')
          .select(['custom.id', 'custom.product_id', 'custom.name', 'custom.render_key', 'custom.revision'])
          .select(['garment.name as product_name', 'garment.image_src as garment_src', 'side.mockup_group_id'])
          .whereRef('custom.id', '=', 'asked.product_custom_id')
          .where('custom.deleted_at', 'is', null)
          .orderBy('group.position')
          .orderBy('side.id')
          .limit(1),
      ).as('design'),
      jsonArrayFrom(
        of
          .selectFrom('member.inquiry_messages as message')
          .select(['message.id', 'message.author', 'message.content', 'message.created_at'])
          .whereRef('message.inquiry_id', '=', 'asked.id')
          .orderBy('message.created_at')
          .orderBy('message.id'),
      ).as('messages'),
      jsonArrayFrom(
        of
          .selectFrom('member.inquiry_images as image')
          .innerJoin('member.photos as photo', 'photo.id', 'image.photo_id')
          .select(['image.message_id', 'image.src', 'photo.width', 'photo.height'])
          .whereRef('image.inquiry_id', '=', 'asked.id')
          .orderBy('image.position'),
      ).as('images'),
    ])
    .where('asked.deleted_at', 'is', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof ofMember>['execute']>>[number];

function toInquiry({ product_id, product, design, messages, images, answered_at, ...row }: Row, addresses: ClosedPhotos): Inquiry {
  const photosOf = (messageId: number | null): InquiryPhoto[] =>
    images.filter(({ message_id }) => message_id === messageId).map(({ src, width, height }) => ({ src: addresses(src), width, height }));
  return {
    ...sentRow(row),
    photos: photosOf(null),
    kind: product_id === null ? 'ONE_ON_ONE' : 'QUESTION',
    is_changeable: isChangeable({ answered_at }),
    product: product && { ...product, is_shown: isShown(product) },
    design: design && { ...design, image_src: pictureOf(design) },
    messages: messages.map((message) => ({
      ...message,
      created_at: new Date(message.created_at).toISOString(),
      photos: photosOf(message.id),
    })),
  };
}

function pictureOf(design: NonNullable<Row['design']>): string {
  const { mockup_group_id: group, render_key: renderKey, revision, garment_src } = design;
  if (group === null) return garment_src;
  return renderSrc({ design: { renderKey, revision }, mockupGroupId: String(group), width: 320, extension: 'webp' });
}
