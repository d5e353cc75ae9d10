import { type Locale, languageTags, locales } from '#rules/shop/locale.ts';

/** The page's language, outside of components. Browser only. */
export function pageLocale(): Locale {
  return locales.find((locale) => languageTags[locale] === document.documentElement.lang) ?? 'ko';
}
