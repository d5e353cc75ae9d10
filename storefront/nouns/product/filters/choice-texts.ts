import { defineMessages } from '#client/locale/message.ts';

/** Texts of filter values, loaded with the panel and with the chosen filters. */
export const choiceTexts = defineMessages({
  colour: { ko: '색상', en: 'Color', cn: '颜色' },
  size: { ko: '사이즈', en: 'Size', cn: '尺码' },
  brand: { ko: '브랜드', en: 'Brand', cn: '品牌' },
  artist: { ko: '아티스트', en: 'Artist', cn: '艺术家' },
  price: { ko: '가격', en: 'Price', cn: '价格' },
  custom: { ko: '직접 만들기', en: 'Design your own', cn: '自己设计' },
  stock: { ko: '품절 제외', en: 'Hide sold out', cn: '隐藏售罄商品' },
  sale: { ko: '할인 상품', en: 'On sale', cn: '优惠商品' },
  chosen: { ko: '선택한 필터', en: 'Chosen filters', cn: '已选筛选' },
  remove: { ko: '{name} 해제', en: 'Remove {name}', cn: '移除 {name}' },
  allOf: { ko: '{count}개 모두 보기', en: 'Show all {count}', cn: '查看全部 {count} 项' },
  upTo: { ko: '{won} 이하', en: 'Up to {won}', cn: '{won} 以下' },
  from: { ko: '{won} 이상', en: '{won} and up', cn: '{won} 以上' },
  between: { ko: '{from} ~ {to}', en: '{from} – {to}', cn: '{from} – {to}' },
  lowest: { ko: '최저 가격(원)', en: 'Lowest price in won', cn: '最低价格（韩元）' },
  highest: { ko: '최고 가격(원)', en: 'Highest price in won', cn: '最高价格（韩元）' },
  apply: { ko: '적용', en: 'Apply', cn: '应用' },
});
