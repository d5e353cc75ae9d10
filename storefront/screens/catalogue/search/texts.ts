import { defineMessages } from '#client/locale/message.ts';

/** Texts of the search page. */
export const searchTexts = defineMessages({
  resultsFor: { ko: '‘{words}’ 검색 결과', en: 'Results for “{words}”', cn: '“{words}”的搜索结果' },
  results: { ko: '찾은 것', en: 'Search results', cn: '搜索结果' },
  graphics: { ko: '그래픽 {count}', en: 'Graphics {count}', cn: '图案 {count}' },
  artists: { ko: '아티스트 {count}', en: 'Artists {count}', cn: '艺术家 {count}' },
});
