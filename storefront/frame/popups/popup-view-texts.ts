import { defineMessages } from '#client/locale/message.ts';

/** Texts around popups. */
export const popupTexts = defineMessages({
  popups: { ko: '새 소식', en: 'News', cn: '最新消息' },
  notShowAgain: { ko: '오늘 하루 보지 않기', en: 'Not Show Again', cn: '今天不再显示' },
});
