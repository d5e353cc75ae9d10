import { defineMessages } from '#client/locale/message.ts';

/** Texts of a search without results, read otherwise, or without a product that bears the motif (that one comes with the data). */
export const nothingFoundTexts = defineMessages({
  readAs: { ko: '{words} 찾았어요', en: 'Showing results for {words}', cn: '已按{words}搜索' },
  asTyped: { ko: '‘{words}’ 그대로 찾기', en: 'Search for “{words}” instead', cn: '仍搜索“{words}”' },
  near: { ko: '비슷한 말로 찾아보세요', en: 'Try one of these', cn: '试试这些词' },
  suggestions: { ko: '이런 건 어떠세요?', en: 'Suggestions', cn: '从这里开始' },
  popular: { ko: '지금 많이 찾는 상품', en: 'Popular now', cn: '人气商品' },
  nothingFound: {
    ko: '‘{words}’에 맞는 상품이나 작품을 찾지 못했습니다.',
    en: 'No results for “{words}”.',
    cn: '没有找到与“{words}”相符的商品或作品。',
  },
  proposed: {
    ko: '아직 이 그림이 들어간 상품은 없어요. 이 옷에 그래픽을 올려 직접 만들 수 있어요.',
    en: 'Nothing carries this motif yet. Put the graphic on one of these yourself.',
    cn: '暂时还没有印有这个图案的商品，可以把图案放到这些衣服上自己设计。',
  },
});
