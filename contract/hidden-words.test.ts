import { expect, test } from 'vitest';
import type { z } from 'zod';
import { isPersonName } from '#rules/member/credential.ts';
import { previewOpenedBody } from './rest/admin/claims.ts';
import { staffReasonBody } from './rest/admin/members.ts';
import { noteOrderBody } from './rest/admin/orders.ts';
import { answerBrandRequestBody, sendBrandRequestBody } from './rest/brand-requests.ts';
import { previewClaimBody } from './rest/claims.ts';
import { destinationFields } from './rest/delivery-destinations.ts';
import { createInquiryBody } from './rest/inquiries.ts';
import { cancelOrderBody, placeOrderBody } from './rest/orders.ts';
import { replyReviewBody, writeReviewBody } from './rest/reviews.ts';
import { refundAccount } from './rest/values.ts';

/** Invisible input: zero width, Hangul filler, empty Braille, a change of text direction, blanks. */
const unseen = ['\u200b', '\u3164', '\u2800', '\u202e', '\ufeff', ' '];

const destination = { recipient: '김이음', phone: '010-1234-5678', zip_code: '04524', address: '세종대로 110' };
const line = { order_product_id: 1, quantity: 1 };
const request = { brand_name: '심', contact_name: '김이음', email: 'a@example.com', introduction: '옷을 짓는 작은 브랜드입니다.' };

test.each<[z.ZodType, object, string]>([
  [destinationFields, destination, 'recipient'],
  [destinationFields, destination, 'address'],
  [placeOrderBody.shape.orderer, { name: '김이음' }, 'name'],
  [refundAccount, { bank: 'SHINHAN', number: '110123456789', holder: '김이음' }, 'holder'],
  [cancelOrderBody, { reason: '다른 색으로 다시 살게요' }, 'reason'],
  [previewClaimBody, { type: 'RETURN', reason: '작아요', lines: [line] }, 'reason'],
  [previewOpenedBody, { type: 'CANCEL', reason: '재고 없음', fault: 'SHOP', lines: [line] }, 'reason'],
  [sendBrandRequestBody, request, 'brand_name'],
  [sendBrandRequestBody, request, 'contact_name'],
  [sendBrandRequestBody, request, 'introduction'],
  [answerBrandRequestBody, { state: 'DECLINED', answer: '다음에 함께해요' }, 'answer'],
  [writeReviewBody, { order_product_id: 1, score: 5, content: '두께가 적당하고 색이 고와요' }, 'content'],
  [replyReviewBody, { content: '고맙습니다' }, 'content'],
  [createInquiryBody, { type: 'ETC', title: '언제 오나요', content: '궁금해요' }, 'title'],
  [createInquiryBody, { type: 'ETC', title: '언제 오나요', content: '궁금해요' }, 'content'],
  [staffReasonBody, { reason: '본인 요청' }, 'reason'],
  [noteOrderBody, { note: '전화로 확인' }, 'note'],
])('%#: a text of invisible characters only does not fill a required field', (schema, body, field) => {
  expect(schema.safeParse(body).error).toBeUndefined();
  for (const letter of unseen)
    expect([letter, schema.safeParse({ ...body, [field]: letter.repeat(20) }).error?.issues[0]?.path]).toEqual([letter, [field]]);
});

test('a person’s name of invisible characters only is refused', () => {
  expect(unseen.filter((letter) => isPersonName(letter.repeat(3)))).toEqual([]);
});
