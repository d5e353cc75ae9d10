import type { TranslationLocale } from '../../shop/locale.ts';
import { hiddenState } from '../../shop/shown.ts';

type Named = Readonly<Record<string, string>>;

/** What any field has: what staff call it, and what it holds in a new product. */
interface Called<First> {
  label: string;
  hint?: string;
  /** Null: it may stay empty. */
  first: First;
  /** Marked as such in the form. */
  required?: true;
  /** Its meaning for clients of the API, where the name does not say it. */
  meaning?: string;
}
interface Numeric extends Called<number | null> {
  min: number;
  max: number;
  unit?: string;
  /** True for a column of the file of products, headed by the label. */
  inFile: boolean;
}
export type ProductField =
  | (Called<{ ko: string } | null> & { is: 'words'; max: number; rows?: number })
  | (Called<string> & { is: 'code'; pattern: RegExp })
  | (Called<number | null> & { is: 'row'; of?: string })
  | (Called<string> & { is: 'choice'; options: Named })
  | (Called<string> & { is: 'state'; options: Named; inFile: boolean })
  | (Called<boolean> & { is: 'flag' })
  | (Called<string> & { is: 'picture'; ratio: { width: number; height: number } })
  | (Numeric & { is: 'won' | 'number' })
  | (Numeric & { is: 'position'; first: number });

const won = { is: 'won', first: 0, required: true, min: 0, max: 100_000_000, inFile: true } as const;

/**
 * The fields of a product that are columns of its own, by the names of the columns. Form, contract, file, writes, copies and audit log are
 * made from this table, in this order. What has rows or documents of its own (options, facts, promotions, description) is not in it.
 */
export const productOwnFields = {
  name: { is: 'words', label: '이름', first: { ko: '' }, required: true, max: 100 },
  description: { is: 'words', label: '한 줄 소개', first: null, max: 1_000, rows: 2 },
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
  is_new: { is: 'flag', label: '신상 표시', first: true },
  image_src: { is: 'picture', label: '대표 사진', first: '', required: true, ratio: { width: 1, height: 1 } },
} as const satisfies Readonly<Record<string, ProductField>>;

type Own = typeof productOwnFields;
export type ProductFieldName = keyof Own;

/** What fields of a kind hold. */
interface HeldBy<Options> {
  words: { ko: string } & { [Language in TranslationLocale]?: string };
  code: string;
  picture: string;
  row: number;
  won: number;
  number: number;
  position: number;
  flag: boolean;
  choice: keyof Options;
  state: keyof Options;
}
type Held<Field extends ProductField> =
  | HeldBy<Field extends { options: infer Options } ? Options : never>[Field['is']]
  | (Field extends { first: null } ? null : never);

/** A product's own values, by field. */
export type ProductValues = { [Name in ProductFieldName]: Held<Own[Name]> };

/** The names of the fields of some kinds. */
export type ProductFieldOf<Is extends ProductField['is']> = {
  [Name in ProductFieldName]: Own[Name]['is'] extends Is ? Name : never;
}[ProductFieldName];

/** The fields that are columns of the file. */
export type FileFieldName = { [Name in ProductFieldName]: Own[Name] extends { inFile: true } ? Name : never }[ProductFieldName];
export type FileValues = Pick<ProductValues, FileFieldName>;

export const productFieldNames = Object.keys(productOwnFields) as ProductFieldName[];
export const fileFieldNames = productFieldNames.filter((name): name is FileFieldName => {
  const field: ProductField = productOwnFields[name];
  return 'inFile' in field && field.inFile;
});

/** The fields of some kinds, in the order of the table. */
export function productFieldsOf<Is extends ProductField['is']>(...kinds: readonly Is[]): ProductFieldOf<Is>[] {
  return productFieldNames.filter((name): name is ProductFieldOf<Is> => kinds.some((is) => is === productOwnFields[name].is));
}

/** One value per own field. */
export function inProductFields<Of extends Record<ProductFieldName, unknown>>(make: (name: ProductFieldName) => Of[ProductFieldName]): Of {
  return Object.fromEntries(productFieldNames.map((name) => [name, make(name)])) as Of;
}

/** One value per field of the file. */
export function inFileFields<Of extends Record<FileFieldName, unknown>>(make: (name: FileFieldName) => Of[FileFieldName]): Of {
  return Object.fromEntries(fileFieldNames.map((name) => [name, make(name)])) as Of;
}

/** The values of a new product. */
export function firstProductValues(): ProductValues {
  return inProductFields((name) => productOwnFields[name].first);
}
