import { fieldsOf } from '#admin/kit/fields/field.ts';
import type { HidingReason } from '#rules/community/review.ts';

export const hidingReasonNames: Readonly<Record<HidingReason, string>> = {
  ABUSE: '욕설·비방',
  ADVERTISING: '광고',
  PERSONAL_DATA: '개인정보',
  COPYRIGHT: '저작권 침해',
  UNRELATED: '상품과 무관',
};

export const reviewFields = fieldsOf({
  content: { is: 'text', label: '내용' },
  hidden_reason: { is: 'choice', label: '숨긴 사유', options: hidingReasonNames },
  created_at: { is: 'day', label: '작성일' },
});
