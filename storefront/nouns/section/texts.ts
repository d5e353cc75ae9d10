import { defineMessages } from '#client/locale/message.ts';

/** Texts of breadcrumbs. */
export const sectionTexts = defineMessages({
  way: { ko: '현재 위치', en: 'You are here', cn: '当前位置' },
});
