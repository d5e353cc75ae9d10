import { defineMessages } from '#client/locale/message.ts';

/** Texts of the terms page and the terms modal. */
export const termsMessages = defineMessages({
  none: { ko: '등록된 약관이 없습니다.', en: 'No terms have been published yet.', cn: '暂无条款。' },
  coming: { ko: '{date}부터 새 약관이 적용돼요.', en: 'New terms take effect on {date}.', cn: '自 {date} 起适用新条款。' },
  seeComing: { ko: '새 약관 보기', en: 'Read the new terms', cn: '查看新条款' },
  notYet: { ko: '{date}부터 적용될 약관이에요.', en: 'These terms take effect on {date}.', cn: '本条款自 {date} 起适用。' },
  former: {
    ko: '지금은 적용되지 않는 지난 약관이에요.',
    en: 'These terms are no longer in force.',
    cn: '这是已不再适用的旧条款。',
  },
  seeCurrent: { ko: '지금 약관 보기', en: 'Read the current terms', cn: '查看现行条款' },
  formerTitle: { ko: '지난 약관', en: 'Previous terms', cn: '历史条款' },
  updated: { ko: '{date} 개정', en: 'Updated {date}', cn: '更新于 {date}' },
});
