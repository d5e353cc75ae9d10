import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { chooseLocale } from '#client/locale/stored-locale.ts';
import { languageNames, languageTags, locales } from '#rules/shop/locale.ts';
import { cx } from '#ui/class-names.ts';

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
            lang={languageTags[locale]}
            aria-pressed={locale === current}
            onClick={() => chooseLocale(locale)}
            className={cx('min-h-target px-2 text-13', locale === current ? 'font-extrabold text-ink' : 'text-ink-2 hover:text-ink')}
          >
            {languageNames[locale]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
