import { defineMessages } from '#client/locale/message.ts';

/** Texts of the search field. */
export const searchFormTexts = defineMessages({
  searchLabel: { ko: '무엇을 찾으세요?', en: 'What are you looking for?', cn: '您在找什么？' },
  searchPlaceholder: { ko: '상품, 그래픽, 아티스트', en: 'Products, graphics, artists', cn: '商品、图案、艺术家' },
  searchSubmit: { ko: '검색하기', en: 'Search', cn: '搜索' },
});
