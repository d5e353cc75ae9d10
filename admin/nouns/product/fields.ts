import { fieldsOf } from '#admin/kit/fields/field.ts';
import { kitTexts } from '#admin/kit/texts.ts';
import type { ProductBody } from '#contract/rest/admin/catalogue/products.ts';
import type { FactField } from '#rules/catalogue/product-facts.ts';
import { inTranslations, koreanLanguageNames } from '#rules/shop/locale.ts';

export const productStates: Readonly<Record<string, string>> = { ACT: '판매 중', STOP: '판매 중지', DISCONTINUED: '단종' };

/** What the law requires to be told of a product. */
export const factNames: Readonly<Record<FactField, string>> = {
  item: '품명',
  material: '소재',
  color: '색상',
  size: '치수',
  contents: '구성',
  maker: '제조자',
  origin: '제조국',
  made_on: '제조연월',
  care: '세탁방법과 주의사항',
  certification: '인증·허가',
  warranty: '품질보증기준',
  contact: 'A/S 책임자와 연락처',
};

const showOptions = (options: ProductBody['options']) =>
  options.map(({ size, price, state }) => `${size || '–'} ${price} ${productStates[state]}`).join('\n');

export const productFields = fieldsOf({
  name: { is: 'words', label: '이름', required: true },
  description: { is: 'words', label: '한 줄 소개', rows: 2 },
  code: { is: 'code', label: '코드', hint: '영문, 숫자, - 와 _. 브랜드 안에서 하나뿐이고 상품 주소에 쓰여요.', required: true },
  brand_id: { is: 'row', label: '브랜드', of: 'brands' },
  category_id: { is: 'row', label: '카테고리', of: 'categories' },
  shipping_policy_id: { is: 'parts', label: '배송 정책' },
  type: { is: 'choice', label: '종류', options: { GENERAL: '완제품', CUSTOM: '커스텀' } },
  state: { is: 'state', label: '상태', options: productStates },
  position: { is: 'position', label: '순서' },
  is_new: { is: 'flag', label: '신상 표시' },
  add_content: { is: 'written', label: '상세 내용' },
  ...inTranslations('add_content', (locale) => ({
    is: 'written' as const,
    label: `상세 내용 (${koreanLanguageNames[locale]})`,
    hint: kitTexts.koreanElse,
  })),
  price: { is: 'won', label: '판매가', required: true },
  origin_price: { is: 'won', label: '정가', hint: '판매가보다 높으면 줄을 그어 보여요.', required: true },
  promotions: { is: 'parts', label: '프로모션' },
  image_src: { is: 'picture', label: '대표 사진', ratio: { width: 1, height: 1 }, required: true },
  images: { is: 'pictures', label: '추가 사진', most: 20 },
  frames: { is: 'parts', label: '핏' },
  colors: { is: 'parts', label: '색상' },
  sides: { is: 'parts', label: '인쇄하는 면' },
  options: { is: 'parts', label: '옵션', show: showOptions },
  sizes: { is: 'parts', label: '치수표' },
  facts: { is: 'parts', label: '상품정보 제공고시' },
  'facts.kind': { is: 'parts', label: '품목' },
  stock_count: { is: 'count', label: '재고' },
  sales_count: { is: 'count', label: '판매 수' },
  review_count: { is: 'count', label: '리뷰' },
  created_at: { is: 'day', label: '등록일' },
});

/** The fields of a product's form, with those of its facts. */
export const productFormFields = {
  ...productFields,
  ...Object.fromEntries(Object.entries(factNames).map(([name, label]) => [`facts.${name}`, { is: 'words' as const, label }])),
};
