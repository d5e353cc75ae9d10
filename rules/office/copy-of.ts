import { type Locale, locales } from '#rules/shop/locale.ts';

/** Suffixes for the names of copies. */
const endings: Record<Locale, string> = { ko: ' 사본', en: ' copy', cn: ' 副本' };
/** Characters that every name and slug field allows; a longer value keeps its length. */
const ALWAYS_FITS = 40;
/** Initial values of a copy: it is hidden, not featured or given to anyone, and has no number yet. */
const beginnings: Readonly<Record<string, unknown>> = {
  state: 'STOP',
  template: 'STOP',
  is_best: false,
  is_sign_up_gift: false,
  number: null,
};

/**
 * The initial values of a form that copies a thing: all its content under new names, hidden until published. Sales, followers and issued
 * copies are not part of any form and are not copied.
 */
export function copyOf<Body extends object>(body: Body): Body {
  const own = Object.entries(body).map(([field, value]) => {
    if (field in beginnings) return [field, beginnings[field]];
    if (field === 'path_name') return [field, ended(value, '-copy')];
    const { language } = /^(?:name|title)(?:_(?<language>\w+))?$/.exec(field)?.groups ?? { language: null };
    return [field, language === null ? value : renamed(value, language)];
  });
  return Object.fromEntries(own) as Body;
}

/** A name with the suffix of its language (Korean if unspecified), or of each language it is written in. */
function renamed(value: unknown, language = 'ko'): unknown {
  const named = (text: unknown, wanted: string) => {
    const locale = locales.find((each) => each === wanted);
    return locale === undefined ? text : ended(text, endings[locale]);
  };
  if (typeof value !== 'object' || value === null) return named(value, language);
  return Object.fromEntries(Object.entries(value).map(([locale, text]) => [locale, named(text, locale)]));
}

function ended(text: unknown, ending: string): unknown {
  if (typeof text !== 'string' || text === '') return text;
  const letters = [...text].slice(0, Math.max(ALWAYS_FITS, text.length) - ending.length);
  while (letters.join('').length + ending.length > Math.max(ALWAYS_FITS, text.length)) letters.pop();
  return `${letters.join('').trimEnd()}${ending}`;
}
