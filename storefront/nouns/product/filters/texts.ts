import { defineMessages } from '#client/locale/message.ts';

/** Texts around a filtered list; the values' texts are loaded with the panel (choice-texts.ts). */
export const filterTexts = defineMessages({
  filters: { ko: '필터', en: 'Filters', cn: '筛选' },
  filtersChosen: { ko: '필터, {count}개 선택됨', en: 'Filters, {count} chosen', cn: '筛选，已选 {count} 项' },
  clear: { ko: '전체 해제', en: 'Clear all', cn: '全部清除' },
  show: { ko: '상품 {count}개 보기', en: 'Show {count} {count|item|items}', cn: '查看 {count} 件商品' },
  nothing: {
    ko: '고르신 조건에 맞는 상품이 없습니다.',
    en: 'No products match these filters.',
    cn: '没有符合所选条件的商品。',
  },
});
