import { defineMessages } from '#client/locale/message.ts';

/** Texts of the side bar and the search panel, loaded when one opens. */
export const panelTexts = defineMessages({
  reviews: { ko: '리뷰', en: 'Reviews', cn: '评价' },
  graphics: { ko: '그래픽', en: 'Graphics', cn: '图案' },
  brands: { ko: '브랜드', en: 'Brands', cn: '品牌' },
  searchLabel: { ko: '무엇을 찾으세요?', en: 'What are you looking for?', cn: '您在找什么？' },
  searchPlaceholder: { ko: '상품, 그래픽, 아티스트', en: 'Products, graphics, artists', cn: '商品、图案、艺术家' },
  searchSubmit: { ko: '검색하기', en: 'Search', cn: '搜索' },
});
