import type { Named } from '../shop/locale.ts';

/**
 * The fields that the Korean product information notice (상품정보제공고시) requires before a purchase, by kind of product. Colour and sizes have
 * their own tables; the rest are columns of product.product_facts.
 */
export const factFields = {
  CLOTHING: ['material', 'color', 'size', 'maker', 'origin', 'care', 'made_on', 'warranty', 'contact'],
  BAG: ['item', 'material', 'color', 'size', 'maker', 'origin', 'care', 'warranty', 'contact'],
  ACCESSORY: ['item', 'material', 'size', 'maker', 'origin', 'care', 'warranty', 'contact'],
  HOUSEHOLD: ['item', 'material', 'contents', 'size', 'made_on', 'maker', 'origin', 'certification', 'care', 'warranty', 'contact'],
  GOODS: ['item', 'material', 'size', 'certification', 'origin', 'maker', 'care', 'warranty', 'contact'],
} as const satisfies Record<string, readonly string[]>;

/** The columns of product.product_facts, in the languages of the shop. */
export const factColumns = ['material', 'contents', 'maker', 'origin', 'made_on', 'care', 'certification', 'warranty', 'contact'] as const;
export type FactColumn = (typeof factColumns)[number];

export type FactKind = keyof typeof factFields;
export type FactField = (typeof factFields)[FactKind][number];

/** The Korean names of the kinds and their fields, in forms and files. */
export const factKindNames = {
  CLOTHING: '의류',
  BAG: '가방',
  ACCESSORY: '패션잡화',
  HOUSEHOLD: '생활용품',
  GOODS: '기타 재화',
} as const satisfies Record<FactKind, string>;
export const factNames = {
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
} as const satisfies Record<FactField, string>;

/** A product's facts: its kind, and the field values in the languages of the shop. */
export type ProductFacts<Words> = { kind: FactKind } & Record<FactColumn, Words | null>;

/** The warranty of a new product: the buyer's legal rights, unless its maker gives another. */
export const usualWarranty = {
  ko: '제품에 이상이 있으면 공정거래위원회 고시 소비자분쟁해결기준에 따라 보상합니다.',
  en: 'Faults are made good by the Consumer Dispute Resolution Standards of the Fair Trade Commission.',
  cn: '产品如有问题，将按韩国公平交易委员会公告的消费者纠纷解决标准予以补偿。',
} as const;

/** The facts of a new product: made by its brand, with the usual warranty, and the shop's customer service as contact. */
export function newFacts<Words>(kind: FactKind, brand: Words | null): ProductFacts<Words | typeof usualWarranty> {
  const none = Object.fromEntries(factColumns.map((name) => [name, null])) as Record<FactColumn, null>;
  return { kind, ...none, maker: brand, warranty: usualWarranty };
}

/** Kinds that are worn or carried: they come in sizes, are measured flat, and are washed. Other kinds can have any variants. */
const wornKinds: readonly string[] = ['CLOTHING', 'BAG', 'ACCESSORY'] satisfies FactKind[];

/** True for a kind that is worn or carried. An unset kind counts as one. */
export function isWorn(kind: string | null | undefined): boolean {
  return kind === null || kind === undefined || wornKinds.includes(kind);
}

/** The group "all adults", as shopping services name it. */
const everyAdult = { gender: 'unisex', ageGroup: 'adult', minAge: 13 } as const;

/** Words in a name or category that say that a garment is only for some people. */
const forSome =
  /유아|아동|키즈|주니어|베이비|여성|여자|남성|남자|\b(?:kids?|bab(?:y|ies)|toddlers?|juniors?|(?:wo)?m[ae]n(?:'?s)?|girls?|boys?)\b/i;

/** The group a garment is for, from its kind, name and categories; null for a product that is no apparel. */
export function wearerOf(kind: string | null | undefined, names: readonly Named[]): typeof everyAdult | null {
  const isApparel = kind === 'CLOTHING' || kind === 'ACCESSORY';
  return isApparel && !names.some((name) => Object.values(name).some((words) => forSome.test(String(words)))) ? everyAdult : null;
}

/** The required fields of a kind, in the order of the notice. An unknown kind requires the fields common to all kinds. */
export function factFieldsOf(kind: string): readonly FactField[] {
  return Object.hasOwn(factFields, kind) ? factFields[kind as FactKind] : factFields.GOODS;
}
