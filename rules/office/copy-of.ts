import { type Locale, locales } from '#rules/shop/locale.ts';

/** What a copy is called after. */
const endings: Record<Locale, string> = { ko: ' 사본', en: ' copy', cn: ' 副本' };
/** Letters that every name and address part may have at least; one that is longer stays as long as it was. */
const ALWAYS_FITS = 40;
/** What a copy begins with, whatever it was made of: nobody sees it, gets it or finds it by a number yet. */
const beginnings: Readonly<Record<string, unknown>> = {
  state: 'STOP',
  template: 'STOP',
  is_best: false,
  is_sign_up_gift: false,
  number: null,
};

/**
 * The initial values of a form that copies a thing: everything written about it, under new names, hidden until it is published. Sales, followers and
 * copies given out are not part of any form and are not copied.
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

/** A name in one language, Korean where none is said, or in each that it is written in. */
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
