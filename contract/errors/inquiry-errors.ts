import { type ErrorEntry, entry } from './error-entry.ts';

/** Errors of questions, part of the table in contract/errors/errors.ts. */
export const inquiryErrors = {
  INQUIRY_NOT_FOUND: entry(404, 'The inquiry was not found.', '문의를 찾을 수 없습니다.', '未找到该咨询。'),
  INQUIRY_ANSWERED: entry(
    409,
    'This question has been answered and can no longer be changed.',
    '답변이 등록된 문의는 고치거나 지울 수 없습니다.',
    '已回复的咨询无法修改或删除。',
  ),
  INQUIRY_ON_BOARD: entry(
    409,
    'Please ask a new question on the product page.',
    '상품 문의에는 글을 덧붙일 수 없습니다. 새 문의를 남겨 주세요.',
    '商品咨询无法追加内容，请提交新的咨询。',
  ),
} as const satisfies Record<string, ErrorEntry>;
