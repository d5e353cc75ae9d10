import type { Locale } from '#rules/shop/locale.ts';

/** Names and texts of the shop (specification 3): Korean, and other languages where somebody wrote them. */
export type LocalizedText = { ko: string } & { [Other in Exclude<Locale, 'ko'>]?: string };

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The text of a GraphQL operation, typed with its variables and result. At run time it is a plain string. */
export type Operation<Data, Variables> = string & { readonly __apiType?: (variables: Variables) => Data };
