import type { Locale } from '#rules/shop/locale.ts';

/** Names and texts of the shop in its two written languages (specification 3); others are stored by few, if any. */
export type LocalizedText = { ko: string; en: string } & { [Other in Exclude<Locale, 'ko' | 'en'>]?: string };

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The text of a GraphQL operation that knows what it takes and gives; at run time nothing but its text. */
export type Operation<Data, Variables> = string & { readonly __apiType?: (variables: Variables) => Data };
