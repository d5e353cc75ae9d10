/** The interface languages (specification 1). Chinese is keyed `cn` (specification 9). */
export const locales = ['ko', 'en', 'cn'] as const;
export type Locale = (typeof locales)[number];

/** The languages into which Korean texts are translated. */
export type TranslationLocale = Exclude<Locale, 'ko'>;
export const translationLocales = locales.filter((locale) => locale !== 'ko') as [TranslationLocale, ...TranslationLocale[]];

/** The languages that names and texts of the shop are always written in; in others they are where somebody wrote them. */
const writtenLocales: readonly Locale[] = ['ko', 'en'];

/** True for a language that names and texts may be missing in: its readers get the English ones. */
export function mayBeMissing(locale: Locale): boolean {
  return !writtenLocales.includes(locale);
}

/** A name or a text without the languages that are left empty and may be missing. */
export function withoutMissing<Words extends Named>(words: Words): Words {
  return Object.fromEntries(Object.entries(words).filter(([locale, text]) => text !== '' || !mayBeMissing(locale as Locale))) as Words;
}

/** The field of a form that says in another language what a field says in Korean: `content_en` of `content`. */
export type TranslationField<Of extends string> = `${Of}_${TranslationLocale}`;

export function translationField<Of extends string, Language extends TranslationLocale>(of: Of, locale: Language) {
  return `${of}_${locale}` as const;
}

/** One value for each language that Korean is translated into. */
export function inEveryTranslation<Value>(make: (locale: TranslationLocale) => Value): Record<TranslationLocale, Value> {
  return Object.fromEntries(translationLocales.map((locale) => [locale, make(locale)])) as Record<TranslationLocale, Value>;
}

/** The translations of a field, each a field of its own: `{content_en, content_cn}`. */
export function inTranslations<Of extends string, Value>(
  of: Of,
  make: (locale: TranslationLocale) => Value,
): Record<TranslationField<Of>, Value> {
  return Object.fromEntries(translationLocales.map((locale) => [translationField(of, locale), make(locale)])) as Record<
    TranslationField<Of>,
    Value
  >;
}

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

/** Each language in Korean, for those who run the shop. */
export const koreanLanguageNames = { ko: '한국어', en: '영어', cn: '중국어' } as const satisfies Record<Locale, string>;

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
