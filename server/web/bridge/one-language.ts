import { isLocale, type Locale, localizedName, type Named } from '#rules/shop/locale.ts';

/**
 * Reduces every name ({ko, en, cn?}) in the rows to the page's language, with the same fallback as `localizedName`. A page shows one
 * language, and switching reloads it, so the other names would be sent for nothing. Does not modify `rows`.
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
