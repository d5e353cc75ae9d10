import { type Field, fieldsOf } from '#admin/kit/fields/field.ts';
import { kitTexts } from '#admin/kit/texts.ts';
import type { ProductBody } from '#contract/rest/admin/catalogue/products.ts';
import { perField, productOwnFields } from '#rules/catalogue/product/product-fields.ts';
import { type FactColumn, type FactField, factColumns } from '#rules/catalogue/product-facts.ts';
import { inTranslations, koreanLanguageNames } from '#rules/shop/locale.ts';

export const productStates: Readonly<Record<string, string>> = productOwnFields.state.options;

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
  ...productOwnFields,
  add_content: { is: 'written', label: '상세 내용' },
  ...inTranslations('add_content', (locale) => ({
    is: 'written' as const,
    label: `상세 내용 (${koreanLanguageNames[locale]})`,
    hint: kitTexts.koreanElse,
  })),
  promotions: { is: 'parts', label: '프로모션' },
  images: { is: 'parts', label: '추가 사진' },
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

/** The facts of a product that are written for it; the others follow from its name, options and sizes. */
export const toldFields = perField<Record<FactColumn, Field<'words'>>>(factColumns, (name) => ({ is: 'words', label: factNames[name] }));

/** The fields of a product's form, with those of its facts. */
export const productFormFields = {
  ...productFields,
  ...Object.fromEntries(factColumns.map((name) => [`facts.${name}`, toldFields[name]])),
};
