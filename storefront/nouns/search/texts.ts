import { defineMessages } from '#client/locale/message.ts';

/** Texts of what the search field suggests. */
export const suggestionTexts = defineMessages({
  suggestions: { ko: '검색 제안', en: 'Search suggestions', cn: '搜索建议' },
  words: { ko: '추천 검색어', en: 'Searches', cn: '推荐搜索词' },
  things: { ko: '바로 보기', en: 'Straight to', cn: '直接查看' },
  shortcuts: { ko: '카테고리·브랜드', en: 'Categories and brands', cn: '分类和品牌' },
  category: { ko: '카테고리', en: 'Category', cn: '分类' },
  brand: { ko: '브랜드', en: 'Brand', cn: '品牌' },
  artist: { ko: '아티스트', en: 'Artist', cn: '艺术家' },
  count: { ko: '검색 제안 {count}개', en: '{count} {count|suggestion|suggestions}', cn: '{count} 条搜索建议' },
  recent: { ko: '최근 검색어', en: 'Recent searches', cn: '最近搜索' },
  noRecent: { ko: '최근 검색어가 없어요.', en: 'No recent searches.', cn: '暂无最近搜索。' },
  notKept: {
    ko: '최근 검색어를 저장하지 않고 있어요.',
    en: 'Recent searches are not being saved.',
    cn: '目前不保存最近搜索。',
  },
  remove: { ko: '‘{words}’ 지우기', en: 'Remove “{words}”', cn: '删除“{words}”' },
  removeAll: { ko: '모두 지우기', en: 'Clear all', cn: '全部删除' },
  keepNot: { ko: '최근 검색어 저장 끄기', en: 'Stop saving searches', cn: '停止保存最近搜索' },
  keep: { ko: '최근 검색어 저장 켜기', en: 'Save recent searches', cn: '保存最近搜索' },
  popular: { ko: '인기 검색어', en: 'Popular searches', cn: '热门搜索' },
});
