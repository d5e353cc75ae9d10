import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { chooseLocale } from '#client/locale/stored-locale.ts';
import { locales } from '#rules/shop/locale.ts';
import { cx } from '#ui/class-names.ts';

/** Each language in its own words, as a person who reads only that one looks for it. */
const ownNames = { ko: { name: '한국어', tag: 'ko' }, en: { name: 'English', tag: 'en' }, cn: { name: '中文', tag: 'zh' } } as const;

/** Chooses the interface language; the choice is kept (specification 9). */
export function LanguageChoice() {
  const text = useText();
  const current = useLocale();
  return (
    <fieldset className="mt-4">
      <legend className="sr-only">{text(shell.language)}</legend>
      <div className="-ml-2 flex">
        {locales.map((locale) => (
          <button
            key={locale}
            type="button"
            lang={ownNames[locale].tag}
            aria-pressed={locale === current}
            onClick={() => chooseLocale(locale)}
            className={cx('min-h-target px-2 text-13', locale === current ? 'font-extrabold text-ink' : 'text-ink-2 hover:text-ink')}
          >
            {ownNames[locale].name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
