import type { HidingReason } from '#rules/community/review.ts';
import type { PictureRefusal } from '#rules/design/picture/own-picture.ts';
import type { Sentence } from './sentences.ts';

/** Reasons for hiding or reporting a review, as worded in the form, the member's own reviews and the notification. */
export const hidingSentences: Record<HidingReason, Sentence> = {
  ABUSE: { ko: '욕설·비방', en: 'Insults or abuse', cn: '辱骂、诽谤' },
  ADVERTISING: { ko: '광고·홍보', en: 'Advertising', cn: '广告宣传' },
  PERSONAL_DATA: { ko: '개인정보 노출', en: 'Personal data', cn: '泄露个人信息' },
  COPYRIGHT: { ko: '저작권·초상권 침해', en: 'Copyright or portrait rights', cn: '侵犯版权或肖像权' },
  UNRELATED: { ko: '상품과 관련 없는 내용', en: 'Not about the product', cn: '与商品无关' },
};

/** Reasons for not printing an own picture, as its owner and staff read them. */
export const pictureRefusalSentences: Record<PictureRefusal, Sentence> = {
  COPYRIGHT: hidingSentences.COPYRIGHT,
  PERSONAL_DATA: hidingSentences.PERSONAL_DATA,
  HARMFUL: { ko: '음란·혐오 등 유해한 내용', en: 'Obscene, hateful or harmful', cn: '淫秽、仇恨等有害内容' },
};
