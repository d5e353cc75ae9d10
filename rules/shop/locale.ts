/** The interface languages (specification 1.32). Chinese is keyed `cn` (specification 9.14). */
export const locales = ['ko', 'en', 'cn'] as const;
export type Locale = (typeof locales)[number];

/** The languages Korean texts are translated into. */
export type TranslationLocale = Exclude<Locale, 'ko'>;
export const translationLocales = locales.filter((locale) => locale !== 'ko') as [TranslationLocale, ...TranslationLocale[]];

/** True for an optional language: every name and text of the shop has Korean alone, which others fall back to (`localizedName`). */
export function mayBeMissing(locale: Locale): boolean {
  return locale !== 'ko';
}

/** A name or a text without its empty optional languages. */
export function withoutMissing<Words extends Named>(words: Words): Words {
  return Object.fromEntries(Object.entries(words).filter(([locale, text]) => text !== '' || !mayBeMissing(locale as Locale))) as Words;
}

/** The form field for a translation of another field: `content_en` of `content`. */
export type TranslationField<Of extends string> = `${Of}_${TranslationLocale}`;

export function translationField<Of extends string, Language extends TranslationLocale>(of: Of, locale: Language) {
  return `${of}_${locale}` as const;
}

/** One value per translation language. */
export function inEveryTranslation<Value>(make: (locale: TranslationLocale) => Value): Record<TranslationLocale, Value> {
  return Object.fromEntries(translationLocales.map((locale) => [locale, make(locale)])) as Record<TranslationLocale, Value>;
}

/** The translations of a field as separate fields: `{content_en, content_cn}`. */
export function inTranslations<Of extends string, Value>(
  of: Of,
  make: (locale: TranslationLocale) => Value,
): Record<TranslationField<Of>, Value> {
  return Object.fromEntries(translationLocales.map((locale) => [translationField(of, locale), make(locale)])) as Record<
    TranslationField<Of>,
    Value
  >;
}

/** One value per language. */
export function inEveryLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
}

/** True for a language the shop supports. */
export function isLocale(value: string | null | undefined): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * The interface language: the stored value, or else the first two letters of the browser language, if ko or en; otherwise ko (specification
 * 9). Chinese has to be chosen, which stores it.
 */
export function resolveLocale(stored: string | null | undefined, browserLanguage: string | null | undefined): Locale {
  if (isLocale(stored)) return stored;
  return browserLanguage?.trim().slice(0, 2).toLowerCase() === 'en' ? 'en' : 'ko';
}

/**
 * The language of an API reply: the first supported one of the `Accept-Language` tags by preference, with `zh` as Chinese; otherwise
 * Korean. The shop's own pages send their chosen language, so both always agree. Other clients get standard HTTP negotiation, while
 * `resolveLocale` follows specification 9.13.
 */
export function replyLocale(tags: readonly string[]): Locale {
  const languages = tags.map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return languages.map((language) => (language === 'zh' ? 'cn' : language)).find(isLocale) ?? 'ko';
}

/** The language tag of a locale, for `lang` attributes and `Intl`. */
export const languageTags = { ko: 'ko-KR', en: 'en-US', cn: 'zh-CN' } as const satisfies Record<Locale, string>;

/** The languages of a page's other addresses as search engines name them: a language for readers anywhere, Chinese by its script. */
export const hreflangs = { ko: 'ko', en: 'en', cn: 'zh-Hans' } as const satisfies Record<Locale, string>;

/** How the addresses of each language begin. The plain ones are Korean to search engines, and follow the reader's choice otherwise. */
export const addressPrefixes = { ko: '', en: '/en', cn: '/cn' } as const satisfies Record<Locale, string>;

/** Splits a path into the language it begins with (null for a plain one) and the path within that language, which keeps its query. */
export function languageOfAddress(address: string): { locale: TranslationLocale | null; path: string } {
  const [, locale, rest = ''] = /^\/(en|cn)(?![^/?#])(.*)$/is.exec(address) ?? [];
  if (locale === undefined) return { locale: null, path: address };
  return { locale: locale.toLowerCase() as TranslationLocale, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** Each language in its own words, for readers of only that one. */
export const languageNames = { ko: '한국어', en: 'English', cn: '中文' } as const satisfies Record<Locale, string>;

/** Each language in Korean, for staff. */
export const koreanLanguageNames = { ko: '한국어', en: '영어', cn: '중국어' } as const satisfies Record<Locale, string>;

/** A name or line of the shop: Korean, and the other languages somebody wrote. */
export type Named = Partial<Record<Locale, string | null | undefined>>;

/** A name in a language, falling back to English, then to Korean. Values that are not text are skipped, so that one bad row cannot break the page. */
export function localizedName(name: Named | null | undefined, locale: Locale): string {
  const own = locale === 'ko' ? '' : textOf(name?.[locale]) || textOf(name?.en);
  return own || textOf(name?.ko) || textOf(name?.en);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Translations of a row's Korean columns; languages and columns may be missing. */
export type Translations = Partial<Record<TranslationLocale, Partial<Record<string, string>>>>;

/** A column in the reader's language, falling back to Korean. */
export function translated<Column extends string>(
  row: Record<Column, string> & { translations: Translations },
  column: Column,
  locale: Locale,
): string {
  return (locale === 'ko' ? '' : textOf(row.translations[locale]?.[column])) || row[column];
}

/**
 * The language of a written text, by its script: Korean with any Hangul, else Chinese with any Han character, else English; null without
 * a letter. Japanese, or another Latin-script language, is misread, which is rare and harmless for screen readers.
 */
export function languageWritten(words: string): Locale | null {
  if (/\p{Script=Hangul}/u.test(words)) return 'ko';
  if (/\p{Script=Han}/u.test(words)) return 'cn';
  return /\p{Script=Latin}/u.test(words) ? 'en' : null;
}

/** The `lang` of a text that somebody wrote; undefined without a letter. */
export function languageTagOf(words: string): string | undefined {
  const locale = languageWritten(words);
  return locale === null ? undefined : hreflangs[locale];
}

/** The languages in which a name is written, always with Korean: pages in other languages are not indexed. */
export function languagesOf(name: Named | null | undefined): Locale[] {
  return locales.filter((locale) => locale === 'ko' || textOf(name?.[locale]).trim() !== '');
}

/** The languages in which a row's Korean column is written. */
export function languagesTranslated(translations: Translations | undefined, column: string): Locale[] {
  return locales.filter((locale) => locale === 'ko' || textOf(translations?.[locale]?.[column]).trim() !== '');
}

/** The `lang` of text in a single language on pages of any language: Korean if it contains Hangul, otherwise that of the page. */
export function writtenLanguage(words: string): 'ko' | undefined {
  return /\p{Script=Hangul}/u.test(words) ? 'ko' : undefined;
}
