import { defineMessages } from '#client/locale/message.ts';

/** Sentences of the terms page and the terms modal. */
export const termsMessages = defineMessages({
  none: { ko: '등록된 약관이 없습니다.', en: 'There are no terms here yet.', cn: '暂无条款。' },
  updated: { ko: '{date} 개정', en: 'Updated {date}', cn: '更新于 {date}' },
});
