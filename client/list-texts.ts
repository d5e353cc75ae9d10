import { defineMessages } from '#client/locale/message.ts';

/** Texts of lists and long texts; the end of a list as worded in specification 8.21. */
export const listTexts = defineMessages({
  noMore: { ko: '마지막 결과입니다.', en: 'No more results!', cn: '没有更多结果了！' },
  listFailed: { ko: '앗, 문제가 생겼어요!', en: 'Oops something went wrong!', cn: '哎呀，出错了！' },
  koreanOnly: { ko: '한국어로만 제공됩니다.', en: 'The text below is available in Korean only.', cn: '以下内容仅提供韩语版本。' },
});
