import { defineMessages } from '#client/locale/message.ts';

/** Texts of the side bar, loaded when it opens. */
export const panelTexts = defineMessages({
  reviews: { ko: '리뷰', en: 'Reviews', cn: '评价' },
  graphics: { ko: '그래픽', en: 'Graphics', cn: '图案' },
  brands: { ko: '브랜드', en: 'Brands', cn: '品牌' },
});
