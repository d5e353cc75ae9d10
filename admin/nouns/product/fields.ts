import { type Field, fieldsOf } from '#admin/kit/fields/field.ts';
import { kitTexts } from '#admin/kit/texts.ts';
import type { ProductBody } from '#contract/rest/admin/catalogue/products.ts';
import { perField, productOwnFields } from '#rules/catalogue/product/product-fields.ts';
import { type FactColumn, factColumns, factNames } from '#rules/catalogue/product-facts.ts';
import { inTranslations, koreanLanguageNames } from '#rules/shop/locale.ts';

export const productStates: Readonly<Record<string, string>> = productOwnFields.state.options;

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
