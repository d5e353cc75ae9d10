import { defineMessages } from '#client/locale/message.ts';

/** Texts of product lists and the search page. */
export const productListMessages = defineMessages({
  all: { ko: '전체', en: 'All', cn: '全部' },
  allOf: { ko: '{name} 전체', en: 'All {name}', cn: '全部{name}' },
  customizable: { ko: '직접 만들기', en: 'Design your own', cn: '自己设计' },
  categories: { ko: '카테고리', en: 'Categories', cn: '分类' },
  count: { ko: '{count}개', en: '{count} {count|item|items}', cn: '{count} 件' },
  sort: { ko: '정렬', en: 'Sort', cn: '排序' },
  newest: { ko: '신상품순', en: 'Newest', cn: '最新' },
  popularity: { ko: '인기순', en: 'Popular', cn: '人气' },
  recommendation: { ko: '추천순', en: 'Recommended', cn: '推荐' },
  sales: { ko: '판매순', en: 'Sales', cn: '销量' },
  lowPrice: { ko: '낮은 가격순', en: 'Lowest price', cn: '价格从低到高' },
  highPrice: { ko: '높은 가격순', en: 'Highest price', cn: '价格从高到低' },
  empty: { ko: '아직 상품이 없습니다.', en: 'There are no products here yet.', cn: '暂无商品。' },
  toAll: { ko: '전체 상품 보기', en: 'View all products', cn: '查看全部商品' },
  resultsFor: { ko: '‘{words}’ 검색 결과', en: 'Results for “{words}”', cn: '“{words}”的搜索结果' },
  readAs: { ko: '{words} 찾았어요', en: 'Showing results for {words}', cn: '已按{words}搜索' },
  asTyped: { ko: '‘{words}’ 그대로 찾기', en: 'Search for “{words}” instead', cn: '仍搜索“{words}”' },
  near: { ko: '비슷한 말로 찾아보세요', en: 'Try one of these', cn: '试试这些词' },
  proposed: {
    ko: '아직 이 그림이 들어간 상품은 없어요. 이 옷에 그래픽을 올려 직접 만들 수 있어요.',
    en: 'Nothing carries this motif yet. Put the graphic on one of these yourself.',
    cn: '暂时还没有印有这个图案的商品，可以把图案放到这些衣服上自己设计。',
  },
  suggestions: { ko: '이런 건 어떠세요?', en: 'Suggestions', cn: '从这里开始' },
  popular: { ko: '지금 많이 찾는 상품', en: 'Popular now', cn: '人气商品' },
  results: { ko: '찾은 것', en: 'Search results', cn: '搜索结果' },
  nothingFound: {
    ko: '‘{words}’에 맞는 상품이나 작품을 찾지 못했습니다.',
    en: 'No results for “{words}”.',
    cn: '没有找到与“{words}”相符的商品或作品。',
  },
  products: { ko: '상품 {count}', en: 'Products {count}', cn: '商品 {count}' },
  graphics: { ko: '그래픽 {count}', en: 'Graphics {count}', cn: '图案 {count}' },
  artists: { ko: '아티스트 {count}', en: 'Artists {count}', cn: '艺术家 {count}' },
});
