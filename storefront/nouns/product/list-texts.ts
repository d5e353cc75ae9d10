import { defineMessages } from '#client/locale/message.ts';

/** Texts of product lists. */
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
  colourUnsure: { ko: '사진은 다른 색일 수 있어요', en: 'Photo color may differ', cn: '图片颜色可能不同' },
  products: { ko: '상품 {count}', en: 'Products {count}', cn: '商品 {count}' },
});
