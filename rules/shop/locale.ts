/** The interface languages (specification 1). Chinese is keyed `cn` (specification 9). */
export const locales = ['ko', 'en', 'cn'] as const;
export type Locale = (typeof locales)[number];

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
 * The language of a reply of the API by `Accept-Language`: of the languages named, the one wished for most, `zh` and `cn` being Chinese;
 * other languages read Korean. The shop's own pages send the language chosen there, so that the two never differ; other clients are
 * read as HTTP has it, where `resolveLocale` reads a browser as specification 9 has it.
 */
export function replyLocale(acceptLanguage: string | undefined): Locale {
  const ranges = (acceptLanguage ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
    const weight = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
    const language = tag.slice(0, 2) === 'zh' ? 'cn' : tag.slice(0, 2);
    return { language, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
  });
  const wished = ranges.filter(({ language }) => isLocale(language)).sort((a, b) => b.weight - a.weight)[0]?.language;
  return isLocale(wished) ? wished : 'ko';
}

/** The language tag of a locale for `lang` attributes and `Intl`. */
export const languageTags = { ko: 'ko-KR', en: 'en-US', cn: 'zh-CN' } as const satisfies Record<Locale, string>;

/** Names of the shop are {ko, en}; Chinese readers get the English name. */
export function localizedName(name: { ko?: string | null; en?: string | null } | null | undefined, locale: Locale): string {
  if (!name) return '';
  const own = locale === 'ko' ? name.ko : name.en;
  return own || name.ko || name.en || '';
}
