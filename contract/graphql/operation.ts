import type { Locale } from '#rules/shop/locale.ts';

/** Names and texts in the shop's two required languages (specification 3); others are optional. */
export type LocalizedText = { ko: string; en: string } & { [Other in Exclude<Locale, 'ko' | 'en'>]?: string };

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The text of a GraphQL operation, typed with its variables and result. At run time it is a plain string. */
export type Operation<Data, Variables> = string & { readonly __apiType?: (variables: Variables) => Data };
