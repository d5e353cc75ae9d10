import type { BlockKind } from '#rules/home/home-block.ts';

// Allowed values of text and jsonb columns that no rule covers. tools/graphql-types/column-types.ts maps them to columns.

/** The type of a home page block (specification 3, Management main page); the subtype completes it. */
export type MainPageType = BlockKind extends infer Kind ? (Kind extends `${infer Type} ${string}` ? Type : Kind) : never;

/** Which of its relationships a main page item uses (specification 3, Main page item). */
export type MainPageItemType = 'PRODUCT' | 'PRODUCT_CUSTOM' | 'BRAND' | 'ARTIST' | 'GRAPHIC' | 'PLAN' | 'REVIEW';

/** The topic of an FAQ. */
export const faqCategories = ['ORDER', 'DELIVERY', 'RETURN', 'CUSTOM', 'MEMBER', 'ETC'] as const;
export type FaqCategory = (typeof faqCategories)[number];
