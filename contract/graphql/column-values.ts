import type { BlockKind } from '#rules/home/home-block.ts';

// What columns of text and jsonb may hold where no rule decides by it. tools/graphql-types/column-types.ts says which column holds what.

/** What a block of the home page is (specification 3, Management main page); the sub type says the rest. */
export type MainPageType = BlockKind extends infer Kind ? (Kind extends `${infer Type} ${string}` ? Type : Kind) : never;

/** Which of its relations a main page item fills (specification 3, Main page item). */
export type MainPageItemType = 'PRODUCT' | 'PRODUCT_CUSTOM' | 'BRAND' | 'ARTIST' | 'GRAPHIC' | 'PLAN' | 'REVIEW';

/** What a frequent question is about. */
export const faqCategories = ['ORDER', 'DELIVERY', 'RETURN', 'CUSTOM', 'MEMBER', 'ETC'] as const;
export type FaqCategory = (typeof faqCategories)[number];
