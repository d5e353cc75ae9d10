import { isLocale, type Locale, localizedName, type Named } from '#rules/shop/locale.ts';

/**
 * Rows with every name ({ko, en, cn?}) in the language of the page alone, chosen as `localizedName` chooses. A page is read in one language, and
 * another one loads it anew, so the names of the other would travel for nobody. `rows` stays as it is.
 */
export function inOneLanguage<Rows>(rows: Rows, locale: Locale): Rows {
  return trimmed(rows, locale) as Rows;
}

function trimmed(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((each) => trimmed(each, locale));
  if (typeof value !== 'object' || value === null) return value;
  if (isName(value)) return { [locale === 'ko' ? 'ko' : 'en']: localizedName(value, locale) };
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, trimmed(each, locale)]));
}

function isName(value: object): value is Named {
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key, text]) => isLocale(key) && (text === null || typeof text === 'string'));
}
