/** The interface languages (specification 1). Chinese is keyed `cn` (specification 9). */
export const locales = ['ko', 'en', 'cn'] as const;
export type Locale = (typeof locales)[number];

/** The languages into which Korean texts are translated. */
export type TranslationLocale = Exclude<Locale, 'ko'>;
export const translationLocales = locales.filter((locale) => locale !== 'ko') as [TranslationLocale, ...TranslationLocale[]];

/** One value for each language. */
export function inEveryLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
}

/** True for a language the shop has messages for. */
export function isLocale(value: string | null | undefined): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * The interface language: the stored value, else the first two letters of the browser language; of those only ko and en are
 * kept, every other one becomes ko (specification 9). Chinese is reached by choosing it, which stores it.
 */
export function resolveLocale(stored: string | null | undefined, browserLanguage: string | null | undefined): Locale {
  if (isLocale(stored)) return stored;
  return browserLanguage?.trim().slice(0, 2).toLowerCase() === 'en' ? 'en' : 'ko';
}

/**
 * The language of a reply of the API: of the tags of `Accept-Language`, the one wished for most first, the first that the shop speaks, `zh`
 * being Chinese; other languages read Korean. The shop's own pages send the language chosen there, so that the two never differ; other
 * clients are read as HTTP has it, where `resolveLocale` reads a browser as specification 9 has it.
 */
export function replyLocale(tags: readonly string[]): Locale {
  const languages = tags.map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return languages.map((language) => (language === 'zh' ? 'cn' : language)).find(isLocale) ?? 'ko';
}

/** The language tag of a locale for `lang` attributes and `Intl`. */
export const languageTags = { ko: 'ko-KR', en: 'en-US', cn: 'zh-CN' } as const satisfies Record<Locale, string>;

/** Each language in its own words, as a person who reads only that one looks for it. */
export const languageNames = { ko: '한국어', en: 'English', cn: '中文' } as const satisfies Record<Locale, string>;

/** A name or a line of the shop: {ko, en}, and Chinese where somebody wrote it. */
export type Named = Partial<Record<Locale, string | null | undefined>>;

/**
 * Names of the shop are {ko, en}, and other languages where somebody wrote them; else their readers get the English name. What is no text is passed
 * over: one bad row must not take the page with it.
 */
export function localizedName(name: Named | null | undefined, locale: Locale): string {
  const own = locale === 'ko' ? '' : textOf(name?.[locale]) || textOf(name?.en);
  return own || textOf(name?.ko) || textOf(name?.en);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Columns of a row that is written in Korean, in other languages; a language and a column may be missing. */
export type Translations = Partial<Record<TranslationLocale, Partial<Record<string, string>>>>;

/** What a column of a published text says to a reader of this language: its translation, else the Korean words. */
export function translated<Column extends string>(
  row: Record<Column, string> & { translations: Translations },
  column: Column,
  locale: Locale,
): string {
  return (locale === 'ko' ? '' : textOf(row.translations[locale]?.[column])) || row[column];
}

/** The `lang` of words of one language only, which stand on pages of every language: Korean when Hangul is in them, else that of the page. */
export function writtenLanguage(words: string): 'ko' | undefined {
  return /\p{Script=Hangul}/u.test(words) ? 'ko' : undefined;
}
