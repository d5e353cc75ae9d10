import { defineMessages } from '#client/locale/message.ts';

/** Texts of the search page. */
export const searchTexts = defineMessages({
  resultsFor: { ko: '‘{words}’ 검색 결과', en: 'Results for “{words}”', cn: '“{words}”的搜索结果' },
  readAs: { ko: '{words} 찾았어요', en: 'Showing results for {words}', cn: '已按{words}搜索' },
  asTyped: { ko: '‘{words}’ 그대로 찾기', en: 'Search for “{words}” instead', cn: '仍搜索“{words}”' },
  results: { ko: '찾은 것', en: 'Search results', cn: '搜索结果' },
  graphics: { ko: '그래픽 {count}', en: 'Graphics {count}', cn: '图案 {count}' },
  artists: { ko: '아티스트 {count}', en: 'Artists {count}', cn: '艺术家 {count}' },
});
