import { LOW_STOCK_MAX } from '../../order/stock.ts';
import type { TranslationLocale } from '../../shop/locale.ts';
import { hiddenState } from '../../shop/shown.ts';

/** A field: what staff call it and what it holds, with its limits. Texts are limited in characters, money is in whole won. */
export type ProductField = {
  label: string;
  hint?: string;
  /** Its value in a new product; null: it may stay empty. */
  first: string | number | boolean | { ko: string } | null;
  /** Marked as such in the form. */
  required?: true;
  /** Its meaning for clients of the API, where the name does not say it. */
  meaning?: string;
} & (
  | { is: 'words'; max: number; rows?: number }
  | { is: 'code'; pattern: RegExp }
  | { is: 'row'; of?: string }
  | { is: 'flag' }
  | { is: 'picture'; ratio: { width: number; height: number } }
  | { is: 'choice'; options: Readonly<Record<string, string>> }
  // `inFile`: a column of the file of products, headed by the label.
  | { is: 'state'; options: Readonly<Record<string, string>>; inFile: boolean }
  | { is: 'won' | 'number' | 'position'; min: number; max: number; unit?: string; inFile: boolean }
);

const won = { is: 'won', first: 0, required: true, min: 0, max: 100_000_000, inFile: true, meaning: 'Whole won' } as const;

/**
 * The fields of a product that are columns of its own, by the names of the columns. Form, contract, file, writes, copies and audit log are
 * made from this table, in this order. What has rows or documents of its own (options, facts, promotions, description) is not in it.
 */
export const productOwnFields = {
  name: { is: 'words', label: '이름', first: { ko: '' }, required: true, max: 100 },
  description: { is: 'words', label: '한 줄 소개', first: null, max: 1_000, rows: 2 },
  keywords: { is: 'words', label: '검색어', hint: '화면에는 보이지 않고, 이 말로 찾아도 나와요.', first: null, max: 200 },
  seo_title: { is: 'words', label: '검색 결과 제목', hint: '네이버·구글에 보이는 제목이에요. 비우면 이름을 써요.', first: null, max: 70 },
  seo_description: { is: 'words', label: '검색 결과 설명', hint: '비우면 한 줄 소개를 써요.', first: null, max: 160 },
  brand_id: { is: 'row', label: '브랜드', first: 0, required: true, of: 'brands' },
  code: {
    ...{ is: 'code', label: '코드', first: '', required: true, pattern: /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/ },
    hint: '영문, 숫자, - 와 _. 브랜드 안에서 하나뿐이고 상품 주소에 쓰여요.',
  },
  category_id: { is: 'row', label: '카테고리', first: null, of: 'categories' },
  type: { is: 'choice', label: '종류', first: 'GENERAL', options: { GENERAL: '완제품', CUSTOM: '커스텀' } },
  origin_price: { ...won, label: '정가', hint: '판매가보다 높으면 줄을 그어 보여요.', meaning: 'What is struck out' },
  price: { ...won, label: '판매가' },
  state: {
    ...{ is: 'state', label: '상태', first: hiddenState, inFile: true },
    options: { ACT: '판매 중', STOP: '판매 중지', DISCONTINUED: '단종' },
  },
  shipping_policy_id: { is: 'row', label: '배송 정책', first: 0, required: true },
  position: { is: 'position', label: '순서', first: 0, min: -100_000, max: 100_000, inFile: true, meaning: 'Smaller comes first' },
  low_stock: {
    ...{ is: 'number', label: '적은 재고 기준', first: null, min: 0, max: LOW_STOCK_MAX, unit: '개', inFile: false },
    ...{
      hint: '옵션의 재고가 이보다 적으면 알려요. 비우면 쇼핑몰 기준을 따라요.',
      meaning: 'An option with fewer pieces runs low; null: the limit of the shop',
    },
  },
  weight_g: {
    is: 'number',
    label: '무게',
    first: null,
    min: 1,
    max: 100_000,
    unit: 'g',
    inFile: true,
    meaning: 'As it is packed, in grams',
  },
  is_new: { is: 'flag', label: '신상 표시', first: true },
  image_src: { is: 'picture', label: '대표 사진', first: '', required: true, ratio: { width: 1, height: 1 } },
} as const satisfies Readonly<Record<string, ProductField>>;

type Own = typeof productOwnFields;
export type ProductFieldName = keyof Own;

type HeldBy<Field extends ProductField> = Field extends { options: infer Options }
  ? keyof Options
  : Field['is'] extends 'words'
    ? { ko: string } & { [Language in TranslationLocale]?: string }
    : Field['is'] extends 'code' | 'picture'
      ? string
      : Field['is'] extends 'flag'
        ? boolean
        : number;

/** A product's own values, by field. */
export type ProductValues = { [Name in ProductFieldName]: HeldBy<Own[Name]> | (Own[Name] extends { first: null } ? null : never) };

/** The names of the fields of some kinds. */
export type ProductFieldOf<Is extends ProductField['is']> = {
  [Name in ProductFieldName]: Own[Name]['is'] extends Is ? Name : never;
}[ProductFieldName];

/** The fields that are columns of the file. */
export type FileFieldName = { [Name in ProductFieldName]: Own[Name] extends { inFile: true } ? Name : never }[ProductFieldName];
export type FileValues = Pick<ProductValues, FileFieldName>;

/** The texts that the file has in Korean; their translations are written in the form. */
export const fileTextNames = ['description', 'keywords', 'seo_title', 'seo_description'] as const;
export type FileTextName = (typeof fileTextNames)[number];

export const productFieldNames = Object.keys(productOwnFields) as ProductFieldName[];
export const fileFieldNames = productFieldNames.filter((name): name is FileFieldName => {
  const field: ProductField = productOwnFields[name];
  return 'inFile' in field && field.inFile;
});

/** The fields of some kinds, in the order of the table. */
export function productFieldsOf<Is extends ProductField['is']>(...kinds: readonly Is[]): ProductFieldOf<Is>[] {
  return productFieldNames.filter((name): name is ProductFieldOf<Is> => kinds.some((is) => is === productOwnFields[name].is));
}

/** One value per field. */
export function perField<Of extends object>(names: readonly (keyof Of)[], make: (name: keyof Of) => Of[keyof Of]): Of {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Of;
}

/** The values of a new product. */
export function firstProductValues(): ProductValues {
  return perField<ProductValues>(productFieldNames, (name) => productOwnFields[name].first);
}
